import { NATIONALITY, POWERS, type Power } from '../../../../board/powers.ts';
import { blanks, padded } from '../blanks.ts';
import { withoutSpeaker } from './speaker.ts';

// What chats put around orders, blanked out: times and names (`speaker.ts`), flags, titles in Markdown.

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
