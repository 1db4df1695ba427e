import { expect } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { unitAt } from '../../src/board/unit-at.ts';
import { CONVOY, MOVE, PATH, SUPPORT, value, YES } from '../../src/law/known.ts';
import type { Known } from '../../src/law/known.ts';
import { dislodgedIn, openTo } from '../../src/law/dislodged.ts';
import { resolve } from '../../src/law/settle.ts';
import { type MovementTurn, type TurnUnit } from '../../src/law/turn.ts';
import { turnOf } from '../../src/law/turn-of.ts';
import type { Edition } from '../../src/rules/edition.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import { shortTurn, type GivenTurn } from '../support/short.ts';

/** What became of a unit's order, by the law. Why a move failed is told only as far as the law decides it. */
function fate(unit: TurnUnit, known: Known): string {
  if (unit.void !== null) return 'void';
  const is = (kind: Parameters<typeof value>[2]): boolean => value(known, unit, kind) === YES;
  switch (unit.task) {
    case 'hold':
      return 'holds';
    case 'move':
      return is(MOVE) ? 'succeeds' : is(PATH) ? 'fails' : 'no-path';
    case 'support':
      return is(SUPPORT) ? 'given' : 'cut';
    case 'convoy':
      return is(CONVOY) ? 'available' : 'disrupted';
  }
}

const nameOf = (turn: MovementTurn, at: number): string => turn.board.names[at] ?? '';

function byLaw(given: GivenTurn, edition: Edition): readonly string[] {
  const turn = turnOf(given.position, given.orders, edition.choices);
  const known = resolve(turn);
  return [
    ...turn.units.map((unit) => `${nameOf(turn, unit.space)} ${fate(unit, known)}`),
    ...turn.units.map(
      (unit) =>
        `${nameOf(turn, unit.space)} illegal ${unit.orders
          .flatMap(({ illegal }) => illegal ?? [])
          .sort()
          .join(' ')}`,
    ),
    ...dislodgedIn(turn, known).map(
      (one) =>
        `${one.unit.id} dislodged by ${one.by.id}: ${openTo(one)
          .map((at) => nameOf(turn, at))
          .join(' ')}`,
    ),
  ].sort();
}

const PLAIN: Readonly<Record<string, string>> = {
  bounces: 'fails',
  blocked: 'fails',
  stopped: 'fails',
};

function byEngine(given: GivenTurn, edition: Edition): readonly string[] {
  const ruling: Ruling = adjudicate(given.position, given.orders, edition);
  const spaces = given.position.units.map(unitAt);
  const fates = new Map<string, string>(spaces.map((space) => [space, 'holds']));
  for (const { unit, outcome } of ruling.orders)
    if (outcome !== 'illegal' && outcome !== 'ambiguous')
      fates.set(unit, PLAIN[outcome] ?? outcome);
  const reasons = new Map<unknown, string>(
    ruling.steps.flatMap(({ fact }) =>
      fact.type === 'illegal' ? [[fact.order, fact.reason] as const] : [],
    ),
  );
  const illegal = (space: string): string =>
    ruling.orders
      .flatMap(({ unit, order, outcome }) => {
        const said = outcome === 'illegal' && order ? reasonOf(order) : 'no-unit';
        return unit === space && said !== 'no-unit' ? [said] : [];
      })
      .sort()
      .join(' ');
  const reasonOf = (order: unknown): string =>
    [...reasons].find(([one]) => JSON.stringify(one) === JSON.stringify(order))?.[1] ?? 'none';
  return [
    ...[...fates].map(([unit, said]) => `${unit} ${said}`),
    ...spaces.map((space) => `${space} illegal ${illegal(space)}`),
    ...ruling.dislodged.map(
      ({ unit, by, retreats }) => `${unit} dislodged by ${by}: ${retreats.join(' ')}`,
    ),
  ].sort();
}

export function expectSame(given: GivenTurn, edition: Edition): void {
  const told = `${edition.name} ${JSON.stringify(edition.choices)}\n${shortTurn(given)}`;
  expect(byLaw(given, edition), told).toEqual(byEngine(given, edition));
}
