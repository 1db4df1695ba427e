import type { PlaybackEvent } from '../../ui/player/playback.ts';

/** The state of a framed page. */
export interface FrameState {
  /** Null: the ruling, as the page opens. */
  readonly step: number | null;
  readonly isPlaying: boolean;
}

/** The steps of the page. */
export interface Steps {
  readonly last: number;
  /** The steps at which playing, Back and Next stop, ascending, with 0 and the last; null: all of them. */
  readonly stops: readonly number[] | null;
}

export type FrameEvent =
  | Exclude<PlaybackEvent, { readonly type: 'SPEED' | 'REEL' }>
  /** The time of a step is over. */
  | { readonly type: 'TICK' };

const neighbour = (step: number, by: 1 | -1, { last, stops }: Steps): number => {
  const to = stops
    ? by === 1
      ? stops.find((stop) => stop > step)
      : stops.findLast((stop) => stop < step)
    : step + by;
  return Math.min(Math.max(to ?? step, 0), last);
};

/** The next state, as in the site's player (`ui/player/playback.ts`), without speeds. */
export function nextState(state: FrameState, event: FrameEvent, steps: Steps): FrameState {
  const { last } = steps;
  const at = (step: number): FrameState => ({ step, isPlaying: false });
  switch (event.type) {
    case 'COVER':
      return { step: null, isPlaying: false };
    case 'FIRST':
      return at(0);
    case 'LAST':
      return at(last);
    case 'GO':
      return at(Math.min(Math.max(Math.trunc(event.step), 0), last));
    case 'BACK':
      return at(neighbour(state.step ?? last, -1, steps));
    case 'NEXT':
      return at(state.step === null ? 0 : neighbour(state.step, 1, steps));
    case 'TOGGLE': {
      if (state.isPlaying) return { ...state, isPlaying: false };
      return { step: state.step === null || state.step === last ? 0 : state.step, isPlaying: true };
    }
    case 'TICK': {
      if (!state.isPlaying) return state;
      const step = neighbour(state.step ?? 0, 1, steps);
      return { step, isPlaying: step < last };
    }
  }
}
