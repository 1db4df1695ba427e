import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { err, ok, type Result } from '../../result.ts';
import { EDITION_IDS, type Edition } from '../../rules/edition.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { ordersOf } from '../later-phases.ts';
import type { Reel } from '../reel.ts';

export const WORDS: Readonly<Record<LanguageTag, { none: string; line: string; edition: string }>> =
  {
    en: { none: 'There are no orders.', line: 'Line', edition: 'There is no such edition, only' },
    de: {
      none: 'Es gibt keine Befehle.',
      line: 'Zeile',
      edition: 'Diese Ausgabe gibt es nicht, nur',
    },
  };

/** The most errors reported at once; the others appear once these are fixed. */
const MOST_ERRORS = 5;

/** The edition of this name; by default that of the DATC. */
export function editionOf(name: string | null, tag: LanguageTag): Result<Edition, string> {
  const asked = name ?? 'DATC';
  const id = EDITION_IDS.find((one) => one.toLowerCase() === asked.toLowerCase());
  return id ? ok(EDITIONS[id]) : err(`${WORDS[tag].edition} ${EDITION_IDS.join(', ')}.`);
}

export const errorMessages = (
  errors: readonly { readonly line: number; readonly message: string }[],
  tag: LanguageTag,
): string =>
  errors
    .slice(0, MOST_ERRORS)
    .map(({ line, message }) => `${WORDS[tag].line} ${String(line)}: ${message}`)
    .join(' ');

/** How often the orders of an element were read. */
const times = new WeakMap<HTMLElement, number>();

/** Shows the ruling of an element's orders, or a message why nothing is played. */
export type Live = (
  element: HTMLElement,
  tag: LanguageTag,
  show: (made: Reel | string) => void,
) => Promise<void>;

/** Reads, rules and words orders. The error is a message for people. */
type Rule = (
  text: string,
  edition: string | null,
  tag: LanguageTag,
) => Promise<Result<Reel, string>>;

/** With `editable` the orders can be changed below the board. */
export const liveBy =
  (ruled: Rule): Live =>
  async (element, tag, show) => {
    const rule = (text: string) => ruled(text, element.getAttribute('edition'), tag);
    const text = ordersOf(element);
    const own = (times.get(element) ?? 0) + 1;
    times.set(element, own);
    const made = element.hasAttribute('data') ? null : await rule(text);
    // Meanwhile the element was given other orders.
    if (times.get(element) !== own) return;
    if (made) show(made.ok ? made.value : made.error);
    if (element.hasAttribute('editable')) {
      const { edit } = await import('./editor.ts');
      edit(element, tag, text, rule, show);
    }
  };
