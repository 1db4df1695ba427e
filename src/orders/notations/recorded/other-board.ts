import { errorAt } from '../../errors.ts';
import type { OrderError } from '../../parsed-orders.ts';
import { placer, powerNamed } from '../data/data-written.ts';

/** Where a record names its board or variant, in its second group. */
const NAMED = [
  // python-diplomacy: `standard`, `standard_fleet_rome`
  /("map"\s*:\s*")((?!standard)[\w-]{1,40})/,
  // Diplicity: `"variant": "Hundred"`
  /("variant"\s*:\s*")((?!(?:Classical|Fleet Rome|France vs Austria|Italy vs Germany)")[^"\n]{1,40})/,
  // webDiplomacy: 1, and those that begin with other units: Fleet Rome, custom start, France or Germany against another
  /("variantID"\s*:\s*)((?!(?:1|3|4|15|23)\b)"?\d{1,4})/,
  /("countryID"\s*:\s*"?)((?:[89]|[1-9]\d)\b)/,
  // The judge: `:: Judge: USEF  Game: test  Variant: Standard Gunboat`
  /^([ \t>]*::[^\n]{0,200}?\bVariant:[ \t]*)((?!standard|fleet_?rome)\w[^\s,]{1,40})/im,
] as const;

/** A line of a game that godip records: `Burgundy: army dij`. */
const GODIP_UNIT = /^[ \t]*([A-Z][a-z]{2,20}): (?:army|fleet)(?:\/dislodged)? [a-z]{3}/gm;

/** The first of those who have units in a program's record; the heads of a judge's lines, and of godip's. */
const OWNERS = [
  /["']?(?:units|unitsByPlayer)["']?\s*[:=]\s*\{\s*["']([\p{L}_ -]{4,30})["']\s*:\s*[[{]/gu,
  /^[ \t>]*([A-Z][a-z]{2,20}):[ \t]+(?:Army|Fleet)[ \t]+[A-Z]/gm,
  GODIP_UNIT,
] as const;
/** A misspelt power is no other one. */
const FEWEST = [1, 3, 1] as const;

/** Why a game cannot be ruled here: it is played on another board, or by other powers. Null: nothing says so. */
export function otherBoardIn(text: string): OrderError | null {
  const place = placer(text);
  const refusedAt = (start: number, words: string): OrderError =>
    errorAt(
      place(start, start + words.length),
      'order',
      'This game is not played on the usual board',
      'a game on the board of the rulebooks, by its seven powers',
    );
  for (const pattern of NAMED) {
    const found = pattern.exec(text);
    const [, before = '', words = ''] = found ?? [];
    if (found) return refusedAt(found.index + before.length, words);
  }
  for (const [index, pattern] of OWNERS.entries()) {
    const strange = Array.from(text.matchAll(pattern)).filter(([, name = '']) => !powerNamed(name));
    const [first] = strange;
    const [all = '', name = ''] = first ?? [];
    if (first && strange.length >= (FEWEST[index] ?? 1))
      return refusedAt(first.index + all.indexOf(name), name);
  }
  return null;
}
