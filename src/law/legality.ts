import type { IllegalReason, RouteReason, VoidReason } from '../trace/fact.ts';
import { anyFleet, fleetsOnRoutes, hasRoute } from './routes.ts';
import { goesTo, reaches, type Told, type MovementTurn, type TurnUnit } from './turn.ts';

/* Articles that need no decision: what is legal, what matches, by land or by convoy, who meets head to head. */

const isCoastal = (space: number, { board }: MovementTurn): boolean =>
  board.kinds[space] === 'coastal';

/** Whether an army could be convoyed, whatever the fleets are ordered (1971 XII.1). */
const isCrossing = (from: number, to: number, turn: MovementTurn): boolean =>
  from !== to && isCoastal(from, turn) && isCoastal(to, turn);

/** An order is legal if it could succeed, whatever the other orders are (1971 VII.4; DATC 3.0 4.E.1). */
export function illegal(unit: TurnUnit, told: Told, turn: MovementTurn): IllegalReason | null {
  const { to, way } = told;
  if (way !== null) throw new Error('an order of the Army/Fleet module');
  const target = told.target === null ? undefined : turn.at[told.target];
  switch (told.task) {
    case 'hold':
      return null;
    case 'move':
      return to === null ? null : illegalMove(unit, to, turn);
    case 'support':
      return illegalSupport(unit, target, told, turn);
    case 'convoy':
      return to === null ? null : illegalConvoy(unit, target, turn.board.spaceOf[to] ?? to, turn);
  }
}

/** 1971 VII.1, VII.3, XII.1; DATC 3.0 4.B.2. */
function illegalMove(unit: TurnUnit, to: number, turn: MovementTurn): IllegalReason | null {
  const { board, choices } = turn;
  const space = board.spaceOf[to] ?? to;
  if (space === unit.space) return 'own-space';
  if (unit.kind === 'A') {
    if (reaches(unit, space, turn)) return null;
    if (!isCrossing(unit.space, space, turn)) return 'unreachable';
    return hasRoute(unit.space, space, turn, anyFleet) ? null : 'no-fleets';
  }
  if (!reaches(unit, space, turn)) return 'unreachable';
  const coasts = board.coasts[space] ?? [];
  if (coasts.length === 0) return null;
  if (to !== space) return goesTo(unit, to, turn) ? null : 'coast-impossible';
  const possible = coasts.filter((coast) => goesTo(unit, coast, turn));
  return choices.onlyCoast === 'taken' && possible.length === 1 ? null : 'coast-missing';
}

/** A unit supports where it could go itself, what the other unit could do (1971 IX.1; DATC 3.0 4.B.4, 6.D.31). */
function illegalSupport(
  unit: TurnUnit,
  target: TurnUnit | undefined,
  { target: space, to }: Told,
  turn: MovementTurn,
): IllegalReason | null {
  const aim = to === null ? space : turn.board.spaceOf[to];
  if (target === unit || aim === unit.space) return 'support-itself';
  if (!target || aim === null || aim === undefined) return 'support-nobody';
  if (!reaches(unit, aim, turn)) return 'support-unreachable';
  return to === null || couldMove(target, to, aim, unit, turn) ? null : 'support-impossible';
}

/** Whether a unit could go there, by convoy if need be, but not over the fleet `other`. */
function couldMove(
  unit: TurnUnit,
  to: number,
  space: number,
  other: TurnUnit,
  turn: MovementTurn,
): boolean {
  if (space === unit.space) return false;
  if (unit.kind === 'F') {
    const isAnyCoast = to === space || turn.choices.supportedCoast === 'ignored';
    return isAnyCoast ? reaches(unit, space, turn) : goesTo(unit, to, turn);
  }
  if (reaches(unit, space, turn)) return true;
  return (
    isCrossing(unit.space, space, turn) &&
    hasRoute(unit.space, space, turn, (fleet) => fleet !== other)
  );
}

/** Only a fleet at sea convoys, and only on a route that needs it (1971 XII.1; DATC 3.0 6.G.19). */
function illegalConvoy(
  unit: TurnUnit,
  army: TurnUnit | undefined,
  space: number,
  turn: MovementTurn,
): IllegalReason | null {
  if (unit.kind === 'A') return 'convoy-by-army';
  if (turn.board.kinds[unit.space] !== 'sea') return 'convoy-off-sea';
  if (army?.kind !== 'A') return 'convoy-no-army';
  const isUseful =
    isCrossing(army.space, space, turn) &&
    fleetsOnRoutes(army.space, space, turn, anyFleet).includes(unit);
  return isUseful ? null : 'convoy-useless';
}

/** Whether a fleet can be part of a route: any fleet at sea (1971 XII.2). */
export const isFerry = (): boolean => true;

/** Why a support or a convoy has no effect on the unit that it names (1971 IX.1, IX.6, XII.1; DATC 3.0 4.B.4). */
export function mismatch(unit: TurnUnit, target: TurnUnit, turn: MovementTurn): VoidReason | null {
  const { to } = unit.told;
  if (unit.task === 'support' && to === null)
    return target.task === 'move' || target.isRestless ? 'moves' : null;
  if (target.task !== 'move') return 'not-moving';
  if (target.goal !== unit.aim) return 'other-move';
  const isAnyCoast =
    to === unit.aim || target.kind === 'A' || turn.choices.supportedCoast === 'ignored';
  return isAnyCoast || to === target.goalAt ? null : 'other-move';
}

/** By land or by convoy, for an army that could go both ways; null: it could not (1971 XIV.5; DATC 3.0 4.A.3). */
export function goesBy(army: TurnUnit, isOrdered: boolean, turn: MovementTurn): TurnUnit['route'] {
  if (!reaches(army, army.goal, turn)) return null;
  const { via } = army.told;
  if (!isOrdered && !(via && hasRoute(army.space, army.goal, turn, anyFleet))) return null;
  const land = (reason: RouteReason) => ({ by: 'land', reason }) as const;
  const sea = (reason: RouteReason) => ({ by: 'convoy', reason }) as const;
  const { adjacentConvoy, unorderedConvoy } = turn.choices;
  const isExchange = adjacentConvoy === 'exchange';
  if (!isOrdered && (unorderedConvoy === 'walks' || isExchange)) return land('no-route');
  if (isExchange)
    return turn.at[army.goal]?.goal === army.space ? sea('exchange') : land('no-exchange');
  if (via) return sea('via-convoy');
  const hasOwn = army.convoys.some(({ power }) => power === army.power);
  return adjacentConvoy === 'own-fleet-or-via' && hasOwn ? sea('own-fleet') : land('foreign-fleet');
}

/** Two units that go into each other's spaces, neither by convoy (1971 VIII, XIV.5). */
export const meets = (mover: TurnUnit, other: TurnUnit): boolean =>
  other.task === 'move' && other.goal === mover.space && !mover.isCarried && !other.isCarried;
