import { smallestChanges } from '../../explain/ask/smallest-change.ts';
import { why } from '../../explain/ask/why.ts';
import type { Answer, Question } from './search.ts';

/** Milliseconds between two reports. */
const REPORT = 80;

const answer = (said: Answer): void => {
  postMessage(said);
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { turn, unit, scope } = data;
  const relevant = new Set(why(turn, unit)?.orders);
  const searching = smallestChanges(turn, unit, scope, relevant);
  let told = performance.now();
  for (;;) {
    const step = searching.next();
    if (step.done) {
      answer({ type: 'found', findings: step.value });
      return;
    }
    if (performance.now() - told < REPORT) continue;
    told = performance.now();
    answer({ type: 'progress', progress: step.value });
  }
});
