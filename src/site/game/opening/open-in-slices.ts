import { nextTask } from '../../../ui/kit/when-idle.ts';
import { openGameStepwise, type FileError, type Opening } from '../../../game/saved/game-file.ts';
import type { GameSnapshot } from '../../../game/play.ts';
import type { Result } from '../../../result.ts';

/** How long the page may be blocked at once, in ms. */
const SLICE = 40;

export interface SliceOptions {
  /** Called before every pause. */
  readonly onprogress: (opening: Opening) => void;
  readonly isStopped: () => boolean;
  /** Whether it is time for a pause, asked before each event. */
  readonly isTime?: () => boolean;
  /** Lets the page draw and answer. */
  readonly pause?: () => Promise<void>;
}

function clock(): () => boolean {
  let since = performance.now();
  return () => {
    const now = performance.now();
    if (now - since < SLICE) return false;
    since = now;
    return true;
  };
}

/**
 * Opens a saved game with pauses, so that the page stays responsive; null: it was stopped. A short game opens without a
 * pause.
 */
export async function openInSlices(
  text: string,
  { onprogress, isStopped, isTime = clock(), pause = nextTask }: SliceOptions,
): Promise<Result<GameSnapshot, FileError> | null> {
  const opening = openGameStepwise(text);
  for (let step = opening.next(); ; step = opening.next()) {
    if (step.done === true) return step.value;
    if (!isTime()) continue;
    onprogress(step.value);
    await pause();
    if (isStopped()) return null;
  }
}
