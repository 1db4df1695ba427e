import { known } from '../../support/known.ts';
import type { SpaceId } from '../../../src/board/board.ts';
import type { Law, Mover } from './law.ts';
import { spaceOfName } from './law.ts';
import type { Name } from './orders.ts';
import { isSea, land } from './orders.ts';

/** One way in which a turn could have gone: which moves and landings succeed, which landings are disrupted. */
export interface World {
  readonly succeeds: ReadonlyMap<Mover, boolean>;
  /** Of landings whose fleet is ordered away. */
  readonly disrupted: ReadonlyMap<Mover, boolean>;
  /** Armies that III.h keeps ashore. */
  readonly kept: ReadonlySet<Name>;
  /** Answers that replace those that follow, to see whether they matter. */
  readonly ferryLost: ReadonlyMap<Name, boolean>;
  readonly disruption: ReadonlyMap<Mover, boolean>;
}

/** What follows in a world, by the rules of army-fleet.md §3 and §4. */
export interface Consequences {
  readonly path: (mover: Mover) => boolean;
  readonly goesAboard: (army: Name) => boolean;
  readonly isDisrupted: (landing: Mover) => boolean;
  readonly isLost: (ferry: Name) => boolean;
  readonly isGiven: (supporter: Name) => boolean;
  readonly isDislodged: (unit: Name) => boolean;
  readonly hasLeft: (unit: Name) => boolean;
  readonly isBeaten: (mover: Mover) => boolean;
  /** What the equations say. */
  readonly shouldSucceed: (mover: Mover) => boolean;
  readonly shouldBeDisrupted: (landing: Mover) => boolean;
}

export function consequences(law: Law, world: World): Consequences {
  const { pieces, deeds } = law.followed;
  const into = (space: SpaceId): readonly Mover[] =>
    law.movers.filter((mover) => land(mover.to) === space);
  const wins = (mover: Mover): boolean => world.succeeds.get(mover) === true;
  const moveOf = (unit: Name): Mover | undefined =>
    law.movers.find((mover) => mover.unit === unit && !mover.by.startsWith('landing'));
  const standing = (space: SpaceId): Name | undefined =>
    pieces.has(`F ${space}`) ? `F ${space}` : pieces.has(`A ${space}`) ? `A ${space}` : undefined;
  const landingFirst = (fleet: Name): Mover | undefined =>
    law.movers.find((mover) => mover.by === 'landing-first' && mover.fleet === fleet);

  function isLost(ferry: Name): boolean {
    return world.ferryLost.get(ferry) ?? into(spaceOfName(ferry)).some(wins);
  }

  function goesAboard(army: Name): boolean {
    if (world.kept.has(army) || law.void.has(army)) return false;
    const ferries = law.ferried.has(army) ? law.ferries.get(army) : undefined;
    if (ferries) return ferries.some((ferry) => !isLost(ferry));
    const fleet = law.boards.get(army);
    if (fleet === undefined) return false;
    const way = moveOf(fleet);
    if (way && wins(way)) return true;
    return !into(spaceOfName(fleet)).some(
      (attack) => attack.power !== known(pieces.get(fleet)).power && path(attack),
    );
  }

  function isDisrupted(landing: Mover): boolean {
    const forced = world.disruption.get(landing);
    if (forced !== undefined) return forced;
    const isAway = moveOf(known(landing.fleet)) !== undefined;
    if (isAway) return world.disrupted.get(landing) === true;
    return into(spaceOfName(known(landing.fleet))).some(wins);
  }

  function path(mover: Mover): boolean {
    switch (mover.by) {
      case 'itself': {
        const landing = mover.fleet === null ? undefined : landingFirst(mover.fleet);
        return !landing || wins(landing) || (isDisrupted(landing) && isSea(mover.to));
      }
      case 'foreign-ferry':
        return known(law.ferries.get(mover.unit)).some((ferry) => !isLost(ferry));
      case 'landing-first':
        return !isDisrupted(mover);
      case 'landing-after': {
        const way = moveOf(known(mover.fleet));
        const isAboard = known(pieces.get(mover.unit)).aboard !== null || goesAboard(mover.unit);
        return way !== undefined && wins(way) && isAboard;
      }
      case 'landing-ferried':
        return goesAboard(mover.unit);
    }
  }

  const overSea = (mover: Mover): boolean =>
    mover.by === 'foreign-ferry' || mover.by === 'landing-ferried';

  function isGiven(supporter: Name): boolean {
    if (law.void.has(supporter)) return false;
    const { fleet, power } = known(pieces.get(supporter));
    const aim = known(law.aims.get(supporter));
    const there = deeds.get(`F ${aim}`);
    const isProtected =
      law.followed.pieces.has(`F ${aim}`) &&
      isSea(aim) &&
      there?.does === 'ferry' &&
      !law.void.has(`F ${aim}`);
    return !into(spaceOfName(supporter)).some((attack) => {
      if (fleet && isProtected && overSea(attack)) return false;
      if (wins(attack)) return true;
      return attack.power !== power && attack.from !== aim && path(attack);
    });
  }

  function hasLeft(unit: Name): boolean {
    if (law.boards.has(unit) || law.ferried.has(unit)) return goesAboard(unit);
    const way = moveOf(unit);
    return way !== undefined && wins(way);
  }

  const isOrderedAway = (unit: Name): boolean => {
    const deed = deeds.get(unit)?.does;
    return deed === 'move' || deed === 'board';
  };

  function isDislodged(unit: Name): boolean {
    return !hasLeft(unit) && into(spaceOfName(unit)).some(wins);
  }

  const helpersOf = (whom: Mover | Name): readonly Name[] =>
    [...law.helps].filter(([, one]) => one === whom).map(([name]) => name);
  const strength = (whom: Mover | Name, without: string | null): number =>
    1 +
    helpersOf(whom).filter((one) => known(pieces.get(one)).power !== without && isGiven(one))
      .length;

  /** The move of the unit in the destination to where the mover comes from, if neither is carried. */
  function met(mover: Mover): Mover | null {
    const other = standing(land(mover.to));
    const back = other === undefined ? undefined : moveOf(other);
    const isMeeting = back && land(back.to) === spaceOfName(mover.unit);
    return isMeeting && mover.by === 'itself' && back.by === 'itself' ? back : null;
  }

  function attack(mover: Mover): number {
    if (!path(mover)) return 0;
    const there = standing(land(mover.to));
    if (there === undefined || (hasLeft(there) && !met(mover))) return strength(mover, null);
    const { power } = known(pieces.get(there));
    return power === mover.power ? 0 : strength(mover, power);
  }

  function opposition(mover: Mover): number {
    const back = met(mover);
    if (back) return path(back) ? strength(back, null) : 1;
    const there = standing(land(mover.to));
    if (there === undefined || hasLeft(there)) return 0;
    return isOrderedAway(there) ? 1 : strength(there, null);
  }

  /** IX.7: dislodged from where it wants to go, it has no effect there. An army that is aboard cannot be dislodged. */
  function isBeaten(mover: Mover): boolean {
    if (mover.by.startsWith('landing')) return false;
    const isFought = into(spaceOfName(mover.unit)).some(
      (other) => other.from === land(mover.to) && wins(other),
    );
    return isFought && !wins(mover);
  }

  const prevent = (mover: Mover): number =>
    path(mover) && !isBeaten(mover) ? strength(mover, null) : 0;

  function shouldSucceed(mover: Mover): boolean {
    const force = attack(mover);
    const rivals = into(land(mover.to)).filter((other) => other !== mover);
    return force > opposition(mover) && rivals.every((rival) => force > prevent(rival));
  }

  function shouldBeDisrupted(landing: Mover): boolean {
    return into(spaceOfName(known(landing.fleet))).some(
      (other) =>
        other.power !== landing.power &&
        wins(other) &&
        helpersOf(other).some(
          (one) => known(pieces.get(one)).power !== landing.power && isGiven(one),
        ),
    );
  }

  return {
    path,
    goesAboard,
    isDisrupted,
    isLost,
    isGiven,
    isDislodged,
    hasLeft,
    isBeaten,
    shouldSucceed,
    shouldBeDisrupted,
  };
}
