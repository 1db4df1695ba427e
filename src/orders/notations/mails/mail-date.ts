/** The languages whose months are known. */
const LANGUAGES = ['en', 'de', 'fr', 'es'];
const SHORTEST = 3;

const folded = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** The beginnings of the months by their names. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => {
      const name = folded(format.format(Date.UTC(2001, month, 15)));
      return [name, month] as const;
    });
  }),
);

const monthOf = (word: string): number | null => {
  const key = folded(word);
  if (key.length < SHORTEST) return null;
  const found = [...MONTHS].filter(([name]) => name.startsWith(key)).map(([, month]) => month);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
};

const NAMED_MONTH =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.)?,?\s+(?:de\s+|of\s+)?(\p{L}{3,12})\.?,?\s+(?:de\s+)?(\d{4})/u;
const MONTH_FIRST = /(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u;
const YEAR_FIRST = /(?<!\d)(\d{4})-(\d{2})-(\d{2})/;
const IN_DOTS = /(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})/;
const TIME = /(?<!\d)(\d{1,2})[:h](\d{2})(?::(\d{2}))?(?:\s?([ap])\.?m)?(?:\.\d+)?\s*([+-]\d{4})?/i;

/**
 * When a mail was sent, as a number to compare, in ms; null if that is not clear. `11/03/2025` is not: it may be in
 * March or in November.
 */
export function timeOfMail(date: string): number | null {
  const said = date.slice(0, 100);
  const day = dayIn(said);
  if (day === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0', half = '', zone = '+0000'] =
    TIME.exec(said) ?? [];
  const hour = (Number(hours) % (half === '' ? 24 : 12)) + (half.toLowerCase() === 'p' ? 12 : 0);
  const away =
    (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3))) * (zone.startsWith('-') ? -1 : 1);
  return day + ((hour * 60 + Number(minutes) - away) * 60 + Number(seconds)) * 1000;
}

function dayIn(said: string): number | null {
  const [, day, named, year] = NAMED_MONTH.exec(said) ?? [];
  const [, first, ofMonth, after] = MONTH_FIRST.exec(said) ?? [];
  for (const [month, date, whole] of [
    [named, day, year],
    [first, ofMonth, after],
  ]) {
    const found = month === undefined ? null : monthOf(month);
    if (found !== null) return Date.UTC(Number(whole), found, Number(date));
  }
  const iso = YEAR_FIRST.exec(said);
  if (iso) return Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const dotted = IN_DOTS.exec(said);
  return dotted ? Date.UTC(Number(dotted[3]), Number(dotted[2]) - 1, Number(dotted[1])) : null;
}
