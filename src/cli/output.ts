import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Format } from './arguments.ts';
import { BETWEEN } from './entry.ts';

/** Prints entries as they come, and waits while nobody reads. */
export interface EntryWriter {
  /** One or more entries with `BETWEEN` between them; none if empty. */
  readonly add: (entries: string | Uint8Array) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Writes to the stream; resolves when it takes more. */
export async function write(stream: Writable, data: string | Uint8Array): Promise<void> {
  if (!stream.write(data)) await once(stream, 'drain');
}

export function openEntries(stream: Writable, format: Format): EntryWriter {
  let isFirst = true;
  const frame = format === 'json' ? { open: '[\n', close: '\n]\n', none: '[]\n' } : null;
  return {
    add: async (entries) => {
      if (entries.length === 0) return;
      const before = isFirst ? (frame?.open ?? '') : BETWEEN[format];
      isFirst = false;
      if (before !== '') await write(stream, before);
      await write(stream, entries);
    },
    end: async () => {
      if (frame) await write(stream, isFirst ? frame.none : frame.close);
    },
  };
}
