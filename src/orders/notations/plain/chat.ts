import { NATIONALITY, POWERS, type Power } from '../../../board/powers.ts';
import { powerOf } from '../rulebook/vocabulary.ts';
import { blanks, padded } from './blanks.ts';

// What chats put around orders, blanked out: times, names, flags, titles in Markdown.

const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\b\.?)?`;
/** A time before a chat message: `[12/03/2024, 18:44:12]`, `18:44, 12.3.2024 -`, `(9:14 PM)`. */
const TIME = new RegExp(
  String.raw`^\s*[[(]?(?:${DAY},?\s+)?${CLOCK}(?:,?\s+${DAY})?[\])]?\s*(?:[-–—]\s+)?(?=\S)`,
  'i',
);
/** Who said it: `<Bob> ` anywhere, `Bob: ` after a time. */
const NAMED = /^\s*<(?![AF]\s)[\p{L}\p{N}_][\p{L}\p{N}_.'’ -]{0,29}>\s+(?=\S)/u;
const SPEAKER = /^\s*([^\s:;,<>()[\]-][^:;,<>()[\]]{0,29}):\s+(?=\S)/;
/** `Bob [9:14 PM] ` */
const NAME_AND_TIME = new RegExp(
  String.raw`^\s*([^\s:;,<>()[\]-][^:;,<>()[\]]{0,29}?)\s+\[${CLOCK}\]:?\s+(?=\S)`,
  'i',
);

/** A chat line without its time and name; if the name is a power's, only the time is removed. */
function withoutSpeaker(line: string): string {
  const both = NAME_AND_TIME.exec(line);
  if (both) {
    const [words, name = ''] = both;
    const end = words.indexOf(name) + name.length;
    const kept = powerOf(name) === undefined ? '' : `${words.slice(0, end)}:`;
    return padded(kept, words) + line.slice(words.length);
  }
  const timed = line.replace(TIME, blanks);
  const unnamed = timed.replace(NAMED, blanks);
  if (timed === line) return unnamed;
  return unnamed.replace(SPEAKER, (words: string, name: string) =>
    powerOf(name) === undefined ? blanks(words) : words,
  );
}

const FLAGS: Readonly<Record<string, Power>> = {
  AT: 'Austria',
  HU: 'Austria',
  GB: 'England',
  FR: 'France',
  DE: 'Germany',
  IT: 'Italy',
  RU: 'Russia',
  TR: 'Turkey',
};
const FLAG = /(?:[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F})/gu;
const FIRST_LETTER = 0x1f1e6;
/** Whether a line names a power in words. */
const names = (line: string, power: Power): boolean =>
  new RegExp(String.raw`\b(?:${power}|${NATIONALITY[power]}(?!\s+Ch))`, 'i').test(line);

/** Flags as the powers that they stand for; next to the power's name a flag is only decoration. */
function withoutFlags(line: string): string {
  if (line.search(FLAG) < 0) return line;
  return line.replace(FLAG, (flag, at: number) => {
    const letters = Array.from(flag, (sign) => (sign.codePointAt(0) ?? 0) - FIRST_LETTER + 65);
    const power = flag.length > 4 ? 'England' : FLAGS[String.fromCharCode(...letters)];
    if (power === undefined || names(line, power)) return blanks(flag);
    const isFirst = /^[\s*_•>-]*$/.test(line.slice(0, at));
    return padded(power.slice(0, 3) + (isFirst ? ':' : ''), flag);
  });
}

/** A title in Markdown; orders and other lines after a `#` are comments. */
const TITLE = new RegExp(
  String.raw`^\s*(?:##+\s+(?![af]\b)|#\s+(?=\W*(?:(?:${POWERS.join('|')}|spring|fall|autumn|winter|summer|orders|moves|retreats|builds|adjustments|\d{4})(?:\W+|$))+$))`,
  'i',
);

/** A line without what a chat puts around it, character for character. */
export const withoutChat = (line: string): string =>
  withoutFlags(withoutSpeaker(line)).replace(TITLE, blanks);
