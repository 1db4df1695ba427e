import { forcingSet } from '../../../ask/forcing.ts';
import { smallestChanges } from '../../../ask/smallest-change.ts';
import { why } from '../../../ask/why.ts';
import { loadLaw } from '../../../modules/load-army-fleet.ts';
import type { SearchReply, SearchRequest } from './search.ts';

/** Time between two progress messages, in ms. */
const REPORT = 80;

const say = (answer: SearchReply): void => {
  postMessage(answer);
};

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  void answer(data);
});

async function answer(data: SearchRequest): Promise<void> {
  const { turn, unit } = data;
  await loadLaw(turn.edition.law);
  if (data.type === 'force') {
    say({ type: 'forced', forcing: forcingSet(turn, unit) });
    return;
  }
  const relevant = new Set(why(turn, unit)?.orders);
  const searching = smallestChanges(turn, unit, data.scope, relevant);
  let reportedAt = performance.now();
  for (;;) {
    const step = searching.next();
    if (step.done) {
      say({ type: 'changes', findings: step.value });
      return;
    }
    if (performance.now() - reportedAt < REPORT) continue;
    reportedAt = performance.now();
    say({ type: 'progress', progress: step.value });
  }
}
