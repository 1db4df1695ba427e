import { adjudicate } from '../../law/adjudicate.ts';
import { englishMovement } from '../../explain/languages/english/english-movement.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { MovementLanguage } from '../../explain/languages/language.ts';
import type { TurnOfText } from '../../orders/notations/read-turn.ts';
import { err, ok, type Result } from '../../result.ts';
import { nearSpaces } from '../../stage/frame/crop-spaces.ts';
import { frame } from '../../stage/frame/frame.ts';
import { formatIn, FORMATS } from '../../stage/model/format.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Reel } from '../reel.ts';
import { turnTexts } from '../turn-texts.ts';
import { isLater } from '../later-phases.ts';
import { exactOrders } from './exact-orders.ts';
import { editionOf, liveBy, errorMessages, WORDS, type Live } from './live-by.ts';

/*
 * Orders of moves as text, ruled in the page: what `<standoff-scenario>` fetches if it has no data. Gives the player
 * the same as packed data would, and draws nothing itself.
 */

/**
 * Shows the ruling of an element's orders, or a message why nothing is played. With `editable` they can be changed
 * below.
 */
export const live: Live = liveBy(ruled);

/** Reads, rules and words orders. The error is a message for people. */
export async function ruled(
  text: string,
  edition: string | null,
  tag: LanguageTag,
): Promise<Result<Reel, string>> {
  // Readers may have changed the orders to those of another phase.
  if (isLater(text)) return (await import('./phases.ts')).ruled(text, edition, tag);
  const chosen = editionOf(edition, tag);
  if (!chosen.ok) return chosen;
  const language = tag === 'en' ? englishMovement : (await import('./german.ts')).germanMovement;
  const given = await ordersOf(text, language, tag);
  if (!given.ok) return given;
  const { position, orders } = given.value;
  const ruling = adjudicate(position, orders, chosen.value);
  return ok(reelOf({ position, orders, edition: chosen.value, ruling }, language, tag));
}

async function ordersOf(
  text: string,
  language: MovementLanguage,
  tag: LanguageTag,
): Promise<Result<Pick<TurnOfText, 'position' | 'orders'>, string>> {
  const exact = exactOrders(text);
  if (exact) return ok(exact);
  const { anyOrders } = await import('./any-orders.ts');
  const { position, orders, unread, misplaced } = anyOrders(text);
  const errors = [
    ...unread.map((error) => ({ line: error.line, message: language.orderError(error) })),
    ...misplaced,
  ];
  if (errors.length > 0) return err(errorMessages(errors, tag));
  return orders.length > 0 ? ok({ position, orders }) : err(WORDS[tag].none);
}

/** A turn to be played: each frame and each sentence is made on demand. */
export function reelOf(turn: Turn, language: MovementLanguage, tag: LanguageTag): Reel {
  const { marks, opening, steps, places } = turnTexts(turn, language);
  const last = steps.length - 1;
  return {
    language: tag,
    last,
    marks,
    places,
    read: (step) => (step === null ? opening : steps[step]) ?? opening,
    get near() {
      return [...nearSpaces(frame(turn, last, FORMATS.medium))];
    },
    frame: (step, format) => frame(turn, step, formatIn(FORMATS[format], language)),
  };
}
