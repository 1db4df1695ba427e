import type { StateValue } from 'xstate';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { MACHINE_WORDS, type PhaseFate } from './machine-words.ts';
import { type ChartMachine, type ChartState, pathTo, stateOf } from './model.ts';
import { litStates } from './now.ts';

export interface WheelPhase {
  readonly id: string;
  readonly name: string;
  readonly fate: PhaseFate;
  /** For the current phase: its active inner states, from the outside in; '' if there are none. */
  readonly inside: string;
}

export interface WheelSeason {
  readonly id: string;
  readonly name: string;
  readonly phases: readonly WheelPhase[];
}

/**
 * What the machine itself does not know about its year. Phases are named by their path below the year:
 * "spring.retreats".
 */
export interface WheelNotes {
  /** The phases of this year that were passed. */
  readonly none?: readonly string[];
  /** States that are not phases. */
  readonly out?: readonly string[];
  /** The phase in which the game ended, if it has. */
  readonly last?: string;
}

export interface Wheel {
  readonly seasons: readonly WheelSeason[];
  readonly now: { readonly season: WheelSeason; readonly phase: WheelPhase } | null;
  /** The state of the machine if that is not in the year: "Ended". */
  readonly outside: string;
}

/** The state that contains the year: the one in which the machine begins, or the machine itself. */
function yearOf(chart: ChartMachine): ChartState {
  const first = chart.root.children
    .map((id) => stateOf(chart, id))
    .find(({ id }) => chart.root.initial.includes(id));
  return first && first.children.length > 0 ? first : chart.root;
}

/** The path to a state below another, as keys: "spring.retreats". */
const wayFrom = (chart: ChartMachine, outer: ChartState, id: string): string =>
  pathTo(chart, id)
    .slice(outer.depth + 1)
    .map(({ key }) => key)
    .join('.');

/** The seasons of the year and their phases, as the machine defines them, in its order. */
export function wheelOf(
  chart: ChartMachine,
  value: StateValue,
  { none = [], out = [], last = '' }: WheelNotes = {},
): Wheel {
  const year = yearOf(chart);
  const lit = litStates(chart, value);
  const seasons = year.children
    .map((id) => stateOf(chart, id))
    .filter(({ id }) => !out.includes(wayFrom(chart, year, id)));
  const phasesOf = (season: ChartState): readonly ChartState[] =>
    (season.children.length > 0
      ? season.children.map((id) => stateOf(chart, id))
      : [season]
    ).filter(({ id }) => !out.includes(wayFrom(chart, year, id)));
  const all = seasons.flatMap(phasesOf);
  const at = all.findIndex(({ id }) => lit.has(id));
  const end = all.findIndex(({ id }) => wayFrom(chart, year, id) === last);
  const outer = [...lit].map((id) => stateOf(chart, id)).find(({ depth }) => depth === 1);
  const ended = at === -1 && outer !== undefined && outer !== year;
  const insideOf = (phase: ChartState): string =>
    [...lit]
      .filter((id) => id !== phase.id && pathTo(chart, id).includes(phase))
      .map((id) => MACHINE_WORDS[chart.language].inside(stateOf(chart, id).name))
      .join(', ');
  const fateOf = (phase: ChartState): PhaseFate => {
    const place = all.indexOf(phase);
    if (place === at) return 'now';
    if (ended && place > end) return 'never';
    if (!ended && place > at) return 'ahead';
    return none.includes(wayFrom(chart, year, phase.id)) ? 'none' : 'passed';
  };
  const wheelSeasons = seasons.map((season): WheelSeason => ({
    id: season.id,
    name: season.name,
    phases: phasesOf(season).map((phase) => ({
      id: phase.id,
      name: phase.name,
      fate: fateOf(phase),
      inside: all.indexOf(phase) === at ? insideOf(phase) : '',
    })),
  }));
  const now = wheelSeasons
    .flatMap((season) => season.phases.map((phase) => ({ season, phase })))
    .find(({ phase }) => phase.fate === 'now');
  return { seasons: wheelSeasons, now: now ?? null, outside: ended ? outer.name : '' };
}

/** The wheel as text: "1901. Spring: diplomacy passed, orders now (open), ..." */
export function wheelWords(
  { seasons, outside }: Wheel,
  year: string,
  language: LanguageTag,
): string {
  const { inside, fates } = MACHINE_WORDS[language];
  const each = seasons.map(({ name, phases }) => {
    const phaseTexts = phases.map(
      (phase) =>
        `${inside(phase.name)} ${fates[phase.fate]}${phase.inside === '' ? '' : ` (${phase.inside})`}`,
    );
    return `${name}: ${phaseTexts.join(', ')}.`;
  });
  return [`${year}.`, ...(outside === '' ? [] : [`${outside}.`]), ...each].join(' ');
}

/** An arc of a circle, in radians clockwise from the top. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The gap between seasons, as a share of a phase. */
const GAP = 0.3;

/** The arcs of the phases: all the same size, with gaps between seasons. */
export function stretches(
  seasons: readonly WheelSeason[],
): readonly { readonly season: Stretch; readonly phases: readonly Stretch[] }[] {
  const count = seasons.reduce((sum, { phases }) => sum + phases.length + GAP, 0);
  const unit = (2 * Math.PI) / Math.max(count, 1);
  let at = (GAP / 2) * unit;
  return seasons.map(({ phases }) => {
    const start = at;
    const each = phases.map((_, n) => ({ start: start + n * unit, end: start + (n + 1) * unit }));
    const end = start + phases.length * unit;
    at = end + GAP * unit;
    return { season: { start, end }, phases: each };
  });
}
