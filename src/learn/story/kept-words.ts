import { spaceOf } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { lookUpSpace } from '../../board/names.ts';
import { formatOrder } from '../../orders/format-order.ts';
import type { Order } from '../../orders/order.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Letter, LetterText, Pledge, Story, YearPhase } from './story.ts';

/** The replies so far: the number of the reply from 0, by the name of the letter. */
export type Replies = Readonly<Partial<Record<string, number>>>;

/** The text of a letter that is sent: the first that fits the board and the replies so far. Null: none does. */
export function sentText(
  { texts }: Letter,
  position: Turn['position'],
  replies: Replies,
): LetterText | null {
  return (
    texts.find(({ units, answered }) => {
      const stand = Object.entries(units).every(([power, piece]) =>
        hasUnit(position, power as Power, piece),
      );
      return stand && (answered === null || replies[answered.letter] === answered.reply);
    }) ?? null
  );
}

/** `piece`: `A Bur`. */
const hasUnit = ({ units }: Turn['position'], power: Power, piece: string): boolean =>
  units.some(
    (unit) =>
      unit.power === power &&
      unit.kind === piece.charAt(0) &&
      spaceOf(unit.at) === lookUpSpace(piece.slice(2))[0],
  );

/** What became of a promise: kept, or not, by this order; null: by an order that is missing. */
export type Kept = { readonly kept: true } | { readonly kept: false; readonly by: Order | null };

/** Compares a promise with what the power ordered. */
function keptBy(pledge: Pick<Pledge, 'avoids' | 'orders'>, power: Power, turn: Turn): Kept {
  const own = turn.orders.filter((order) => order.power === power);
  const by = own.find(
    (order) => order.type === 'move' && pledge.avoids.includes(spaceOf(order.to)),
  );
  if (by) return { kept: false, by };
  const given = new Set(own.map((order) => plain(formatOrder(order))));
  return pledge.orders.every((order) => given.has(plain(order)))
    ? { kept: true }
    : { kept: false, by: null };
}

/** Orders are compared as written, whatever the dash. */
const plain = (order: string): string => order.replaceAll(/[–−-]/g, '-').toLowerCase();

/** A letter with a promise, and what became of it. */
export interface JudgedLetter {
  readonly letter: Letter;
  readonly pledge: Pledge;
  readonly kept: Kept;
  /** Whether the story says that this is the lie. */
  readonly isLie: boolean;
}

/** What became of the promises that others wrote before a movement phase. */
export function judgedLetters(
  story: Story,
  phase: YearPhase,
  turn: Turn,
  replies: Replies,
): readonly JudgedLetter[] {
  const { letters, lie } = story.year[phase];
  return letters.flatMap((letter) => {
    const pledge = sentText(letter, turn.position, replies)?.pledge;
    if (!pledge) return [];
    const kept = keptBy(pledge, letter.from, turn);
    return [{ letter, pledge, kept, isLie: lie?.letter === letter.name }];
  });
}

/** What became of the promises that the player made in replies: by the letters that were answered. */
export function judgedReplies(
  story: Story,
  phase: YearPhase,
  turn: Turn,
  replies: Replies,
): readonly { readonly letter: Letter; readonly reply: number; readonly kept: Kept }[] {
  return story.year[phase].letters.flatMap((letter) => {
    const reply = replies[letter.name];
    const pledge = reply === undefined ? null : letter.replies[reply]?.pledge;
    return reply !== undefined && pledge
      ? [{ letter, reply, kept: keptBy(pledge, story.power, turn) }]
      : [];
  });
}
