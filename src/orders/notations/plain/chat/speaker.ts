import { powerOf } from '../../rulebook/vocabulary.ts';
import { blanks, padded } from '../blanks.ts';

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
export function withoutSpeaker(line: string): string {
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
