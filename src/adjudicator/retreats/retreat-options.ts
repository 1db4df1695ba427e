import type { Location } from '../../board/board.ts';
import { locationAt } from '../../board/compiled.ts';
import type { Barred, BarredReason } from '../../trace/fact.ts';
import { chainOf, isMover, nameOf } from '../unit-row.ts';
import { YES } from '../decision.ts';
import {
  byConvoy,
  dislodgedStep,
  dislodgerOf,
  firstAttacker,
  moveOf,
  moveStep,
  next,
  NOBODY,
  occupantOf,
  pathOf,
  pathStep,
  stationOf,
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
import { addStep } from '../record/add-step.ts';
import { isBeaten } from '../equations/strength.ts';

interface Retreats {
  readonly retreats: readonly Location[];
  readonly barred: readonly Barred[];
}

/** Where a dislodged unit may go (1971 XI): in board order, after all moves are decided. */
export function retreatsOf(unit: Actor, field: Field): Retreats {
  const premises = [dislodgedStep[unit]!];
  const to: Location[] = [];
  const barred: Barred[] = [];
  const { reach, spaceOf } = field.board;
  for (const location of reach[stationOf[unit]!] ?? []) {
    const at = locationAt(field.board, location);
    const space = spaceOf[location]!;
    const reason = bar(unit, space, field);
    if (field.steps) premises.push(...barPremises(space, reason, field));
    if (reason) barred.push({ at, reason });
    else to.push(at);
  }
  addStep(field, { type: 'retreats', unit: nameOf(unit, field), to, barred }, premises);
  return { retreats: to, barred };
}

/** The same as locations, and nothing else. */
export function openRetreats(unit: Actor, field: Field): readonly number[] {
  const { reach, spaceOf } = field.board;
  const near = reach[stationOf[unit]!] ?? [];
  return near.filter((location) => bar(unit, spaceOf[location]!, field) === null);
}

/** Why a space is closed to the unit, or null. */
function bar(unit: Actor, space: number, field: Field): BarredReason | null {
  if (isOriginOfAttack(unit, space, field)) return 'attacker-origin';
  let isContested = false;
  for (let mover = firstAttacker[space]!; mover !== NOBODY; mover = next[mover]!) {
    if (moveOf[mover] === YES) return 'occupied';
    if (standsOff(mover, field)) isContested = true;
  }
  const inside = occupantOf[space]!;
  if (inside !== NOBODY && moveOf[inside] !== YES) return 'occupied';
  return isContested ? 'stand-off' : null;
}

/** Whether a mover that came to nothing keeps others out of its destination all the same (1971 XI). */
function standsOff(mover: Actor, field: Field): boolean {
  return pathOf[mover] === YES && !isBeaten(mover, field);
}

/** The steps that decide it. */
function barPremises(space: number, reason: BarredReason | null, field: Field): readonly number[] {
  if (reason === 'attacker-origin') return [];
  const contest = chainOf(firstAttacker[space]!);
  const entered = contest.find((mover) => moveOf[mover] === YES);
  if (entered !== undefined) return [moveStep[entered]!];
  const inside = occupantOf[space]!;
  const left = isMover(inside) ? [moveStep[inside]!] : [];
  if (reason === 'occupied') return left;
  const paths = contest.filter((mover) => byConvoy[mover] === 1 && standsOff(mover, field));
  return [
    ...left,
    ...contest.map((mover) => moveStep[mover]!),
    ...paths.map((mover) => pathStep[mover]!),
  ];
}

function isOriginOfAttack(unit: Actor, space: number, field: Field): boolean {
  if (dislodgerOf[unit] !== space) return false;
  return !(byConvoy[space] === 1 && field.edition.choices.retreatToConvoyOrigin);
}
