import { err, ok, type Result } from '../../result.ts';
import type { OrderError, RepairAt } from '../reading.ts';
import { errorAt } from '../trouble.ts';
import { unglue } from './glued.ts';
import { MAX_TEXT, tokenize, type Source } from './tokens.ts';

/** A text cut into tokens, with what had to be left out or put back. */
export interface CutText {
  readonly source: Source;
  readonly errors: readonly OrderError[];
  readonly repairs: readonly RepairAt[];
}

/** The first step of every reader. Error: the text is longer than anybody's orders. */
export function sourceOf(text: string): Result<CutText, OrderError> {
  if (text.length > MAX_TEXT) {
    const start = { line: 1, column: 1, length: 0, words: text };
    const most = `a text of at most ${String(MAX_TEXT)} characters`;
    return err(errorAt(start, 'too-much', 'This text is too long', most));
  }
  const { source, errors } = tokenize(text);
  return ok({ ...unglue(source), errors });
}
