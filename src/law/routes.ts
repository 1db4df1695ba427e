import type { MovementTurn, TurnUnit } from './turn.ts';

/*
 * Convoy routes (1971 XII.2): fleets at sea, each beside the next, the first beside the army and the last beside its
 * destination. There is no limit to the number of seas.
 */

export type FleetTest = (fleet: TurnUnit) => boolean;

export const anyFleet: FleetTest = () => true;

function fleetIn(sea: number, turn: MovementTurn, usable: FleetTest): TurnUnit | null {
  const unit = turn.at[sea];
  return unit?.kind === 'F' && turn.law.isFerry(unit, turn) && usable(unit) ? unit : null;
}

/** Whether these fleets make a route between two spaces. */
export function hasRoute(from: number, to: number, turn: MovementTurn, usable: FleetTest): boolean {
  const { seas } = turn.board;
  const last = seas[to] ?? [];
  const reached = new Set<number>();
  const reach = (near: readonly number[] = []): void => {
    for (const sea of near) if (!reached.has(sea) && fleetIn(sea, turn, usable)) reached.add(sea);
  };
  reach(seas[from]);
  for (const sea of reached) {
    if (last.includes(sea)) return true;
    reach(seas[sea]);
  }
  return false;
}

/** A shortest route, in the order of travel; empty if there is none. */
export function shortestRoute(
  from: number,
  to: number,
  turn: MovementTurn,
  usable: FleetTest,
): readonly TurnUnit[] {
  const { seas } = turn.board;
  const last = seas[to] ?? [];
  const seen = new Set<TurnUnit>();
  const next = (route: readonly TurnUnit[], near: readonly number[] = []) =>
    near.flatMap((sea): readonly (readonly TurnUnit[])[] => {
      const fleet = fleetIn(sea, turn, usable);
      if (!fleet || seen.has(fleet)) return [];
      seen.add(fleet);
      return [[...route, fleet]];
    });
  let routes = next([], seas[from]);
  while (routes.length > 0) {
    const arrived = routes.find((route) => last.includes(route.at(-1)?.space ?? from));
    if (arrived) return arrived;
    routes = routes.flatMap((route) => next(route, seas[route.at(-1)?.space ?? from]));
  }
  return [];
}

/** The fleets that are on a route of which none can be left out (DATC 3.0 6.G.19), in the order of the turn. */
export function fleetsOnRoutes(
  from: number,
  to: number,
  turn: MovementTurn,
  usable: FleetTest,
): readonly TurnUnit[] {
  const { seas } = turn.board;
  const first = seas[from] ?? [];
  const last = seas[to] ?? [];
  const found = new Set<TurnUnit>();
  const extend = (route: readonly TurnUnit[], near: readonly number[]): void => {
    for (const sea of near) {
      const fleet = fleetIn(sea, turn, usable);
      if (!fleet || route.includes(fleet)) continue;
      if (route.length > 0 && first.includes(sea)) continue;
      if (route.slice(0, -1).some((earlier) => seas[earlier.space]?.includes(sea))) continue;
      const longer = [...route, fleet];
      if (last.includes(sea)) for (const one of longer) found.add(one);
      else extend(longer, seas[sea] ?? []);
    }
  };
  extend([], first);
  return turn.units.filter((unit) => found.has(unit));
}
