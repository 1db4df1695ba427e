/** The state of a player. */
export interface PlayState {
  /** Null: nothing was pressed yet, and the ruling is shown. 0: orders as written; n: after the n-th step. */
  readonly step: number | null;
  readonly isPlaying: boolean;
}

/** The steps that are played, from 0 to `last`. */
export interface Steps {
  readonly last: number;
  /** Whether playing, Back and Next pass over a step; the first and the last are never passed over. */
  readonly isPassed?: (step: number) => boolean;
}

export type StepEvent =
  | {
      readonly type: 'FIRST' | 'BACK' | 'TOGGLE' | 'NEXT' | 'LAST' | 'COVER';
    }
  | { readonly type: 'GO'; readonly step: number }
  /** The time of a step is over. */
  | { readonly type: 'TICK' };

/** A step that there is: anything else is the last one. */
export const bounded = (step: number, { last }: Steps): number =>
  Number.isFinite(step) ? Math.min(Math.max(Math.trunc(step), 0), last) : last;

/** The nearest step in a direction that is not passed over. */
function neighbour(step: number, by: 1 | -1, steps: Steps): number {
  let to = step + by;
  while (to > 0 && to < steps.last && steps.isPassed?.(to) === true) to += by;
  return bounded(to, steps);
}

/**
 * The next state of a player, wherever it is. Stepping by hand pauses; at the last step it has ended, and Play begins again,
 * as it and Next do before anything was pressed.
 */
export function nextState(state: PlayState, event: StepEvent, steps: Steps): PlayState {
  const { step, isPlaying } = state;
  const { last } = steps;
  const at = (to: number | null): PlayState => ({ step: to, isPlaying: false });
  const playing = (to: number): PlayState => ({ step: to, isPlaying: to < last });
  switch (event.type) {
    case 'COVER':
      return at(null);
    case 'FIRST':
      return at(0);
    case 'LAST':
      return at(last);
    case 'GO':
      return at(bounded(event.step, steps));
    case 'BACK':
      return at(neighbour(step ?? last, -1, steps));
    case 'NEXT':
      return at(step === null ? 0 : neighbour(step, 1, steps));
    case 'TOGGLE':
      if (isPlaying) return at(step);
      return playing(step === null || step === last ? 0 : neighbour(step, 1, steps));
    case 'TICK':
      return isPlaying && step !== null ? playing(neighbour(step, 1, steps)) : state;
  }
}
