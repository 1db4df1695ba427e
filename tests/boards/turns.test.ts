import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fleetLocations, spaceIn, spaceOf, type Board } from '../../src/board/board.ts';
import type { Position, Unit } from '../../src/board/board.ts';
import { checkAdjustments } from '../../src/check/adjustments/check-adjustments.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { checkRetreats } from '../../src/check/retreats/check-retreats.ts';
import {
  adjustmentChip,
  adjustmentSentence,
  chapters,
  chip,
  nearMiss,
  outcomeWords,
  retreatChip,
  retreatSentence,
  sentence,
  verdict,
} from '../../src/explain/in-words.ts';
import { LANGUAGES } from '../../src/explain/languages/languages.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { legalOrders } from '../../src/law/legal-orders.ts';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import { retreatPosition } from '../../src/law/retreats/retreat-position.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import {
  formatAdjustmentOrder,
  formatOrder,
  formatRetreatOrder,
} from '../../src/orders/format-order.ts';
import type { Order } from '../../src/orders/order.ts';
import {
  readAdjustments,
  readOrders,
  readRetreats,
} from '../../src/orders/notations/rulebook/read-rulebook.ts';
import type { RetreatPhaseOrder } from '../../src/orders/retreat-order.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { longRuns } from '../support/effort.ts';
import { BOARDS } from './boards.ts';

/** A unit and what it does, as small numbers. */
const recruit = fc.record({
  place: fc.nat(400),
  power: fc.nat(40),
  isFleet: fc.boolean(),
  order: fc.nat(4000),
  retreat: fc.nat(20),
});
type Recruit = Parameters<Parameters<typeof recruit.map>[0]>[0];

const deal = fc.record({
  recruits: fc.array(recruit, { minLength: 2, maxLength: 30 }),
  /** Units stand in this many spaces from here: few, so that they meet. */
  from: fc.nat(400),
  room: fc.integer({ min: 3, max: 40 }),
  edition: fc.constantFrom(...EDITION_IDS),
});

interface Settled {
  readonly position: Position;
  readonly orders: readonly Order[];
}

/** Nearby spaces first: those that can be reached from a space, and so on. */
function around(from: number, room: number, board: Board) {
  const start = board.spaceIds[from % board.spaceIds.length];
  const found = new Set(start ? [start] : []);
  for (const space of found) {
    if (found.size >= room) break;
    for (const at of [space, ...fleetLocations(space, board)])
      for (const near of [...(board.armies.get(at) ?? []), ...(board.fleets.get(at) ?? [])])
        found.add(spaceOf(near));
  }
  return [...found].slice(0, room);
}

const isSupportOf = (one: Order, other: Order): boolean =>
  one.type === 'support-move' &&
  other.type === 'move' &&
  spaceOf(one.target.at) === spaceOf(other.unit.at) &&
  spaceOf(one.to) === spaceOf(other.to);

function settle(
  { recruits, from, room, edition }: Parameters<Parameters<typeof deal.map>[0]>[0],
  board: Board,
): Settled {
  const spaces = around(from, room, board);
  const taken = new Map<string, { readonly unit: Unit; readonly recruit: Recruit }>();
  for (const one of recruits) {
    const space = spaces[one.place % spaces.length];
    const power = board.powers[one.power % board.powers.length];
    if (!space || !power || taken.has(space)) continue;
    const { kind } = spaceIn(space, board);
    const isFleet = kind === 'sea' || (kind === 'coastal' && one.isFleet);
    const coasts = fleetLocations(space, board);
    const at = isFleet ? (coasts[one.order % coasts.length] ?? space) : space;
    taken.set(space, { unit: { power, kind: isFleet ? 'F' : 'A', at }, recruit: one });
  }
  const position: Position = { units: [...taken.values()].map(({ unit }) => unit), board };
  const orders: Order[] = [];
  for (const { unit, recruit } of taken.values()) {
    const legal = legalOrders(position, spaceOf(unit.at), EDITIONS[edition]);
    const helps = legal.filter((one) => orders.some((other) => isSupportOf(one, other)));
    const attacks = legal.filter((one) => one.type === 'move' && taken.has(spaceOf(one.to)));
    // Most units support a move that is ordered, or attack somebody, so that units are dislodged.
    const wanted = [helps, attacks].find(({ length }) => length > 0) ?? legal;
    const from = recruit.order % 4 === 0 ? legal : wanted;
    const chosen = from[recruit.order % from.length];
    if (chosen) orders.push(chosen);
  }
  return { position, orders };
}

describe.each(BOARDS.map((board) => [board.id, board] as const))('turns on %s', (_, board) => {
  test('are ruled, proved, told in both languages, written and read back, phase by phase', () => {
    let dislodged = 0;
    fc.assert(
      fc.property(deal, (dealt) => {
        const edition = EDITIONS[dealt.edition];
        const { position, orders } = settle(dealt, board);
        const ruling = adjudicate(position, orders, edition);
        const turn = { position, orders, edition, ruling };
        expect(checkRuling(turn)).toEqual({ ok: true });
        for (const language of Object.values(LANGUAGES)) {
          const told = [
            ...ruling.steps.flatMap((step) => [
              sentence(step, turn, language),
              chip(step, turn, language),
              nearMiss(step, turn, language) ?? 'none',
            ]),
            ...ruling.orders.map((one) => outcomeWords(one, turn, language).word),
            ...chapters(turn, language).map(({ title }) => title),
            verdict(turn, language).headline,
          ];
          expect(told.join(' ')).not.toMatch(/undefined|null|NaN/);
        }
        const text = (list: readonly { readonly power: string }[], lines: readonly string[]) =>
          list.map(({ power }, place) => `${power}: ${lines[place] ?? ''}`).join('\n');
        const written = orders.map((order) => formatOrder(order, board));
        const read = readOrders(text(orders, written), { position, asWritten: true });
        expect(read.errors).toEqual([]);
        expect(read.orders).toEqual(orders);

        const before = retreatPosition(position, ruling);
        dislodged += before.dislodged.length;
        const retreating = before.dislodged.flatMap(({ unit, retreats }, place) => {
          const { power } = unit;
          const piece = { kind: unit.kind, at: unit.at };
          const to = retreats[(dealt.recruits[place]?.retreat ?? 0) % (retreats.length + 1)];
          const order: RetreatPhaseOrder = to
            ? { power, unit: piece, type: 'retreat', to }
            : { power, unit: piece, type: 'disband' };
          return [order];
        });
        const retreated = adjudicateRetreats(before, retreating, edition);
        expect(checkRetreats(before, retreating, edition, retreated)).toEqual({ ok: true });
        const inRetreat = { position: before, orders: retreating, edition, ruling: retreated };
        const left = retreating.map((order) => formatRetreatOrder(order, board));
        const reread = readRetreats(text(retreating, left), { position: before });
        expect(reread.orders).toEqual(retreating);

        const winter = {
          ...retreated.after,
          owners: board.start.owners ?? {},
          captured: dealt.from % 2 === 0,
        };
        const building = board.powers.flatMap((power): readonly AdjustmentOrder[] => {
          const own = winter.units.filter((unit) => unit.power === power);
          const [gone] = own;
          const site = board.centres.find(
            (centre) => !winter.units.some(({ at }) => spaceOf(at) === centre),
          );
          const [at] = site ? fleetLocations(site, board) : [];
          const orders: AdjustmentOrder[] = [];
          if (gone) orders.push({ type: 'remove', power, unit: { kind: gone.kind, at: gone.at } });
          if (at) orders.push({ type: 'build', power, unit: { kind: 'F', at } });
          else if (site) orders.push({ type: 'build', power, unit: { kind: 'A', at: site } });
          return orders;
        });
        const adjusted = adjudicateAdjustments(winter, building, edition);
        expect(checkAdjustments(winter, building, edition, adjusted)).toEqual({ ok: true });
        const inWinter = { position: winter, orders: building, edition, ruling: adjusted };
        const built = building.map((order) => formatAdjustmentOrder(order, board));
        expect(readAdjustments(text(building, built), { position: winter }).orders).toEqual(
          building,
        );
        for (const language of Object.values(LANGUAGES)) {
          const told = [
            ...retreated.steps.flatMap((step) => [
              retreatSentence(step, inRetreat, language),
              retreatChip(step, inRetreat, language),
            ]),
            ...adjusted.steps.flatMap((step) => [
              adjustmentSentence(step, inWinter, language),
              adjustmentChip(step, inWinter, language),
            ]),
          ];
          expect(told.join(' ')).not.toMatch(/undefined|null|NaN/);
        }
      }),
      { numRuns: longRuns(2_000), seed: 15 },
    );
    expect(dislodged).toBeGreaterThan(0);
  });
});
