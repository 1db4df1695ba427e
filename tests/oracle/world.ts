import type { SpaceId } from '../../src/board/board.ts';
import type { Choices } from '../../src/rules/edition.ts';
import type { Deed, Law } from './law.ts';

/** Asks whether a move succeeds in the current world. */
export type Asking = (mover: SpaceId) => boolean;

/** A world: one answer for every move. Everything else follows by arithmetic. */
export interface World {
  readonly afloat: (fleet: SpaceId) => boolean;
  readonly arrives: (mover: SpaceId) => boolean;
  readonly supports: (supporter: SpaceId) => boolean;
  /** Whether, according to the rules, the move should succeed in this world. */
  readonly should: (mover: SpaceId) => boolean;
  readonly pushes: (mover: SpaceId) => boolean;
}

/** `sunk`: fleets whose convoy a paradox has stopped. `stopped`: moves that it has stopped. */
export function worldOf(
  { deeds, moves, movesTo, helpersOf }: Law,
  choices: Choices,
  asked: Asking,
  sunk: ReadonlySet<SpaceId>,
  stopped: ReadonlySet<SpaceId>,
): World {
  const to = (space: SpaceId): readonly Deed[] => movesTo.get(space) ?? [];
  const deed = (at: SpaceId): Deed | undefined => deeds.get(at);
  const mover = (at: SpaceId): Deed | undefined => moves.get(at);
  const succeeds = (at: SpaceId): boolean => {
    const move = mover(at);
    return move !== undefined && !move.void && !stopped.has(at) && asked(at);
  };

  const afloat = (fleet: SpaceId): boolean =>
    !sunk.has(fleet) && !to(fleet).some(({ at }) => succeeds(at));

  const arrives = (at: SpaceId): boolean => {
    const move = mover(at);
    if (!move?.routes) return true;
    if (choices.routes === 'one-survives') return move.routes.some((route) => route.every(afloat));
    return move.vital.length > 0 && move.vital.every((route) => route.every(afloat));
  };

  const shielded = (supporter: Deed, attack: Deed): boolean => {
    if (!attack.routes || supporter.unit.kind !== 'F') return false;
    const sea = supporter.into;
    switch (choices.uncuttable) {
      case 'none':
        return false;
      case 'attack-on-route':
        return !supporter.inPlace && attack.routes.some((route) => route.includes(sea));
      case 'attack-on-needed-fleet':
        return (
          !supporter.inPlace &&
          attack.routes.length > 0 &&
          attack.routes.every((route) => route.includes(sea))
        );
      case 'action-at-convoy': {
        const there = deed(sea);
        return there?.does === 'convoy' && !there.void;
      }
    }
  };

  const supports = (at: SpaceId): boolean => {
    const own = deed(at);
    if (own?.does !== 'support' || own.void) return false;
    return !to(at).some((attack) => {
      if (shielded(own, attack)) return false;
      const bySea = attack.routes !== null && choices.convoyedFrom === 'sea';
      const fromTarget = attack.at === own.into && !bySea;
      const mustDislodge = attack.unit.power === own.unit.power || fromTarget;
      return mustDislodge ? succeeds(attack.at) : arrives(attack.at);
    });
  };

  const helpers = (whom: SpaceId): readonly Deed[] =>
    (helpersOf.get(whom) ?? []).filter(({ at }) => supports(at));

  const facing = (move: Deed): Deed | undefined => {
    const other = mover(move.into);
    return other?.into === move.at ? other : undefined;
  };
  const duel = (move: Deed): Deed | undefined => {
    const other = facing(move);
    return other && !other.routes && !move.routes ? other : undefined;
  };

  const pushes = (at: SpaceId): boolean => prevent(at) > 0;

  const prevent = (at: SpaceId): number => {
    const move = mover(at);
    if (!move || !arrives(at)) return 0;
    const other = facing(move);
    if (other && succeeds(other.at)) {
      if (duel(move)) return 0;
      if (choices.dislodgedEffect === 'none' && !succeeds(at)) return 0;
    }
    return 1 + helpers(at).length;
  };

  const should = (at: SpaceId): boolean => {
    const move = mover(at);
    if (!move || move.void || stopped.has(at) || !arrives(at)) return false;
    const there = deed(move.into);
    const foe = duel(move);
    const gone = !there || (!foe && succeeds(move.into));
    let strength = 1 + helpers(at).length;
    let resistance = 0;
    if (there && !gone) {
      if (there.unit.power === move.unit.power) return false;
      strength = 1 + helpers(at).filter(({ unit }) => unit.power !== there.unit.power).length;
      if (foe) resistance = 1 + helpers(foe.at).length;
      else resistance = there.does === 'move' ? 1 : 1 + helpers(there.at).length;
    }
    return (
      strength > resistance &&
      to(move.into).every((rival) => rival === move || strength > prevent(rival.at))
    );
  };

  return { afloat, arrives, supports, should, pushes };
}
