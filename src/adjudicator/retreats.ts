import type { Location } from '../board/board.ts';
import { locationAt } from '../board/compiled.ts';
import type { Barred, BarredReason } from '../trace/fact.ts';
import { isMover, NO, YES } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Field } from './field.ts';
import { addStep } from './steps.ts';
import { isBeaten } from './strength.ts';

interface Retreats {
  readonly retreats: readonly Location[];
  readonly barred: readonly Barred[];
}

/** Where a dislodged unit may go (1971 XI): in board order, after all moves are decided. */
export function retreatsOf(unit: Actor, field: Field): Retreats {
  const premises = [unit.dislodgedStep];
  const to: Location[] = [];
  const barred: Barred[] = [];
  const { reach, reachSpaces } = field.board;
  for (const [place, location] of (reach[unit.station] ?? []).entries()) {
    const at = locationAt(field.board, location);
    const reason = bar(unit, reachSpaces[unit.station]?.[place] ?? -1, premises, field);
    if (reason) barred.push({ at, reason });
    else to.push(at);
  }
  addStep(field, { type: 'retreats', unit: unit.at, to, barred }, premises);
  return { retreats: to, barred };
}

/** Why a space is closed to the unit, or null; adds the steps that decide it to the premises. */
function bar(unit: Actor, space: number, premises: number[], field: Field): BarredReason | null {
  if (isOriginOfAttack(unit, space, field)) return 'attacker-origin';
  const occupant = field.occupants[space] ?? null;
  const contest = field.contests[space] ?? null;
  let entered = contest;
  while (entered && entered.move !== YES) entered = entered.next;
  if (entered) {
    premises.push(entered.moveStep);
    return 'occupied';
  }
  if (occupant && isMover(occupant)) premises.push(occupant.moveStep);
  if (occupant && (!isMover(occupant) || occupant.move === NO)) return 'occupied';
  let isContested = false;
  for (let mover = contest; mover; mover = mover.next) {
    premises.push(mover.moveStep);
    if (mover.path !== YES || isBeaten(mover, field)) continue;
    isContested = true;
    if (mover.byConvoy) premises.push(mover.pathStep);
  }
  return isContested ? 'stand-off' : null;
}

function isOriginOfAttack({ dislodgedBy }: Actor, space: number, field: Field): boolean {
  if (dislodgedBy?.space !== space) return false;
  return !(dislodgedBy.byConvoy && field.edition.choices.retreatToConvoyOrigin);
}
