import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarios } from 'virtual:scenarios';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { paradoxes, turns } from '../properties/turns.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import { diceOf } from '../oracle/army-fleet/random.ts';
import { CASES, movementsOf, randomMovement, turnOf } from '../support/army-fleet.ts';
import { EFFORT, longRuns } from '../support/effort.ts';
import { ruled } from './turns.ts';

/** Orders drawn as arrows: moves, and of the Army/Fleet module boardings and landings. */
const GOES: ReadonlySet<string> = new Set(['move', 'board', 'land']);

/** The moves whose arrow, in the end, goes all the way in ink, against those that succeed. */
function arrivals(turn: Turn): {
  readonly drawn: readonly string[];
  readonly ruled: readonly string[];
} {
  const { orders, steps } = turn.ruling;
  const { ribbons } = frame(turn, steps.length, FORMATS.thumb);
  // The arc of the Right-Hand Rule shows where a fleet may go, not a move; a carried army goes where its fleet goes.
  const moves = ribbons.filter(({ way }) => way !== 'turns' && way !== 'carried');
  const arrive = moves.filter(({ ink, reach }) => ink === 1 && reach === 1);
  return {
    drawn: [...new Set(arrive.map(({ key }) => key.split('/')[0] ?? ''))].sort(),
    ruled: orders
      .flatMap(({ order, outcome }, i) =>
        GOES.has(order?.type ?? '') && outcome === 'succeeds' ? [`move:${String(i)}`] : [],
      )
      .sort(),
  };
}

const open = (turn: Turn): number =>
  frame(turn, turn.ruling.steps.length, FORMATS.thumb).ribbons.filter(({ pencil }) => pencil > 0)
    .length;

function check(turn: Turn, name: string): void {
  const { drawn, ruled: right } = arrivals(turn);
  expect(drawn, name).toEqual(right);
  expect(open(turn), name).toBe(0);
}

const PARADOXES = scenarios.filter(({ slug }) => /^datc\/6-f-(14|15|16|17|22|23|24)/.test(slug));
const SOME = scenarios.filter((_, i) => EFFORT >= 1 || i % 24 === 0);

test('in a paradox the arrow of a failed convoy does not arrive', () => {
  expect(PARADOXES.length).toBeGreaterThanOrEqual(7);
  const fails = PARADOXES.map(({ position, orders, slug }) => {
    const turn = ruled({ position, orders }, 'DATC');
    check(turn, slug);
    return turn.ruling.orders.filter(({ outcome }) => outcome === 'no-path').length;
  });
  expect(fails.filter((count) => count > 0).length).toBeGreaterThanOrEqual(6);
});

test('in every scenario those arrows arrive whose moves succeed, and no others', () => {
  for (const { position, orders, slug, editions } of SOME)
    for (const id of editions.includes('A/F') ? (['A/F'] as const) : EDITION_IDS)
      check(ruled({ position, orders }, id), `${slug} ${id}`);
});

test('and in random turns', () => {
  const given = fc.tuple(fc.oneof(paradoxes, turns), fc.constantFrom(...EDITION_IDS));
  fc.assert(
    fc.property(given, ([turn, id]) => {
      check(ruled(turn, id), id);
    }),
    { numRuns: longRuns(2000) },
  );
});

test('and in the cases and in random turns of the Army/Fleet module', () => {
  const cases = CASES.filter((_, i) => EFFORT >= 1 || i % 6 === 0);
  for (const one of cases) for (const movement of movementsOf(one)) check(turnOf(movement), one.id);
  for (let seed = 0; seed < longRuns(1000); seed += 1)
    check(turnOf(randomMovement(seed, diceOf(seed), ARMY_FLEET_1984)), `turn ${String(seed)}`);
});
