import { notationNamed } from '../../orders/notations/notations.ts';
import { readText } from '../../orders/notations/read-text.ts';
import type { ReadReply, ReadRequest } from './read-away.ts';

// Reads texts that would keep the page waiting.
addEventListener('message', ({ data: { text, options } }: MessageEvent<ReadRequest>) => {
  const notation = options.notation === null ? undefined : notationNamed(options.notation);
  const reading = readText(text, { ...options, notation });
  const reply: ReadReply = { ...reading, notation: reading.notation.id };
  postMessage(reply);
});
