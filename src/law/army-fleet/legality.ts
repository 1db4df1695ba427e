import type { IllegalReason } from '../../trace/fact.ts';
import { illegal as plainlyIllegal } from '../legality.ts';
import { reaches } from '../turn.ts';
import type { MovementTurn, Told, TurnUnit } from '../turn.ts';
import { armyAboard, fleetOf, isBerth, isSea } from './berths.ts';

/** What a unit is to do, as far as its orders are judged: its first legal order. */
export const firstOrder = (unit: TurnUnit | null): Told | null =>
  unit?.orders.find(({ illegal }) => illegal === null)?.told ?? null;

const spaceIn = ({ to }: Told, { board }: MovementTurn): number => board.spaceOf[to ?? -1] ?? -1;

/** Why an order is illegal under the module. */
export function illegal(unit: TurnUnit, told: Told, turn: MovementTurn): IllegalReason | null {
  if (told.way === 'boards') return illegalBoarding(unit, told, turn);
  if (told.way !== null) return illegalLanding(unit, told, turn);
  if (isBerth(unit.space)) return illegalAboard(told);
  const army = unit.kind === 'F' ? armyAboard(unit, turn) : null;
  const reason = army && illegalWithArmy(army, told, turn);
  if (reason) return reason;
  const plain = plainlyIllegal(unit, told, turn);
  return plain === 'support-impossible' && couldLand(unit, told, turn) ? null : plain;
}

/** An army boards an adjacent fleet of its own power that has no army aboard (II.a, III.f). */
function illegalBoarding(army: TurnUnit, { to }: Told, turn: MovementTurn): IllegalReason | null {
  const fleet = fleetOf(to ?? -1, turn);
  if (army.kind === 'F' || isBerth(army.space) || !fleet) return 'boards-nothing';
  if (fleet.power !== army.power || armyAboard(fleet, turn)) return 'boards-nothing';
  return turn.board.seas[army.space]?.includes(fleet.space) ? null : 'boards-afar';
}

/** An army lands from where it is at the beginning, or from the sea that its fleet is ordered to (II.a, III.f). */
function illegalLanding(army: TurnUnit, told: Told, turn: MovementTurn): IllegalReason | null {
  const to = spaceIn(told, turn);
  if (told.way === 'lands-first') return landsFrom(army.space, to, turn) ? null : 'lands-afar';
  const fleet = fleetOf(army.space, turn);
  const first = firstOrder(fleet);
  const sea = first?.task === 'move' ? spaceIn(first, turn) : -1;
  if (!isSea(sea)) return 'fleet-elsewhere';
  return landsFrom(turn.board.berthIn[sea], to, turn) ? null : 'lands-afar';
}

const landsFrom = (berth: number | undefined, to: number, { board }: MovementTurn): boolean =>
  board.reaches.A[berth ?? -1]?.includes(to) ?? false;

/** An army aboard stays or lands; its fleet acts for both (III.a). */
function illegalAboard({ task }: Told): IllegalReason | null {
  switch (task) {
    case 'hold':
      return null;
    case 'move':
      return 'unreachable';
    case 'convoy':
      return 'convoy-by-army';
    case 'support':
      return 'support-unreachable';
  }
}

/**
 * A fleet with an army aboard does not ferry or go ashore (III.a); if the army lands first, it may support only that
 * landing, and goes elsewhere (III.g).
 */
function illegalWithArmy(army: TurnUnit, told: Told, turn: MovementTurn): IllegalReason | null {
  const { task } = told;
  const to = spaceIn(told, turn);
  if (task === 'convoy') return 'aboard-ferry';
  const first = firstOrder(army);
  if (first?.way !== 'lands-first') return task === 'move' && !isSea(to) ? 'aboard-ashore' : null;
  const isThere = to === spaceIn(first, turn);
  if (task === 'move') return isThere ? 'lands-together' : null;
  const isOfIt = isThere && told.target === army.space;
  return task === 'support' && !isOfIt ? 'support-elsewhere' : null;
}

/**
 * Whether the army that is supported could land there: from its berth, or from that of a fleet which it could board, but
 * not of the one that supports it; in that sea or in the next.
 */
function couldLand(unit: TurnUnit, told: Told, turn: MovementTurn): boolean {
  const { board, at } = turn;
  const army = at[told.target ?? -1];
  if (army?.kind !== 'A') return false;
  const to = spaceIn(told, turn);
  const couldCarryTo = (fleet: TurnUnit): boolean =>
    (board.goes.F[fleet.at] ?? []).some(
      (sea) => isSea(sea) && landsFrom(board.berthIn[sea], to, turn),
    );
  if (isBerth(army.space)) {
    const fleet = fleetOf(army.space, turn);
    return fleet !== null && (reaches(army, to, turn) || couldCarryTo(fleet));
  }
  return (board.seas[army.space] ?? []).some((sea) => {
    const fleet = at[sea];
    if (!fleet || fleet === unit || fleet.power !== army.power) return false;
    return !armyAboard(fleet, turn) && couldCarryTo(fleet);
  });
}
