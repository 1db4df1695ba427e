import type { SpaceId } from '../../../../src/board/board.ts';
import { spaceOf } from '../../../../src/board/board.ts';
import { isSea } from './board.ts';
import type { Unit } from './board.ts';
import { isToLeave } from './legal.ts';
import { isLanding } from './movers.ts';
import type { Mover, Support, Turn } from './movers.ts';
import type { Order } from './read-orders.ts';

/** What a turn has to decide. `cross`: whether a fleet takes a ferried army; `disrupt`: a landing before its fleet acts. */
export type Decision =
  | { readonly type: 'move' | 'cross' | 'disrupt'; readonly about: Mover }
  | { readonly type: 'board'; readonly about: Order };

export function decisionsOf({ movers, boards, voidBoards }: Turn): readonly Decision[] {
  const boarding = [...boards.keys()].filter((order) => !voidBoards.has(order));
  const ferried = movers.filter(({ how }) => how === 'ferry');
  const first = movers.filter(({ how }) => how === 'land-first');
  return [
    ...movers.map((about) => ({ type: 'move', about }) as const),
    ...boarding.map((about) => ({ type: 'board', about }) as const),
    ...ferried.map((about) => ({ type: 'cross', about }) as const),
    ...first.map((about) => ({ type: 'disrupt', about }) as const),
  ];
}

/** Every decision as a bit of a number. */
export interface Outcome {
  readonly moves: (mover: Mover) => boolean;
  readonly crosses: (mover: Mover) => boolean;
  readonly isDisrupted: (mover: Mover) => boolean;
  readonly boards: (order: Order) => boolean;
}

export function outcomesOf(decisions: readonly Decision[]): (bits: number) => Outcome {
  const placesOf = (type: Decision['type']): ReadonlyMap<Mover | Order, number> =>
    new Map(decisions.flatMap((one, place) => (one.type === type ? [[one.about, place]] : [])));
  const [move, cross, disrupt, board] = [
    placesOf('move'),
    placesOf('cross'),
    placesOf('disrupt'),
    placesOf('board'),
  ];
  return (bits) => {
    const isIn = (places: ReadonlyMap<Mover | Order, number>, about: Mover | Order): boolean => {
      const place = places.get(about);
      return place !== undefined && ((bits >> place) & 1) === 1;
    };
    return {
      moves: (mover) => isIn(move, mover),
      crosses: (mover) => isIn(cross, mover),
      isDisrupted: (mover) => isIn(disrupt, mover),
      boards: (order) => isIn(board, order),
    };
  };
}

/** The choices of an edition that known cases make. */
export interface Choices {
  readonly uncuttable?: string;
}

/** What follows from an outcome, whether it is consistent or not. */
export interface World {
  readonly path: (mover: Mover) => boolean;
  readonly hasLeft: (unit: Unit) => boolean;
  readonly dislodger: (unit: Unit) => Mover | undefined;
  readonly isGiven: (support: Support) => boolean;
  readonly prevents: (mover: Mover) => boolean;
  /** The mover that comes the other way, head to head. */
  readonly opposite: (mover: Mover) => Mover | undefined;
  /** What the equation of a decision says. */
  readonly says: (decision: Decision) => boolean;
}

/** The equations of a turn. */
export function equationsOf(turn: Turn, { uncuttable }: Choices): (outcome: Outcome) => World {
  const { movers, supports, unitIn, moverOf, landerOf, boards, voidBoards, unitOf } = turn;
  const into = new Map<SpaceId, readonly Mover[]>();
  for (const { to } of movers)
    if (!into.has(to))
      into.set(
        to,
        movers.filter((mover) => mover.to === to),
      );
  const attackers = (space: SpaceId): readonly Mover[] => into.get(space) ?? [];
  const supportsOf = new Map<Mover | Unit, readonly Support[]>();
  for (const support of supports)
    supportsOf.set(support.of, [...(supportsOf.get(support.of) ?? []), support]);
  const itself = new Map<Unit, Mover>();
  const boarding = new Map<Unit, Order>();
  for (const [order, unit] of unitOf) {
    const mover = moverOf.get(order);
    if (mover) itself.set(unit, mover);
    if (boards.has(order) && !voidBoards.has(order)) boarding.set(unit, order);
  }
  const ferrySeas = new Set([...turn.matched].map(({ at }) => spaceOf(at)));
  const defenders = new Map(movers.map((mover) => [mover, unitIn.get(mover.to)]));
  const stays = new Map(turn.units.map((unit) => [unit, !isToLeave(turn, unit)]));

  // Neither ferries nor landings meet any unit head to head: 1982 XIV.5 lets units exchange places by convoy.
  const opposites = new Map<Mover, Mover>();
  for (const mover of itself.values()) {
    const unit = unitIn.get(mover.to);
    const other = unit && itself.get(unit);
    if (mover.how !== 'ferry' && other && other.how !== 'ferry' && other.to === mover.from)
      opposites.set(mover, other);
  }
  /** 1982 XII.5: a ferried attack does not cut the support of a fleet against a sea that a ferry crosses. */
  const doesNotCut = (mover: Mover, { unit, target }: Support): boolean =>
    uncuttable !== 'none' && mover.how === 'ferry' && unit.kind === 'F' && ferrySeas.has(target);

  return (outcome) => {
    const landerMoves = (order: Order): boolean => {
      const lander = landerOf.get(order);
      return lander !== undefined && outcome.moves(lander);
    };
    const landerIsDisrupted = (order: Order): boolean => {
      const lander = landerOf.get(order);
      return lander !== undefined && outcome.isDisrupted(lander);
    };
    function path(mover: Mover): boolean {
      switch (mover.how) {
        case 'direct':
          return true;
        case 'ferry':
          return outcome.crosses(mover);
        case 'land-after': {
          const fleet = moverOf.get(mover.order);
          return fleet !== undefined && outcome.moves(fleet);
        }
        case 'land-first':
          return !outcome.isDisrupted(mover);
        case 'sails-on':
          // III.d, IV.e: after the landing, or with the army still aboard, and then only to a sea.
          return landerIsDisrupted(mover.order) ? isSea(mover.to) : landerMoves(mover.order);
      }
    }
    const enters = (mover: Mover): boolean => outcome.moves(mover) && path(mover);
    function hasLeft(unit: Unit): boolean {
      const order = boarding.get(unit);
      if (order) return outcome.boards(order);
      const mover = itself.get(unit);
      if (!mover) return false;
      // I.b: an army that its own fleet takes leaves, whether or not it gets ashore.
      return mover.isOwnFerry ? outcome.crosses(mover) : enters(mover);
    }
    const dislodger = (unit: Unit): Mover | undefined =>
      hasLeft(unit) ? undefined : attackers(spaceOf(unit.at)).find(enters);
    const isGiven = (support: Support): boolean =>
      !attackers(support.home).some(
        (mover) =>
          !doesNotCut(mover, support) &&
          path(mover) &&
          (outcome.moves(mover) ||
            (mover.unit.power !== support.unit.power && mover.from !== support.target)),
      );
    /** 1982 IX.3: supports by a power do not help to dislodge its own unit. */
    const strength = (of: Mover | Unit, without: string | null): number =>
      1 +
      (supportsOf.get(of) ?? []).filter(
        (support) => support.unit.power !== without && isGiven(support),
      ).length;
    function opposite(mover: Mover): Mover | undefined {
      const other = opposites.get(mover);
      return other && path(other) ? other : undefined;
    }
    function attack(mover: Mover): number {
      if (!path(mover)) return 0;
      const unit = defenders.get(mover);
      if (!unit || (hasLeft(unit) && !opposite(mover))) return strength(mover, null);
      return unit.power === mover.unit.power ? 0 : strength(mover, unit.power);
    }
    function hold(unit: Unit | undefined): number {
      if (!unit || hasLeft(unit)) return 0;
      return stays.get(unit) === true ? strength(unit, null) : 1;
    }
    /** 1982 IX.7: dislodged by a unit coming from where it wanted to go, it has no effect there. */
    const isBeaten = (mover: Mover): boolean =>
      !isLanding(mover) &&
      !hasLeft(mover.unit) &&
      attackers(spaceOf(mover.unit.at)).some((other) => other.from === mover.to && enters(other));
    const prevents = (mover: Mover): boolean => path(mover) && !isBeaten(mover);
    function succeeds(mover: Mover): boolean {
      const force = attack(mover);
      const other = opposite(mover);
      if (force <= (other ? strength(other, null) : hold(defenders.get(mover)))) return false;
      return attackers(mover.to).every(
        (rival) => rival === mover || !prevents(rival) || force > strength(rival, null),
      );
    }
    /** III.b, III.c: unless the fleet stays in its sea and a fleet of another power attacks it there. */
    function canBoard(fleet: Unit): boolean {
      const mover = itself.get(fleet);
      if (mover && enters(mover)) return true;
      return !attackers(spaceOf(fleet.at)).some(
        (other) => other.unit.power !== fleet.power && path(other),
      );
    }
    /** IV.d: the fleet that stays is dislodged. IV.e: one that leaves is followed with the support of another power. */
    function disrupts({ unit, order }: Mover): boolean {
      if (!moverOf.has(order)) return dislodger(unit) !== undefined;
      return attackers(spaceOf(unit.at)).some(
        (mover) =>
          mover.unit.power !== unit.power &&
          enters(mover) &&
          (supportsOf.get(mover) ?? []).some(
            (support) => support.unit.power !== unit.power && isGiven(support),
          ),
      );
    }
    function says({ type, about }: Decision): boolean {
      switch (type) {
        case 'move':
          return succeeds(about);
        case 'board': {
          const fleet = boards.get(about);
          return fleet !== undefined && canBoard(fleet);
        }
        case 'cross':
          return about.ferries.some((fleet) => !dislodger(fleet));
        case 'disrupt':
          return disrupts(about);
      }
    }
    return { path, hasLeft, dislodger, isGiven, prevents, opposite, says };
  };
}
