import { known } from '../../support/known.ts';
import type { Location, SpaceId } from '../../../src/board/board.ts';
import type { Followed, Name } from './orders.ts';
import { isSea, land } from './orders.ts';
import { ARMY_NEIGHBOURS } from '../../../src/board/adjacency.ts';

/** A move into a space: by a fleet, by an army over land or by a foreign ferry, or a landing. */
export interface Mover {
  /** The unit; for a landing the army, by where it was at the beginning of the turn. */
  readonly unit: Name;
  readonly power: string;
  readonly to: Location;
  /** The space that the attack comes from. */
  readonly from: SpaceId;
  readonly by: 'itself' | 'foreign-ferry' | 'landing-first' | 'landing-after' | 'landing-ferried';
  /** For a landing: the fleet. For a fleet whose army lands first: itself. */
  readonly fleet: Name | null;
}

export interface Law {
  readonly followed: Followed;
  readonly movers: readonly Mover[];
  /** By army: the fleets that may carry it; it goes aboard the first of its own power. */
  readonly ferries: ReadonlyMap<Name, readonly Name[]>;
  /** Armies that go aboard their own power's ferry. */
  readonly ferried: ReadonlySet<Name>;
  /** By army: the fleet that it boards. */
  readonly boards: ReadonlyMap<Name, Name>;
  /** Units whose order is void. */
  readonly void: ReadonlySet<Name>;
  /** Fleets from which a landing is void because the boarding is. */
  readonly voidLandings: ReadonlySet<Name>;
  /** By supporter: the mover that it helps, or the unit in place. */
  readonly helps: ReadonlyMap<Name, Mover | Name>;
  /** By supporter: the space that it supports into. */
  readonly aims: ReadonlyMap<Name, SpaceId>;
}

export const spaceOfName = (unit: Name): SpaceId => unit.slice(2) as SpaceId;

export function lawOf(followed: Followed): Law {
  const { pieces, deeds, landings } = followed;
  const voided = new Set<Name>();
  const voidLandings = new Set<Name>();
  const boards = new Map<Name, Name>();
  for (const [name, deed] of deeds) if (deed.does === 'board') boards.set(name, deed.fleet);
  for (const [army, fleet] of [...boards]) {
    const way = deeds.get(fleet);
    const isBusy = way?.does === 'support' || way?.does === 'ferry';
    const isAshore = way?.does === 'move' && !isSea(way.to);
    const others = [...deeds.values()].filter((one) => one.does === 'board' && one.fleet === fleet);
    if (!isBusy && !isAshore && others.length === 1) continue;
    voided.add(army);
    voidLandings.add(fleet);
  }
  const ferries = new Map<Name, readonly Name[]>();
  const ferried = new Set<Name>();
  const movers: Mover[] = [];
  for (const [unit, deed] of deeds) {
    const piece = known(pieces.get(unit));
    const plain = { unit, power: piece.power };
    if (deed.does === 'land') {
      const fleet = known(piece.aboard);
      const way = deeds.get(fleet);
      const from = deed.when === 'first' || way?.does !== 'move' ? land(piece.at) : land(way.to);
      const by = deed.when === 'first' ? 'landing-first' : 'landing-after';
      movers.push({ ...plain, to: deed.to, from, by, fleet });
    }
    if (deed.does !== 'move') continue;
    if (piece.fleet) {
      const army = [...pieces.values()].find(({ aboard }) => aboard === unit);
      const landing = army && deeds.get(army.name);
      const isTied = landing?.does === 'land' && landing.when === 'first';
      movers.push({
        ...plain,
        to: deed.to,
        from: land(piece.at),
        by: 'itself',
        fleet: isTied ? unit : null,
      });
      continue;
    }
    const start = land(piece.at);
    const isNear = (ARMY_NEIGHBOURS[start] ?? []).includes(land(deed.to));
    const carriers = [...deeds].flatMap(([fleet, one]) =>
      one.does === 'ferry' && one.army === unit && one.to === land(deed.to) ? [fleet] : [],
    );
    const own = carriers.filter((fleet) => known(pieces.get(fleet)).power === piece.power).sort();
    const goesBySea = !isNear || own.length > 0 || (deed.ferry && carriers.length > 0);
    if (!goesBySea) {
      movers.push({ ...plain, to: deed.to, from: start, by: 'itself', fleet: null });
    } else if (carriers.length === 0) {
      voided.add(unit);
    } else if (own.length > 0) {
      ferries.set(unit, own);
      ferried.add(unit);
      movers.push({
        ...plain,
        to: deed.to,
        from: start,
        by: 'landing-ferried',
        fleet: known(own[0]),
      });
    } else {
      ferries.set(unit, carriers);
      movers.push({ ...plain, to: deed.to, from: start, by: 'foreign-ferry', fleet: null });
    }
  }
  for (const [fleet, to] of landings) {
    const army = known([...boards].find(([, one]) => one === fleet))[0];
    const way = deeds.get(fleet);
    if (voidLandings.has(fleet) || way?.does !== 'move') continue;
    const { power } = known(pieces.get(army));
    movers.push({ unit: army, power, to, from: land(way.to), by: 'landing-after', fleet });
  }
  const helps = new Map<Name, Mover | Name>();
  const aims = new Map<Name, SpaceId>();
  for (const [unit, deed] of deeds) {
    if (deed.does === 'ferry') {
      const order = deeds.get(deed.army);
      if (order?.does !== 'move' || land(order.to) !== deed.to) voided.add(unit);
    }
    if (deed.does !== 'support') continue;
    if (deed.to === null) {
      const other = deeds.get(deed.target)?.does;
      if (other === 'move' || other === 'board') voided.add(unit);
      else helps.set(unit, deed.target);
      aims.set(unit, spaceOfName(deed.target));
      continue;
    }
    const { to } = deed;
    aims.set(unit, land(to));
    const helped = movers.find(
      (mover) => mover.unit === deed.target && land(mover.to) === land(to),
    );
    const isCoastRight = !helped || to.length === 3 || helped.to === to;
    const fleetBoarded = boards.get(deed.target);
    const isVoidGoal =
      voided.has(deed.target) &&
      ((deeds.get(deed.target)?.does === 'move' &&
        land((deeds.get(deed.target) as { to: Location }).to) === land(to)) ||
        (fleetBoarded !== undefined && landings.get(fleetBoarded) === land(to)));
    if (helped && isCoastRight) helps.set(unit, helped);
    // The order that it supports has no effect, but it was given.
    else if (!isVoidGoal) voided.add(unit);
  }
  return { followed, movers, ferries, ferried, boards, void: voided, voidLandings, helps, aims };
}
