import { forcingSet } from '../../../ask/forcing.ts';
import { smallestChanges } from '../../../ask/smallest-change.ts';
import { why } from '../../../ask/why.ts';
import { loadLaw } from '../../../modules/load-army-fleet.ts';
import type { SearchReply, SearchRequest } from './search.ts';

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  void loadLaw(data.turn.edition.law).then(() => {
    postMessage(answer(data));
  });
});

function answer({ type, turn, unit }: SearchRequest): SearchReply {
  if (type === 'force') return { type: 'forced', forcing: forcingSet(turn, unit) };
  const searching = smallestChanges(turn, unit, 'anyone', new Set(why(turn, unit)?.orders));
  for (;;) {
    const step = searching.next();
    if (step.done) return { type: 'changes', findings: step.value };
  }
}
