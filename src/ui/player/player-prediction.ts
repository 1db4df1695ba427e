import type { Snippet } from 'svelte';
import type { Mode } from '../../explain/languages/asking-words.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { PlaybackEvent } from './playback.ts';

/** A prediction that is made on the player's board before the ruling is played. */
export interface PlayerPrediction {
  /** Beside the board, instead of the explanation. */
  readonly panel: Snippet;
  /** On the board. */
  readonly marks: Snippet<[Frame]>;
  /** The unit that is asked about; null: its order is ruled, or all are. */
  readonly asked: UnitAt | null;
  /** What the stepper does while the ruling is open. */
  readonly send: (event: PlaybackEvent) => void;
  readonly pick: (mode: Mode) => void;
}
