import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicate as byColumns } from '../../src/law/adjudicate.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { EDITION_IDS, type Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { choices, doubles, turns } from '../properties/turns.ts';
import { SCENARIO_FILES } from '../scenario/files.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import { shortTurn, type GivenTurn } from '../support/short.ts';

const LIMIT = 150_000 * PATIENCE;
let same = 0;
let other = 0;
const shown: string[] = [];

const facts = (steps: readonly { readonly fact: unknown }[]) =>
  steps.map(({ fact }) => JSON.stringify(fact)).sort();

function compare({ position, orders }: GivenTurn, edition: Edition): void {
  const told = `${edition.name} ${JSON.stringify(edition.choices)}\n${shortTurn({ position, orders })}`;
  const ruling = adjudicate(position, orders, edition);
  const old = byColumns(position, orders, edition);
  const rows = ({ orders: all }: typeof ruling) =>
    all.map(({ step, ...row }) => ({ ...row, step: step !== null }));
  expect(rows(ruling), told).toEqual(rows(old));
  expect({ ...ruling, orders: [], steps: [] }, told).toEqual({ ...old, orders: [], steps: [] });
  expect({ ...adjudicate(position, orders, edition, { trace: false }) }, told).toEqual({
    ...ruling,
    orders: ruling.orders.map((row) => ({ ...row, step: null })),
    steps: [],
  });
  expect(checkRuling({ position, orders, edition, ruling }), told).toMatchObject({ ok: true });
  const [mine, theirs] = [facts(ruling.steps), facts(old.steps)];
  if (JSON.stringify(mine) === JSON.stringify(theirs)) same += 1;
  else {
    other += 1;
    if (shown.length < 6)
      shown.push(
        `${told}\n- ${theirs.filter((one) => !mine.includes(one)).join('\n- ')}\n+ ${mine.filter((one) => !theirs.includes(one)).join('\n+ ')}`,
      );
  }
}

test(
  'proofs',
  () => {
    fc.assert(fc.property(turns, fc.constantFrom(...Object.values(EDITIONS)), compare), {
      seed: 22 + EFFORT,
      numRuns: runs(20_000),
    });
    for (const some of [turns, doubles])
      fc.assert(
        fc.property(some, choices, (turn, mixture) => {
          compare(turn, { ...EDITIONS.DATC, choices: mixture });
        }),
        { seed: 23 + EFFORT, numRuns: runs(20_000) },
      );
    console.log(same, other);
    console.log(shown.join('\n\n'));
  },
  LIMIT,
);
test(
  'scenarios',
  () => {
    same = 0;
    other = 0;
    shown.length = 0;
    for (const { file, text } of SCENARIO_FILES) {
      const loaded = loadScenario(text, file);
      if (!loaded.ok) throw new Error(file);
      for (const id of EDITION_IDS) compare(loaded.value, EDITIONS[id]);
    }
    console.log(same, other);
    console.log(shown.join('\n\n'));
  },
  LIMIT,
);
