import { adjudicate } from '../../adjudicator/adjudicate.ts';
import { englishMovement } from '../../explain/languages/english/english-movement.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { MovementLanguage } from '../../explain/languages/language.ts';
import type { TurnOfText } from '../../orders/notations/read-turn.ts';
import { err, ok, type Result } from '../../result.ts';
import { EDITION_IDS, type EditionId } from '../../rules/edition.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { nearSpaces } from '../../stage/frame/crop-spaces.ts';
import { frame } from '../../stage/frame/frame.ts';
import { FORMATS } from '../../stage/model/format.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Reel } from '../reel.ts';
import { turnTexts } from '../turn-texts.ts';
import { exactOrders } from './exact-orders.ts';

/*
 * Orders as text, ruled in the page: what `<standoff-scenario>` fetches if it has no data. Gives the player what
 * it also gets of data, and draws nothing itself.
 */

const WORDS: Readonly<Record<LanguageTag, { none: string; line: string; edition: string }>> = {
  en: { none: 'There are no orders.', line: 'Line', edition: 'There is no such edition, only' },
  de: {
    none: 'Es gibt keine Befehle.',
    line: 'Zeile',
    edition: 'Diese Ausgabe gibt es nicht, nur',
  },
};

/** So many errors are told; who mends them sees the others. */
const MOST_ERRORS = 5;

/** How often the orders of an element were read. */
const times = new WeakMap<HTMLElement, number>();

/** Shows what an element's orders come to, or a message why nothing is played. With `editable` they can be changed below. */
export async function live(
  element: HTMLElement,
  tag: LanguageTag,
  show: (made: Reel | string) => void,
): Promise<void> {
  const rule = (text: string) => ruled(text, element.getAttribute('edition'), tag);
  const text = element.getAttribute('orders') ?? textOf(element);
  const own = (times.get(element) ?? 0) + 1;
  times.set(element, own);
  const made = element.hasAttribute('data') ? null : await rule(text);
  // Other orders were given meanwhile.
  if (times.get(element) !== own) return;
  if (made) show(made.ok ? made.value : made.error);
  if (element.hasAttribute('editable')) {
    const { edit } = await import('./editor.ts');
    edit(element, tag, text, rule, show);
  }
}

/** The orders are the element's preformatted text, or all of its text. */
const textOf = (element: HTMLElement): string =>
  (element.querySelector('pre') ?? element).textContent;

/** Reads orders, rules and tells. The error is a message for people. */
export async function ruled(
  text: string,
  edition: string | null,
  tag: LanguageTag,
): Promise<Result<Reel, string>> {
  const id = editionOf(edition);
  if (id === undefined) return err(`${WORDS[tag].edition} ${EDITION_IDS.join(', ')}.`);
  const language = tag === 'en' ? englishMovement : (await import('./german.ts')).germanMovement;
  const given = await ordersOf(text, language, tag);
  if (!given.ok) return given;
  const { position, orders } = given.value;
  const chosen = EDITIONS[id];
  const ruling = adjudicate(position, orders, chosen);
  return ok(reelOf({ position, orders, edition: chosen, ruling }, language, tag));
}

const editionOf = (name: string | null): EditionId | undefined =>
  name === null ? 'DATC' : EDITION_IDS.find((id) => id.toLowerCase() === name.toLowerCase());

async function ordersOf(
  text: string,
  language: MovementLanguage,
  tag: LanguageTag,
): Promise<Result<Pick<TurnOfText, 'position' | 'orders'>, string>> {
  const exact = exactOrders(text);
  if (exact) return ok(exact);
  const { anyOrders } = await import('./any-orders.ts');
  const { position, orders, unread, misplaced } = anyOrders(text);
  const { line, none } = WORDS[tag];
  const errors = [
    ...unread.map((error) => ({ line: error.line, message: language.orderError(error) })),
    ...misplaced,
  ].map((error) => `${line} ${String(error.line)}: ${error.message}`);
  if (errors.length > 0) return err(errors.slice(0, MOST_ERRORS).join(' '));
  return orders.length > 0 ? ok({ position, orders }) : err(none);
}

/** A turn as it is played: each frame and each sentence when it is asked for. */
export function reelOf(turn: Turn, language: MovementLanguage, tag: LanguageTag): Reel {
  const { marks, opening, steps } = turnTexts(turn, language);
  const last = steps.length - 1;
  return {
    language: tag,
    last,
    marks,
    read: (step) => (step === null ? opening : steps[step]) ?? opening,
    get near() {
      return [...nearSpaces(frame(turn, last, FORMATS.medium))];
    },
    frame: (step, format) => frame(turn, step, FORMATS[format]),
  };
}
