import { known } from '../../support/known.ts';
import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from '../../../src/board/adjacency.ts';
import type { Location, SpaceId } from '../../../src/board/board.ts';
import { SPACES } from '../../../src/board/spaces.ts';
import type { GivenParts } from '../../../src/law/army-fleet/rule-movement.ts';
import type {
  NamedUnit,
  OrderPart,
} from '../../../src/orders/notations/cases/army-fleet/case-orders.ts';
import { landingMeant } from '../../../src/orders/notations/cases/army-fleet/case-orders.ts';
import type { CaseUnit } from '../../../src/orders/notations/cases/army-fleet/case-units.ts';

/** Which orders the oracle follows: written from army-fleet.md §2 alone, and sharing nothing with the adjudicator but the reader. */

export const land = (at: string): SpaceId => at.slice(0, 3) as SpaceId;
export const isSea = (at: string): boolean => SPACES[land(at)].kind === 'sea';
const isCoast = (at: string): boolean => SPACES[land(at)].kind === 'coastal';

/** A unit: `A MAR`, `F WES`; the army aboard in a sea is `A WES`. */
export type Name = string;

export interface Piece {
  readonly name: Name;
  readonly power: string;
  readonly fleet: boolean;
  readonly at: Location;
  /** For an army aboard: its fleet. */
  readonly aboard: Name | null;
}

function piecesOf(units: readonly CaseUnit[]): ReadonlyMap<Name, Piece> {
  const all = units.flatMap((unit): readonly Piece[] => {
    const at = land(unit.at);
    const name = `${unit.kind} ${at}`;
    const own = { name, power: unit.power, fleet: unit.kind === 'F', at: unit.at, aboard: null };
    if (unit.aboard === null) return [own];
    return [own, { name: `A ${at}`, power: unit.power, fleet: false, at, aboard: name }];
  });
  return new Map(all.map((piece) => [piece.name, piece]));
}

export const fleetReach = (at: Location): readonly Location[] => FLEET_NEIGHBOURS[at] ?? [];
/** Whether a fleet could go from the sea to the space, on any coast. */
const touchesSea = (sea: SpaceId, space: SpaceId): boolean =>
  fleetReach(sea).some((to) => land(to) === space);
const reaches = (piece: Piece, space: SpaceId): boolean =>
  piece.fleet
    ? fleetReach(piece.at).some((to) => land(to) === space)
    : (ARMY_NEIGHBOURS[land(piece.at)] ?? []).includes(space);

export type Deed =
  | { readonly does: 'hold' }
  | { readonly does: 'move'; readonly to: Location; readonly ferry: boolean }
  | { readonly does: 'support'; readonly target: Name; readonly to: Location | null }
  | { readonly does: 'ferry'; readonly army: Name; readonly to: SpaceId }
  | { readonly does: 'board'; readonly fleet: Name }
  | { readonly does: 'land'; readonly to: SpaceId; readonly when: 'first' | 'after' };

/** What every unit does, and the outcome `illegal` or `void` of orders that are not followed. */
export interface Followed {
  readonly pieces: ReadonlyMap<Name, Piece>;
  readonly deeds: ReadonlyMap<Name, Deed>;
  /** By fleet: an army that lands after it has moved, though it was ashore at the beginning. */
  readonly landings: ReadonlyMap<Name, SpaceId>;
  readonly illegal: ReadonlySet<OrderPart>;
}

export function follow(units: readonly CaseUnit[], given: readonly GivenParts[]): Followed {
  const pieces = piecesOf(units);
  const deeds = new Map<Name, Deed>();
  const landings = new Map<Name, SpaceId>();
  const illegal = new Set<OrderPart>();
  const texts = given.map(({ parts }) => parts);
  const all = given.flatMap(({ power, parts }) => parts.map((part) => ({ power, part })));
  const aboardOf = (fleet: Name): Piece | undefined =>
    [...pieces.values()].find(({ aboard }) => aboard === fleet);
  const nameAt = (named: NamedUnit): Name => {
    if (named.aboard) return `A ${named.at}`;
    return pieces.has(`F ${named.at}`) ? `F ${named.at}` : `A ${named.at}`;
  };
  const carries = (power: string, from: SpaceId, to: SpaceId, without: Name | null): boolean =>
    isCoast(from) &&
    isCoast(to) &&
    from !== to &&
    [...pieces.values()].some(
      (piece) =>
        piece.fleet &&
        piece.name !== without &&
        isSea(piece.at) &&
        !aboardOf(piece.name) &&
        touchesSea(land(piece.at), from) &&
        touchesSea(land(piece.at), to),
    );

  /** The coast that is meant; null if there is none, or more than one. */
  function meant(piece: Piece, to: Location): Location | null {
    const open = fleetReach(piece.at).filter(
      (one) => land(one) === land(to) && (to.length === 3 || one === to),
    );
    return open.length === 1 ? known(open[0]) : null;
  }
  function moveOf(piece: Piece, to: Location, ferry: boolean): Deed | null {
    if (land(to) === land(piece.at)) return null;
    if (piece.fleet) {
      const where = meant(piece, to);
      return where === null ? null : { does: 'move', to: where, ferry };
    }
    const legal = reaches(piece, land(to)) || carries(piece.power, land(piece.at), land(to), null);
    return legal ? { does: 'move', to: land(to), ferry } : null;
  }
  function canLand(sea: SpaceId, province: SpaceId): boolean {
    return isCoast(province) && touchesSea(sea, province);
  }
  function couldGo(target: Piece, to: Location, supporter: Piece): boolean {
    const space = land(to);
    if (target.fleet)
      return fleetReach(target.at).some(
        (one) => land(one) === space && (to.length === 3 || one === to),
      );
    const seasFrom = (sea: SpaceId): readonly SpaceId[] =>
      fleetReach(sea)
        .filter((one) => isSea(one))
        .map(land);
    if (target.aboard !== null)
      return [land(target.at), ...seasFrom(land(target.at))].some((sea) => canLand(sea, space));
    if (reaches(target, space)) return true;
    if (carries(target.power, land(target.at), space, supporter.name)) return true;
    return [...pieces.values()].some(
      (fleet) =>
        fleet.fleet &&
        fleet.name !== supporter.name &&
        fleet.power === target.power &&
        isSea(fleet.at) &&
        !aboardOf(fleet.name) &&
        touchesSea(land(fleet.at), land(target.at)) &&
        seasFrom(land(fleet.at)).some((sea) => canLand(sea, space)),
    );
  }
  function supportOf(piece: Piece, target: Name, to: Location | null): Deed | null {
    const helped = pieces.get(target);
    if (!helped || target === piece.name) return null;
    if (to === null) {
      if (helped.aboard !== null) return null;
      return reaches(piece, land(helped.at)) ? { does: 'support', target, to } : null;
    }
    if (land(to) === land(piece.at) || !reaches(piece, land(to))) return null;
    return couldGo(helped, to, piece) ? { does: 'support', target, to } : null;
  }

  const rounds = [
    (part: OrderPart) => part.does === 'board' || (part.does === 'land' && part.when === 'first'),
    (part: OrderPart) => part.does !== 'board' && part.does !== 'land',
    (part: OrderPart) => part.does === 'land' && part.when === 'after',
  ];
  for (const isNow of rounds)
    for (const { power, part } of all) {
      if (!isNow(part)) continue;
      const deed = judge(part, power);
      if (deed === null) illegal.add(part);
    }
  return { pieces, deeds, landings, illegal };

  function judge(part: OrderPart, power: string): Deed | null {
    const name = nameAt(part.unit);
    const piece = pieces.get(name);
    if (part.does === 'land') return judgeLanding(part, power);
    if (!piece || piece.power !== power) return null;
    const deed = judgePlain(part, piece);
    if (deed) deeds.set(name, deed);
    return deed;
  }

  function judgePlain(part: OrderPart, piece: Piece): Deed | null {
    const army = piece.fleet ? aboardOf(piece.name) : undefined;
    const landing = army && deeds.get(army.name);
    const first = landing?.does === 'land' ? landing : undefined;
    switch (part.does) {
      case 'hold':
        return { does: 'hold' };
      case 'board': {
        const fleet = pieces.get(`F ${part.fleet}`);
        const fits =
          fleet?.power === piece.power &&
          isSea(part.fleet) &&
          !aboardOf(fleet.name) &&
          !piece.fleet;
        return fits && isCoast(piece.at) && touchesSea(part.fleet, land(piece.at))
          ? { does: 'board', fleet: fleet.name }
          : null;
      }
      case 'ferry': {
        const target = pieces.get(`A ${part.army}`);
        if (army || !piece.fleet || !isSea(piece.at) || !target || target.aboard !== null)
          return null;
        const crosses =
          isCoast(part.army) &&
          isCoast(part.to) &&
          part.army !== part.to &&
          touchesSea(land(piece.at), part.army) &&
          touchesSea(land(piece.at), part.to);
        return crosses ? { does: 'ferry', army: target.name, to: part.to } : null;
      }
      case 'move':
        if (army && !first && !isSea(part.to)) return null;
        if (first && land(part.to) === first.to) return null;
        return moveOf(piece, part.to, part.ferry);
      case 'support-hold':
        return first ? null : supportOf(piece, nameAt(part.target), null);
      case 'support-move': {
        const meaning = landingMeant(part.target, land(part.to), texts, units);
        const target = nameAt(meaning);
        if (first) {
          const own = target === army?.name && land(part.to) === first.to;
          return own ? { does: 'support', target, to: land(part.to) } : null;
        }
        return supportOf(piece, target, part.to);
      }
      case 'land':
        return null;
    }
  }

  function judgeLanding(part: Extract<OrderPart, { does: 'land' }>, power: string): Deed | null {
    const fleet = pieces.get(`F ${part.unit.at}`);
    if (fleet?.power !== power) return null;
    const army = aboardOf(fleet.name);
    const deed: Deed = { does: 'land', to: part.to, when: part.when };
    if (part.when === 'first') {
      if (!army || !canLand(land(fleet.at), part.to)) return null;
      deeds.set(army.name, deed);
      return deed;
    }
    const way = deeds.get(fleet.name);
    if (way?.does !== 'move' || !isSea(way.to) || !canLand(land(way.to), part.to)) return null;
    if (army) {
      deeds.set(army.name, deed);
      return deed;
    }
    const boards = [...deeds].some(([, one]) => one.does === 'board' && one.fleet === fleet.name);
    if (!boards) return null;
    landings.set(fleet.name, part.to);
    return deed;
  }
}
