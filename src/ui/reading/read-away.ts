import { notationNamed } from '../../orders/notations/notations.ts';
import type { TextOptions, TextReading } from '../../orders/notations/read-text.ts';
import { rulebook } from '../../orders/notations/rulebook/rulebook.ts';

/** Asks a worker to read a text. Notations go to it and come back as their names. */
export interface ReadRequest {
  readonly type: 'read';
  readonly text: string;
  readonly options: Omit<TextOptions, 'notation'> & { readonly notation: string | null };
}
export type ReadReply = Omit<TextReading, 'notation'> & { readonly notation: string };

/** What is needed of a worker. */
export type ReadingWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

/**
 * The reader of a worker, one text after the other. Rejects if the worker fails; once it is stopped, nothing is answered any
 * more.
 */
export const readerIn =
  (worker: ReadingWorker) =>
  (text: string, { notation, ...options }: TextOptions): Promise<TextReading> =>
    new Promise((answer, fail) => {
      worker.onmessage = ({ data }: MessageEvent<ReadReply>) => {
        answer({ ...data, notation: notationNamed(data.notation) ?? rulebook });
      };
      worker.onerror = fail;
      worker.onmessageerror = fail;
      const named = { ...options, notation: notation?.id ?? null };
      worker.postMessage({ type: 'read', text, options: named } satisfies ReadRequest);
    });
