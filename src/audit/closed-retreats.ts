import { adjudicate } from '../law/adjudicate.ts';
import { spaceOf, type Location, type Unit } from '../board/board.ts';
import type { Finding } from '../game/finding.ts';
import type { RecordedRetreater } from '../orders/notations/recorded/recorded-phase.ts';
import type { Edition } from '../rules/edition.ts';
import type { Retreater } from '../trace/retreat-ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { unitName } from './audit-moves.ts';
import type { RuledAgain } from './reason.ts';
import { rightUnder } from './right-under.ts';

/** Where a record lets dislodged units go to other spaces than the rules do. */
export function closedRetreats(
  listed: readonly RecordedRetreater[],
  ours: readonly Retreater[],
  ruled: RuledAgain | null,
  edition: Edition,
): readonly Finding[] {
  return listed.flatMap(({ unit, to }): readonly Finding[] => {
    const same = ours.find((one) => one.unit.at === unit.at && one.unit.power === unit.power);
    if (!to || !same || sameSpaces(to, same.retreats)) return [];
    const fits = (other: Edition): boolean =>
      ruled?.phase === 'movement' && sameSpaces(to, optionsOf(ruled.turn, other, unit));
    const right = rightUnder(edition, fits);
    const place = { what: 'retreats', power: unit.power, order: unitName(unit) } as const;
    return [{ ...place, theirs: to, ours: same.retreats, right }];
  });
}

function optionsOf(
  { position, orders }: Turn,
  edition: Edition,
  unit: Unit,
): Retreater['retreats'] {
  const { dislodged } = adjudicate(position, orders, edition, { trace: false });
  return dislodged.find((one) => one.unit === spaceOf(unit.at))?.retreats ?? [];
}

const sameSpaces = (one: readonly Location[], other: readonly Location[]): boolean => {
  const spaces = (places: readonly Location[]): string =>
    [...new Set(places.map(spaceOf))].sort().join(' ');
  return spaces(one) === spaces(other);
};
