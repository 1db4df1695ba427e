import { LOCATIONS, neighbours } from '../board/board.ts';
import type { Location } from '../board/board.ts';
import { spaceIndex } from '../board/compiled.ts';
import type { Barred, BarredReason } from '../trace/fact.ts';
import { isMover, NO, NOBODY, YES } from './field.ts';
import type { Actor, Field } from './field.ts';
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
  const places = [...neighbours(unit.unit)].sort(
    (a, b) => LOCATIONS.indexOf(a) - LOCATIONS.indexOf(b),
  );
  for (const at of places) {
    const reason = bar(unit, spaceIndex(at), premises, field);
    if (reason) barred.push({ at, reason });
    else to.push(at);
  }
  addStep(field, { type: 'retreats', unit: unit.at, to, barred }, premises);
  return { retreats: to, barred };
}

/** Why a space is closed to the unit, or null; adds the steps that decide it to the premises. */
function bar(unit: Actor, space: number, premises: number[], field: Field): BarredReason | null {
  if (isOriginOfAttack(unit, space, field)) return 'attacker-origin';
  const occupant = field.occupant[space] ?? null;
  const movers = moversInto(space, field);
  const entered = movers.find(({ move }) => move === YES);
  if (entered) {
    premises.push(entered.moveStep);
    return 'occupied';
  }
  if (occupant && (!isMover(occupant) || occupant.move === NO)) {
    if (isMover(occupant)) premises.push(occupant.moveStep);
    return 'occupied';
  }
  if (occupant) premises.push(occupant.moveStep);
  const contenders = movers.filter((mover) => mover.path === YES && !isBeaten(mover, field));
  for (const mover of movers) premises.push(mover.moveStep);
  for (const mover of contenders) if (mover.byConvoy) premises.push(mover.pathStep);
  return contenders.length > 0 ? 'stand-off' : null;
}

function isOriginOfAttack({ dislodgedBy }: Actor, space: number, field: Field): boolean {
  if (dislodgedBy?.space !== space) return false;
  return !(dislodgedBy.byConvoy && field.edition.choices.retreatToConvoyOrigin);
}

function moversInto(space: number, field: Field): readonly Actor[] {
  const occupant = field.occupant[space];
  if (occupant) return occupant.attackers;
  return field.actors.find(({ to }) => to === space)?.contest ?? NOBODY;
}
