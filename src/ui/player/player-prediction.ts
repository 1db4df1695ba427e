import type { Snippet } from 'svelte';
import type { Frame } from '../../stage/model/drawable.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { PlaybackEvent } from './playback.ts';

/** What a reader says or orders on the player's board before the ruling is played. */
export interface PlayerPrediction {
  /** The name of its tab, if nothing is predicted. */
  readonly name?: string;
  /** Beside the board, instead of the explanation; given a function that plays the ruling instead. */
  readonly panel: Snippet<[() => void]>;
  /** On the board. */
  readonly marks?: Snippet<[Frame]>;
  /** The unit that is asked about; null: its order is ruled, or all are. */
  readonly asked: UnitAt | null;
  /** Whether nothing else can be done, or read, before it is made. */
  readonly comesFirst: boolean;
  /** What the stepper does while the ruling is open. */
  readonly send: (event: PlaybackEvent) => void;
}
