import { spaceOf, type SpaceId } from '../../board/board.ts';
import { unitPlace } from '../../board/places.ts';
import type { Power } from '../../board/powers.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import type { Point } from '../../stage/geometry/point.ts';
import { toView } from '../../stage/model/view.ts';
import type { Answer, Asked } from './answers.ts';
import type { EntryPlace } from './desk.ts';
import type { Stop } from './direction.ts';
import { askedOf, openAtOnce, placeIn, type Drafting } from './drafting.ts';
import { formatEntry, placeOf, type EntryOrder, type EntryPhase } from './task.ts';
import { KINDS_IN, placeLabel, targetLabel } from './words.ts';

/**
 * Something on the map that can be chosen now.
 * `place`: what can be ordered; `target`: an answer to what is asked; `hint`: where a press moves the unit at once.
 */
export interface Option extends Stop {
  readonly role: 'place' | 'target' | 'hint';
  /** Whose place it is; null of a target. */
  readonly power: Power | null;
  /** What can be chosen, in words. */
  readonly label: string;
  /** The place that is being ordered. */
  readonly chosen: boolean;
  /** Of the active power, and nothing is written for it yet. */
  readonly silent: boolean;
}

/** What is written: the orders of all slips. */
export interface OptionsInput {
  readonly drafting: Drafting;
  readonly orders: readonly EntryOrder[];
  readonly shown: Frame;
  readonly active: Power;
}

/** What can be chosen on the map now, in the order of the tab key. */
export function optionsOn({ drafting, orders, shown, active }: OptionsInput): readonly Option[] {
  const { desk, place } = drafting;
  const asked = askedOf(drafting);
  if (asked?.question === 'whom' || asked?.question === 'where')
    return asked.options.flatMap((answer): readonly Option[] =>
      answer.question === 'whom' || answer.question === 'where'
        ? [target(answer.value, 'target')]
        : [],
    );
  const hints = asked?.question === 'kind' ? openAtOnce(drafting) : [];
  const colleagues = new Set(
    desk.places.filter(({ power }) => power === placeIn(drafting)?.power).map(({ space }) => space),
  );
  const places = desk.places.filter(({ space }) => !hints.includes(space) || colleagues.has(space));
  return [
    ...places.map((one): Option => {
      const order = orders.find((each) => placeOf(each) === one.space && each.power === one.power);
      const { space, power, piece } = one;
      return {
        role: 'place',
        space,
        power,
        ...spotOf(space, shown, piece !== null && desk.task.phase === 'retreats'),
        label: placeLabel(one, order ? formatEntry(order) : null, desk.task.phase),
        chosen: space === place,
        silent: order === undefined && power === active,
      };
    }),
    ...hints.filter((space) => !colleagues.has(space)).map((space) => target(space, 'hint')),
  ];

  function target(space: SpaceId, role: 'target' | 'hint'): Option {
    const there = desk.task.position.units.find(({ at }) => spaceOf(at) === space);
    const label = targetLabel(space, there);
    const spot = spotOf(space, shown, false);
    return { role, space, power: null, ...spot, label, chosen: false, silent: false };
  }
}

/** Where a space is pressed: at its unit, the dislodged one if that is meant, or where one would stand. */
export function spotOf(space: SpaceId, shown: Frame, isDislodged: boolean): Point {
  const marks = shown.units.filter(({ unit }) => unit === space);
  const mark = marks.find(({ key }) => key.startsWith('dislodged') === isDislodged) ?? marks[0];
  const { x, y } = mark ?? toView(shown.view, unitPlace(space));
  return { x, y };
}

/** The option that is nearest to a point and no farther than so many px. */
export function nearestOption(
  options: readonly Option[],
  { x, y }: Point,
  most: number,
): Option | null {
  let best: Option | null = null;
  let least = most;
  for (const option of options) {
    const away = Math.hypot(option.x - x, option.y - y);
    if (away > least) continue;
    best = option;
    least = away;
  }
  return best;
}

/** The option that the tab key comes to: the chosen place; of targets the nearest; of places the first without an order. */
export function firstStop(options: readonly Option[], drafting: Drafting): Option | null {
  const [first = null] = options;
  if (first === null || first.role === 'place') {
    const written = drafting.written && placeOf(drafting.written);
    const after = options.findIndex(({ space }) => space === written);
    const inTurn = [...options.slice(after + 1), ...options.slice(0, after + 1)];
    return (
      options.find(({ chosen }) => chosen) ??
      inTurn.find(({ silent, power }) => silent && power === (options[after] ?? first)?.power) ??
      options[Math.max(0, after)] ??
      null
    );
  }
  return first;
}

/** A button of the chooser. */
export interface Shown {
  readonly answer: Answer;
  readonly offered: boolean;
}

/** The answers on buttons: of what a unit can do at all also what it cannot do now, so that it can be asked why. */
export function answersShown(
  phase: EntryPhase,
  place: EntryPlace | null,
  asked: Asked | null,
): readonly Shown[] {
  if (!place || !asked || asked.question === null) return [];
  const { question, options } = asked;
  if (question === 'whom' || question === 'where') return [];
  const offered = options.map((answer) => ({ answer, offered: true }));
  if (question !== 'kind' || phase === 'adjustments') return offered;
  return KINDS_IN[phase]
    .filter((kind) => kind !== 'convoy' || place.piece?.kind === 'F')
    .map((kind) => ({
      answer: { question: 'kind', value: kind },
      offered: options.some(({ value }) => value === kind),
    }));
}
