import type { TextOptions } from '../../orders/notations/read-text.ts';
import { readerIn, type ReadingWorker } from '../../ui/reading/read-away.ts';
import type { Desk } from '../desk.ts';
import { readPasted, readPastedBy } from './read-pasted.ts';
import type { TakenText } from './taken-fleet-text.ts';

/** A text that is longer is read in a worker, so that the page answers meanwhile. In UTF-16 units. */
const LONGEST_AT_ONCE = 6_000;

export const isLong = (text: string): boolean => text.length > LONGEST_AT_ONCE;

/** What is read of a text. */
export interface PastedText {
  readonly text: string;
  readonly options: TextOptions;
  readonly desk: Desk;
}

/**
 * Reads a long text in a worker of its own, or here if there is none. Returns a function that stops it: then nothing is
 * found any more.
 */
export function readAway(
  { text, options, desk }: PastedText,
  start: () => ReadingWorker,
  onfound: (found: TakenText) => void,
): () => void {
  let worker: ReadingWorker | null = null;
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    worker?.terminate();
  };
  const done = (found: TakenText): void => {
    if (isStopped) return;
    stop();
    onfound(found);
  };
  const here = (): void => {
    if (!isStopped) done(readPasted(text, options, desk));
  };
  try {
    worker = start();
    readPastedBy(readerIn(worker), text, options, desk).then(done, here);
  } catch {
    here();
  }
  return stop;
}
