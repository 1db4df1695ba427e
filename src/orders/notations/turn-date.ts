import type { TurnDate } from '../turn-line/turn-line.ts';

const SEASONS: Readonly<Record<string, TurnDate['season']>> = {
  s: 'Spring',
  spring: 'Spring',
  frühjahr: 'Spring',
  frühling: 'Spring',
  printemps: 'Spring',
  primavera: 'Spring',
  f: 'Fall',
  fall: 'Fall',
  autumn: 'Fall',
  herbst: 'Fall',
  automne: 'Fall',
  otoño: 'Fall',
  w: 'Winter',
  winter: 'Winter',
  hiver: 'Winter',
  invierno: 'Winter',
};
const NAME = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(SEASONS)
    .filter(({ length }) => length > 1)
    .join('|')})`,
  'u',
);
const LETTER = /(?<![\p{L}\d])([SFW])/u;
/** `Fall 1902` and `F1902M`; only if there is none, `Fall 02`, `F02` and `F '02`. */
const DATES: readonly RegExp[] = [
  new RegExp(`${NAME.source}(?:\\s+(?:of|de))?,?\\s+(\\d{4})(?!\\d)`, 'iu'),
  new RegExp(`${LETTER.source}(\\d{4})[MRABX]?(?![\\p{L}\\d])`, 'u'),
  new RegExp(`${NAME.source}(?:\\s+(?:of|de))?,?\\s+['’]?(\\d\\d)(?![\\p{L}\\d]|[.:/-]\\d)`, 'iu'),
  new RegExp(`${LETTER.source}(?:\\s?['’])?(\\d\\d)[MRABX]?(?![\\p{L}\\d])`, 'u'),
];
/** The century of a year of two digits. */
const CENTURY = 1900;
/** The part of a text that is searched for a date, which is in a heading. */
const HEADING = 4000;

/** The season and year that a text names first, as `Fall 1902` or `F1902M`; null if it names none. */
export function dateIn(text: string): TurnDate | null {
  const heading = text.slice(0, HEADING);
  for (const date of DATES) {
    const [, name = '', digits = ''] = date.exec(heading) ?? [];
    const season = SEASONS[name.toLowerCase()];
    if (season) return { season, year: Number(digits) + (digits.length === 2 ? CENTURY : 0) };
  }
  return null;
}

/**
 * Whether a turn that a text names is another one; of a turn without a date it is not. Builds and removals after Fall
 * are called Fall's or Winter's.
 */
export const isOtherTurn = (named: TurnDate | null, { year, season }: TurnDate): boolean =>
  named !== null &&
  year !== 0 &&
  (named.year !== year ||
    (named.season !== season && (season !== 'Winter' || named.season === 'Spring')));

/** Whether a text is about another turn. */
export const namesOtherTurn = (text: string, date: TurnDate): boolean =>
  isOtherTurn(dateIn(text), date);
