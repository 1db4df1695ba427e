import { whatIf } from '../../ask/what-if.ts';
import { canReach, spaceOf, type SpaceId } from '../../board/board.ts';
import { CENTRES } from '../../board/centres.ts';
import { rulebook } from '../../orders/notations/rulebook/rulebook.ts';
import type { Move, Order } from '../../orders/order.ts';
import type { Turn } from '../../trace/turn.ts';
import { type JudgedLetter, judgedLetters, type Replies } from './kept-words.ts';
import type { Story, YearPhase } from './story.ts';

/** A promise that was not kept, as ruled. */
export interface Stab extends JudgedLetter {
  /** The order that breaks it. */
  readonly order: Move;
  /** The step of the ruling that settles it. */
  readonly step: number;
  readonly succeeds: boolean;
  /** Centres that the unit can reach from there, and in which the player has no unit after the ruling. */
  readonly threatens: readonly SpaceId[];
  /** An order of the player that would have stopped it, with the ruling; null: none of those the story names. */
  readonly remedy: { readonly order: Order; readonly turn: Turn; readonly step: number } | null;
}

/** The stab of a movement phase; null: everybody kept his word, or the order is not a move. */
export function stabIn(story: Story, phase: YearPhase, turn: Turn, replies: Replies): Stab | null {
  const judged = judgedLetters(story, phase, turn, replies).find(({ kept }) => !kept.kept);
  if (!judged || judged.kept.kept || judged.kept.by?.type !== 'move') return null;
  const order = judged.kept.by;
  const ruled = outcomeOf(turn, order);
  if (!ruled) return null;
  const { units } = turn.ruling.after;
  const there = { kind: order.unit.kind, at: order.to };
  return {
    ...judged,
    order,
    ...ruled,
    threatens: CENTRES.filter(
      (centre) =>
        canReach(there, centre) &&
        turn.position.owners?.[centre] === story.power &&
        !units.some(({ power, at }) => power === story.power && spaceOf(at) === centre),
    ),
    remedy: ruled.succeeds ? remedyOf(story, phase, turn, order) : null,
  };
}

function remedyOf(story: Story, phase: YearPhase, turn: Turn, stab: Move): Stab['remedy'] {
  const text = story.year[phase].lie?.remedy ?? '';
  const { power } = story;
  const [order] = rulebook.movement.read(text, { position: turn.position, power }).orders;
  if (!order) return null;
  const tried = whatIf(turn, [{ type: 'order', unit: spaceOf(order.unit.at), order }]);
  const ruled = outcomeOf(tried, stab);
  return ruled && !ruled.succeeds ? { order, turn: tried, step: ruled.step } : null;
}

function outcomeOf(
  turn: Turn,
  order: Order,
): { readonly step: number; readonly succeeds: boolean } | null {
  const ruled = turn.ruling.orders.find(({ unit }) => unit === spaceOf(order.unit.at));
  return ruled && ruled.step !== null
    ? { step: ruled.step, succeeds: ruled.outcome === 'succeeds' }
    : null;
}
