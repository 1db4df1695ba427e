import fc from 'fast-check';
import type { Location } from '../../src/board/board.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import type { EditionId } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { differences } from '../../src/scenario/expect.ts';
import { compareAdjustments, compareRetreats } from '../../src/scenario/expect-phases.ts';
import { rulePhases, type PhaseRulers } from '../../src/scenario/rule-phases.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { divine } from '../oracle/oracle.ts';
import { summaryOf, summaryOfRuling } from '../oracle/outcome.ts';
import { turns } from '../properties/turns.ts';
import { SCENARIOS as OF_THE_REPOSITORY } from '../scenario/files.ts';
import { order } from '../support/short.ts';
import { BEYOND_DATC } from '../law/beyond-datc.ts';

/** A question put to an engine: nothing, or in what its answer is wrong. */
export interface Check {
  /** A scenario and an edition, a border, or the number of a random turn. */
  readonly name: string;
  readonly isFixed: boolean;
  readonly ask: (engine: PhaseRulers) => readonly string[];
}

const BEYOND = BEYOND_DATC.map((text, place): Scenario => {
  const file = `beyond-datc-${String(place)}`;
  const loaded = loadScenario(text, file);
  if (!loaded.ok) throw new Error(`${file} cannot be read`);
  return loaded.value;
});
/** Those of the repository, and those that are only tests. */
export const SCENARIOS: readonly Scenario[] = [...OF_THE_REPOSITORY, ...BEYOND];

const RULINGS: readonly Check[] = SCENARIOS.flatMap((scenario) =>
  scenario.editions.map((id) => ({
    name: `${scenario.collection === 'own' ? scenario.title : scenario.slug} by ${id}`,
    isFixed: true,
    ask: (engine) => {
      const edition = editionCalled(id);
      const phases = rulePhases(scenario, edition, { trace: false }, engine);
      const { movement, retreats, adjustments } = phases;
      const later = [
        ...(retreats ? compareRetreats(scenario, retreats.ruling) : []),
        ...(adjustments ? compareAdjustments(scenario, adjustments.ruling) : []),
      ];
      return [
        ...(movement ? differences(scenario, movement.ruling) : []),
        ...later.map(({ about, expected, got }) => `${about}: expected ${expected}, got ${got}`),
      ];
    },
  })),
);

/** Borders that maps draw badly: a lone unit goes across, and back (1971 VII.1 to VII.3, and its board). */
const BORDERS: readonly (readonly [kind: 'A' | 'F', from: Location, to: Location])[] = [
  ['A', 'GAL', 'UKR'],
  ['A', 'LVN', 'WAR'],
  ['A', 'NWY', 'STP'],
  ['F', 'NWY', 'STP/NC'],
  ['F', 'BOT', 'FIN'],
  ['F', 'CON', 'SMY'],
  ['F', 'MAO', 'SPA/SC'],
  ['F', 'TUS', 'TYS'],
  ['A', 'DEN', 'SWE'],
  ['A', 'KIE', 'DEN'],
  ['A', 'FIN', 'NWY'],
  ['F', 'POR', 'SPA/SC'],
  ['F', 'LYO', 'SPA/SC'],
  ['F', 'WES', 'SPA/SC'],
  ['F', 'BOT', 'STP/SC'],
  ['F', 'CON', 'BUL/EC'],
  ['F', 'CON', 'BUL/SC'],
];

const CROSSINGS: readonly Check[] = BORDERS.flatMap(([kind, from, to]) =>
  [[from, to] as const, [to, from] as const].map(([start, goal]) => ({
    name: `${kind} ${start} goes to ${goal}`,
    isFixed: true,
    ask: ({ movement }: PhaseRulers) => {
      const move = order(`E ${kind} ${start} - ${goal}`);
      const units = [{ power: move.power, ...move.unit }];
      const { after } = movement({ units }, [move], EDITIONS.DATC, { trace: false });
      const ends = after.units.map(({ at }) => at).join(' ');
      return ends === goal ? [] : [`it is in ${ends}`];
    },
  })),
);

/** Fixed by their seed: the same in every run, on every machine. */
export const SAMPLE = fc.sample(fc.tuple(turns, fc.constantFrom<EditionId>(...EDITION_IDS)), {
  seed: 1959,
  numRuns: 400,
});

const RANDOM: readonly Check[] = SAMPLE.map(([{ position, orders }, id], place) => {
  const { choices } = EDITIONS[id];
  const wanted = summaryOf(divine({ position, orders }, choices));
  return {
    name: `random turn ${String(place)} by ${id}`,
    isFixed: false,
    ask: ({ movement }) => {
      const ruling = movement(position, orders, EDITIONS[id], { trace: false });
      const got = summaryOfRuling(ruling, position);
      return [
        ...got.filter((line) => !wanted.includes(line)),
        ...wanted.filter((line) => !got.includes(line)).map((line) => `not: ${line}`),
      ];
    },
  };
});

/** Every scenario, then borders, then turns that the oracle has ruled. */
export const CHECKS: readonly Check[] = [...RULINGS, ...CROSSINGS, ...RANDOM];

export interface Notice {
  readonly by: string;
  readonly because: string;
}

/** The first of the checks that an engine fails; an engine that breaks down fails too. */
export function notice(engine: PhaseRulers, checks: readonly Check[]): Notice | null {
  for (const { name: by, ask } of checks) {
    try {
      const [because] = ask(engine);
      if (because !== undefined) return { by, because };
    } catch (error) {
      return { by, because: String(error) };
    }
  }
  return null;
}
