import type { Location } from '../board/board.ts';
import { locationAt } from '../board/compiled.ts';
import type { Barred, BarredReason } from '../trace/fact.ts';
import { chainOf, isMover, nameOf, NO, occupant, YES } from './actor.ts';
import {
  byConvoy,
  dislodgedStep,
  dislodgerOf,
  firstAttacker,
  moveOf,
  moveStep,
  NOBODY,
  pathOf,
  pathStep,
  stationOf,
} from './columns.ts';
import type { Actor } from './columns.ts';
import type { Field } from './field.ts';
import { addStep } from './steps.ts';
import { isBeaten } from './strength.ts';

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
    const reason = bar(unit, spaceOf[location]!, premises, field);
    if (reason) barred.push({ at, reason });
    else to.push(at);
  }
  addStep(field, { type: 'retreats', unit: nameOf(unit, field), to, barred }, premises);
  return { retreats: to, barred };
}

/** Why a space is closed to the unit, or null; adds the steps that decide it to the premises. */
function bar(unit: Actor, space: number, premises: number[], field: Field): BarredReason | null {
  if (isOriginOfAttack(unit, space, field)) return 'attacker-origin';

  const contest = chainOf(firstAttacker[space]!);
  const entered = contest.find((mover) => moveOf[mover] === YES);
  if (entered !== undefined) {
    premises.push(moveStep[entered]!);
    return 'occupied';
  }
  const inside = occupant(space);
  if (inside !== NOBODY && isMover(inside)) premises.push(moveStep[inside]!);
  if (inside !== NOBODY && (!isMover(inside) || moveOf[inside] === NO)) return 'occupied';
  let isContested = false;
  for (const mover of contest) {
    premises.push(moveStep[mover]!);
    if (pathOf[mover] !== YES || isBeaten(mover, field)) continue;
    isContested = true;
    if (byConvoy[mover] === 1) premises.push(pathStep[mover]!);
  }
  return isContested ? 'stand-off' : null;
}

function isOriginOfAttack(unit: Actor, space: number, field: Field): boolean {
  const { edition } = field;
  if (dislodgerOf[unit] !== space) return false;
  return !(byConvoy[space] === 1 && edition.choices.retreatToConvoyOrigin);
}
