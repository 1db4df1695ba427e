import type { Power } from '../board/powers.ts';
import { all, any, CONVOY, MOVE, NO, not, OPEN, PATH, SUPPORT, value, YES } from './known.ts';
import type { KindOfDecision, Known, Value } from './known.ts';
import { goesBy, illegal, isFerry, meets, mismatch } from './legality.ts';
import { fleetsOnRoutes, hasRoute } from './routes.ts';
import type { Law, MovementTurn, See, TurnUnit } from './turn.ts';

/*
 * The law of movement. An article is a pure function of a unit, the turn and what is known of its decisions, and says
 * YES or NO once that is enough, OPEN before. Strengths are bounds: with `most`, all that is open counts, otherwise
 * nothing. Articles ask one another through `turn.law`, so that an edition or a misconception is the law with some of
 * them replaced. Paragraphs are of the rulebook of 1971, or of the DATC 3.0.
 */

const NOBODY: readonly TurnUnit[] = [];

/** A convoy stands unless its fleet is dislodged (XII.3). */
const convoy = (fleet: TurnUnit, _: MovementTurn, known: Known): Value =>
  not(any(fleet.attackers.map((attack) => value(known, attack, MOVE))));

/** A move by land has its path; by convoy if one route survives, or all that it needs (XII.4; 4.A.1). */
function path(army: TurnUnit, turn: MovementTurn, known: Known): Value {
  if (!army.isCarried) return YES;
  const stands = (fleet: TurnUnit): Value => value(known, fleet, CONVOY);
  if (turn.choices.routes !== 'one-survives') return all(army.needed.map(stands));
  const over = (usable: (fleet: TurnUnit) => boolean): boolean =>
    hasRoute(army.space, army.goal, turn, (fleet) => army.convoys.includes(fleet) && usable(fleet));
  if (over((fleet) => stands(fleet) === YES)) return YES;
  return over((fleet) => stands(fleet) !== NO) ? OPEN : NO;
}

/**
 * Why an attack does not simply cut a support. `immune`: it never does (XII.5; 4.A.2). `own-power` (IX.6),
 * `from-target` (X): only by dislodging.
 */
function excuse(
  support: TurnUnit,
  attack: TurnUnit,
  turn: MovementTurn,
): ReturnType<Law['excuse']> {
  if (isImmune(support, attack, turn)) return 'immune';
  if (support.power === attack.power) return 'own-power';
  const isFromSea = attack.isCarried && turn.choices.convoyedFrom === 'sea';
  return attack.from === support.aim && !isFromSea ? 'from-target' : null;
}

/** A convoyed army does not cut a fleet's support against a fleet that its convoy depends on (XII.5; 4.A.2). */
function isImmune(support: TurnUnit, attack: TurnUnit, turn: MovementTurn): boolean {
  const { uncuttable } = turn.choices;
  if (uncuttable === 'none' || !attack.isCarried || support.kind !== 'F') return false;
  const fleet = turn.at[support.aim];
  if (fleet?.task !== 'convoy' || fleet.void !== null) return false;
  if (uncuttable === 'action-at-convoy') return true;
  if (support.told.to === null || !attack.onRoutes.includes(fleet)) return false;
  if (uncuttable === 'attack-on-route') return true;
  const others = (one: TurnUnit): boolean => one !== fleet && attack.convoys.includes(one);
  return !hasRoute(attack.space, attack.goal, turn, others);
}

/** Whether an attack leaves a support alone: by its excuse, for want of a path, or of success. */
function spares(support: TurnUnit, attack: TurnUnit, turn: MovementTurn, known: Known): Value {
  const why = turn.law.excuse(support, attack, turn);
  if (why === 'immune') return YES;
  return not(value(known, attack, why === null ? PATH : MOVE));
}

/** A support is given unless an attack cuts it (X, IX.6). */
const support = (unit: TurnUnit, turn: MovementTurn, known: Known): Value =>
  all(unit.attackers.map((attack) => turn.law.spares(unit, attack, turn, known)));

/** One for the unit, one for each support that is given, except those by the power `but` (IX.2). */
function strength(
  unit: TurnUnit,
  turn: MovementTurn,
  known: Known,
  most: boolean,
  but?: Power,
): number {
  return (
    1 +
    turn.law.supports(unit).filter((one) => one.power !== but && counts(one, known, most)).length
  );
}

/** The supports of what a unit does. */
const supports = (unit: TurnUnit): readonly TurnUnit[] => unit.supports;

/** Whether a support counts for this bound. */
export function counts(unit: TurnUnit, known: Known, most: boolean): boolean {
  const given = value(known, unit, SUPPORT);
  return most ? given !== NO : given === YES;
}

/** Whether the unit in the destination is in the way: it is not ordered to leave, or does not, or comes head to head. */
function stays(mover: TurnUnit, _: MovementTurn, known: Known, most: boolean): boolean {
  if (!mover.defender || !mover.isLeft) return mover.defender !== null;
  const left = value(known, mover.defender, MOVE);
  return left === NO || (left === OPEN && !most);
}

/** Nobody dislodges their own unit, or helps to (IX.3). */
function attack(mover: TurnUnit, turn: MovementTurn, known: Known, most: boolean): number {
  const arrives = value(known, mover, PATH);
  if (arrives === NO || (arrives === OPEN && !most)) return 0;
  const { defender } = mover;
  if (!defender || !turn.law.stays(mover, turn, known, most))
    return turn.law.strength(mover, turn, known, most);
  if (defender.power === mover.power) return 0;
  return turn.law.strength(mover, turn, known, most, defender.power);
}

/** What the unit in the destination has against a move: a unit whose own move fails has no support (IX.6). */
function opposition(mover: TurnUnit, turn: MovementTurn, known: Known, most: boolean): number {
  const { defender } = mover;
  if (!defender) return 0;
  if (!mover.isLeft) return turn.law.strength(defender, turn, known, most);
  const left = value(known, defender, MOVE);
  return left === NO || (left === OPEN && most) ? 1 : 0;
}

/** The units from a mover's destination that would dislodge it (IX.7; 4.A.7). */
function beaters(mover: TurnUnit, { choices }: MovementTurn): readonly TurnUnit[] {
  if (!mover.meets && choices.dislodgedEffect !== 'none') return NOBODY;
  return mover.attackers.filter(({ from }) => from === mover.goal);
}

/** A unit that is dislodged from where it was going has no effect there (IX.7; 4.A.7). */
function beaten(mover: TurnUnit, turn: MovementTurn, known: Known): Value {
  const isDislodged = any(
    turn.law.beaters(mover, turn).map((beater) => value(known, beater, MOVE)),
  );
  return mover.meets ? isDislodged : all([isDislodged, not(value(known, mover, MOVE))]);
}

/** With what strength a move keeps others out of its destination (VIII, XII.3). */
function prevent(rival: TurnUnit, turn: MovementTurn, known: Known, most: boolean): number {
  const arrives = value(known, rival, PATH);
  const isBeaten = turn.law.beaten(rival, turn, known);
  if (arrives === NO || isBeaten === YES) return 0;
  if (!most && (arrives === OPEN || isBeaten === OPEN)) return 0;
  return turn.law.strength(rival, turn, known, most);
}

/** Equal strength stands off (VIII, IX.2). */
const beats = (strong: number, against: number): boolean => strong > against;

/** A move succeeds if it beats what is in its destination, and everybody else who goes there (VIII, IX.2, IX.5). */
function move(mover: TurnUnit, turn: MovementTurn, known: Known): Value {
  const { law } = turn;
  if (value(known, mover, PATH) === NO) return NO;
  const most = law.attack(mover, turn, known, true);
  const least = law.attack(mover, turn, known, false);
  const rivals = mover.rivals.filter((rival) => rival !== mover);
  if (
    !law.beats(most, law.opposition(mover, turn, known, false)) ||
    rivals.some((rival) => most <= law.prevent(rival, turn, known, false))
  )
    return NO;
  const wins =
    law.beats(least, law.opposition(mover, turn, known, true)) &&
    rivals.every((rival) => least > law.prevent(rival, turn, known, true));
  return wins ? YES : OPEN;
}

/** Moves in a circle that wait only for one another all succeed (XIV.5). */
const circle = (): Value => YES;

/** The unit that dislodges one that stays, once all is decided (IX.2); null: none does. */
function dislodger(unit: TurnUnit, _: MovementTurn, known: Known): TurnUnit | null {
  if (unit.task === 'move' && value(known, unit, MOVE) === YES) return null;
  return unit.attackers.find((attacker) => value(known, attacker, MOVE) === YES) ?? null;
}

/** Whether the attacker came from there, which bars it to the unit that it dislodged (XI; 4.A.5). */
const isOrigin = (space: number, by: TurnUnit, { choices }: MovementTurn): boolean =>
  space === by.from && !(by.isCarried && choices.retreatToConvoyOrigin);

/** Why a location is barred to a unit that `by` dislodged, once all is decided (XI); null: it may retreat there. */
function bars(at: number, by: TurnUnit, turn: MovementTurn, known: Known): ReturnType<Law['bars']> {
  const space = turn.board.spaceOf[at] ?? at;
  if (turn.law.isOrigin(space, by, turn)) return 'attacker-origin';
  const there = turn.at[space];
  const comers = turn.units.filter(({ task, goal }) => task === 'move' && goal === space);
  const isEntered = comers.some((comer) => value(known, comer, MOVE) === YES);
  if (isEntered || (there && value(known, there, MOVE) !== YES)) return 'occupied';
  const isContested = comers.some((comer) => turn.law.prevent(comer, turn, known, false) > 0);
  return isContested ? 'stand-off' : null;
}

/** What the article of a decision reads. */
function reads(
  unit: TurnUnit,
  kind: KindOfDecision,
  turn: MovementTurn,
  known: Known,
  see: See,
): void {
  switch (kind) {
    case CONVOY:
      for (const attacker of unit.attackers) see(attacker, MOVE, true);
      return;
    case PATH:
      readsOfPath(unit, turn, known, see);
      return;
    case SUPPORT:
      for (const attacker of unit.attackers) {
        const why = turn.law.excuse(unit, attacker, turn);
        if (why !== 'immune') see(attacker, why === null ? PATH : MOVE, true);
      }
      return;
    case MOVE:
      readsOfMove(unit, turn, known, see);
  }
}

function readsOfPath(army: TurnUnit, turn: MovementTurn, known: Known, see: See): void {
  const afloat = (fleet: TurnUnit): boolean =>
    army.convoys.includes(fleet) && value(known, fleet, CONVOY) !== NO;
  const left =
    turn.choices.routes === 'one-survives'
      ? fleetsOnRoutes(army.space, army.goal, turn, afloat)
      : army.needed;
  for (const fleet of army.needed) see(fleet, CONVOY, left.includes(fleet));
}

function readsOfMove(mover: TurnUnit, turn: MovementTurn, known: Known, see: See): void {
  const { law } = turn;
  const { defender } = mover;
  const least = law.attack(mover, turn, known, false);
  see(mover, PATH, true);
  for (const one of law.supports(mover)) see(one, SUPPORT, true);
  if (defender && mover.isLeft) {
    const isReduced =
      defender.power === mover.power ||
      law.supports(mover).some(({ power }) => power === defender.power);
    if (isReduced) see(defender, MOVE, true);
  }
  if (defender) {
    const matters = !law.beats(least, law.opposition(mover, turn, known, true));
    if (mover.isLeft) see(defender, MOVE, matters);
    else for (const one of law.supports(defender)) see(one, SUPPORT, matters);
  }
  for (const rival of mover.rivals) {
    if (rival === mover) continue;
    const matters = least <= law.prevent(rival, turn, known, true);
    see(rival, PATH, matters);
    for (const one of law.supports(rival)) see(one, SUPPORT, matters);
    const beating = law.beaters(rival, turn);
    for (const beater of beating) see(beater, MOVE, matters);
    if (beating.length > 0 && !rival.meets) see(rival, MOVE, matters);
  }
}

/** The law, article by article. */
export const LAW: Law = {
  illegal,
  isFerry,
  mismatch,
  goesBy,
  meets,
  convoy,
  path,
  excuse,
  spares,
  support,
  supports,
  strength,
  stays,
  attack,
  opposition,
  beaters,
  beaten,
  prevent,
  beats,
  move,
  circle,
  dislodger,
  isOrigin,
  bars,
  reads,
};

/** What the law says of a decision, as far as is known. */
export function decide(
  unit: TurnUnit,
  kind: KindOfDecision,
  turn: MovementTurn,
  known: Known,
): Value {
  switch (kind) {
    case MOVE:
      return turn.law.move(unit, turn, known);
    case PATH:
      return turn.law.path(unit, turn, known);
    case SUPPORT:
      return turn.law.support(unit, turn, known);
    case CONVOY:
      return turn.law.convoy(unit, turn, known);
  }
}
