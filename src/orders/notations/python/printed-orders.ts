import { LINE_BREAK } from '../source-text.ts';
import type { Skipped, TextHint, WrittenText } from '../written-text.ts';
import { readPython } from './read-python.ts';

// No pattern can match a stretch of text in two ways, so each takes time in proportion to it.

const TEXT = String.raw`(?:"[^"\n]{0,80}"|'[^'\n]{0,80}')`;
/** `["A PAR - BUR"]`, `FRANCE ['A PAR - BUR', 'F BRE - MAO']`, `"orders": [...]`. */
const LIST = new RegExp(
  String.raw`(?:["']?[A-Za-z]{3,8}["']?([ \t]*(?::[ \t]*|\r?\n[ \t]*)?))?\[\s*(?:${TEXT}\s*(?:,\s*|(?=\])))*\]`,
  'g',
);
/** An order as a string of data: `"A PAR - BUR"`, `'a par h'`, `"Army Paris to Burgundy"`, `"par - bur"`. */
export const ORDER_TEXT =
  /["'](?:(?:build|remove|disband|retreat) +)?(?:(?:[AF]|army|fleet) +)?\p{L}[\p{L}.]{2,20}(?: \p{L}[\p{L}.]{1,20}){0,2}(?: ?[/(]\p{L}{2}\)?)?(?: +(?:H|S|C|R|D|B|holds?|supports?|convoys?|moves?|to|retreats?|disbands?|builds?)\b| *[-–—→=]+>? *\p{L}|(?<=["'](?:build|remove|disband) [^"'\n]{3,30})["'])/iu;
/** A list of orders. */
const ORDERS = new RegExp(String.raw`\[\s*${ORDER_TEXT.source}`, 'iu');
/** One line of the case format, or a saved game. */
const OTHER =
  /^[\s\uFEFF]*\{[^\n]*"orders"\s*:\s*\{(?!\s*"[AF] )|"(?:results|phases|state)"\s*:|"name"\s*:\s*"[SFW]\d{4}[MRA]"/;
/** `{…}`, `AUSTRIA: [`, `orders = {…}`: data, maybe after a name. */
const DATA = /^[\s\uFEFF]*(?:[[{]|[\w.]+\s*=\s*[[{]|['"]?[A-Za-z]{3,8}['"]?\s*:\s*\[)/;

/** Whether a text has lists of orders as Python prints them, or as models write them between sentences. */
export const isPrinted = (text: string): boolean => !OTHER.test(text) && ORDERS.test(asLists(text));

/** Reads such lists. What is between them is skipped. Null if there are none. */
export function readPrinted(given: string, hint: TextHint): WrittenText | null {
  if (!isPrinted(given)) return null;
  const text = asLists(given);
  return DATA.test(text) && !given.includes('set_orders(')
    ? readPython(text, hint)
    : readListed(text, hint);
}

function readListed(text: string, hint: TextHint): WrittenText {
  let shown = '';
  let from = 0;
  for (const { 0: words, 1: sign = '', index } of text.matchAll(LIST)) {
    const colon =
      sign !== '' && !/[:\n]/.test(sign) ? words.replace(sign, ':'.padEnd(sign.length)) : words;
    shown += blank(text.slice(from, index)) + colon;
    from = index + words.length;
  }
  shown += blank(text.slice(from));
  const left = shown.split(LINE_BREAK);
  const skipped = text.split(LINE_BREAK).flatMap((line, at): readonly Skipped[] => {
    const said = line.trim();
    return /[\p{L}\p{N}]/u.test(said) && (left[at] ?? '').trim() === ''
      ? [{ line: at + 1, text: said }]
      : [];
  });
  const read = readPython(shown, hint);
  return { ...read, skipped: [...skipped, ...read.skipped] };
}

const blank = (words: string): string => words.replace(/[^\n\r]/g, ' ');

/** `game.set_orders('FRANCE', ['A PAR H'])` */
const CALL = /(?<![\w.])[\w.]*\bset_orders\(([^\n,[\]]{1,40}),(\s*\[[^\][]{0,4000}\]\s*)\)/g;
/** `"A PAR": "- BUR"`, `"A PAR": "A PAR - BUR"` */
const ENTRY = /(["'])([AF] [A-Z]{3}(?:\/[NESW]C)?)\1\s*:\s*\1([^"'\n]{1,60})\1/g;
const ENTRIES = new RegExp(
  String.raw`\{(\s*(?:["'][AF] [A-Z]{3}(?:/[NESW]C)?["']\s*:\s*${TEXT}\s*(?:,\s*)?)+)\}`,
  'g',
);

/** What a power has besides its orders. */
const BESIDES = /(["'](?:units|centers|homes)["']\s*:\s*)\[[^\][]*\]/g;

/** Orders by unit and orders in calls as lists of orders, character for character. */
const asLists = (text: string): string =>
  text
    .replace(CALL, (words, power: string, list: string) => `${power}:${list}`.padEnd(words.length))
    .replace(BESIDES, (words, name: string) => `${name}[]`.padEnd(words.length))
    .replace(ENTRIES, (_, entries: string) => `[${entries.replace(ENTRY, orderOf)}]`);

function orderOf(words: string, quote: string, unit: string, said: string): string {
  const whole = said.startsWith(unit) ? said : `${unit} ${said}`;
  return `${quote}${whole}${quote}`.padEnd(words.length);
}
