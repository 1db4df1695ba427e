import type { Power } from '../../../../board/powers.ts';
import type { Found } from '../../rulebook/places.ts';
import { tokenAt, type TokenizedText } from '../../rulebook/tokens.ts';
import { powerOf } from '../../rulebook/vocabulary.ts';
import { GERMAN_PEOPLES } from './german-peoples.ts';

/** A people at the end of a heading: `Germans:`, `The Turks`. Anywhere else people only speak of it. */
export function peopleAt(source: TokenizedText, at: number): Found<Power> | null {
  const { kind } = tokenAt(source, at + 1);
  if (kind !== 'colon' && kind !== 'end') return null;
  const word = tokenAt(source, at).words.normalize('NFC').toLowerCase();
  const power = Object.hasOwn(GERMAN_PEOPLES, word)
    ? GERMAN_PEOPLES[word]
    : powerOf(word.replace(/s$/, ''));
  return power ? { value: power, next: at + 1 } : null;
}
