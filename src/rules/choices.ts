import { CHOICE_WORDS } from './choice-words.ts';
import type { Choices } from './edition.ts';

/** Every choice, in the order of the tables. */
export const CHOICES = Object.keys(CHOICE_WORDS) as readonly (keyof Choices)[];

/** The answers to a choice: `['one-survives', ...]`, or `[true, false]`. */
export function optionsOf<K extends keyof Choices>(choice: K): readonly Choices[K][] {
  return Object.keys(CHOICE_WORDS[choice].options).map((option) =>
    option === 'true' ? true : option === 'false' ? false : option,
  ) as readonly unknown[] as readonly Choices[K][];
}
