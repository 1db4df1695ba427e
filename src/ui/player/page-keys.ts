import type { Mode } from '../../explain/languages/asking-words.ts';
import { isTaken, keyEvent } from './player-keys.ts';
import { areSingleKeysOn } from './single-keys.ts';

/* The keys that a player has on our pages, besides those that it has everywhere. */

/** A letter or digit pressed alone that no focused element handles. Null: it is none, or such keys are switched off. */
export const singleKey = (event: KeyboardEvent): string | null =>
  /^[a-z\d]$/.test(event.key) && !isTaken(event) && areSingleKeysOn() ? event.key : null;

/** The mode that a key goes to: P predicts and plays in turn, A asks. Null: none, or that mode is not there. */
export function modeOfKey(key: string | null, modes: readonly Mode[], mode: Mode): Mode | null {
  const wanted = key === 'a' ? 'ask' : key === 'p' ? (mode === 'play' ? 'predict' : 'play') : null;
  return modes.find((one) => one === wanted && one !== mode) ?? null;
}

/** Whether a key does something in a player that is focused: steps, plays (R: from the beginning), answers, changes the mode. */
export const isPlayerKey = (event: KeyboardEvent): boolean =>
  keyEvent(event) !== null || /^[apr12]$/.test(singleKey(event) ?? '');

/** Whether a key pressed while nothing has the focus may be for a player: not if it scrolls the page. */
export const isUnfocusedKey = ({ target, key }: KeyboardEvent): boolean =>
  target === document.body && /^(?:Arrow|[apr12]$)/.test(key);
