import { forcingSet } from '../../../ask/forcing.ts';
import { smallestChanges } from '../../../ask/smallest-change.ts';
import { why } from '../../../ask/why.ts';
import { loadArmyFleet } from '../../../explain/languages/load-army-fleet.ts';
import { isArmyFleet } from '../../../rules/edition.ts';
import type { ReadReply, ReadRequest } from '../../reading/read-away.ts';
import type { SearchReply, SearchRequest } from './search.ts';

/** Time between two progress messages, in ms. */
const REPORT = 80;

const say = (answer: SearchReply): void => {
  postMessage(answer);
};

addEventListener('message', ({ data }: MessageEvent<SearchRequest | ReadRequest>) => {
  if (data.type === 'read') void read(data);
  else void answer(data);
});

/** Reads a text that would keep the page waiting. */
async function read({ text, options }: ReadRequest): Promise<void> {
  const { readText } = await import('../../../orders/notations/read-text.ts');
  const { notationNamed } = await import('../../../orders/notations/notations.ts');
  const notation = options.notation === null ? undefined : notationNamed(options.notation);
  const reading = readText(text, { ...options, notation });
  const reply: ReadReply = { ...reading, notation: reading.notation.id };
  postMessage(reply);
}

async function answer(data: SearchRequest): Promise<void> {
  const { turn, unit } = data;
  if (isArmyFleet(turn.edition)) await loadArmyFleet();
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
