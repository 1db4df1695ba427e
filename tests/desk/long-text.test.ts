import { describe, expect, test } from 'vitest';
import { notationNamed } from '../../src/orders/notations/notations.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { deskOf, NO_DESK, type Desk } from '../../src/desk/desk.ts';
import { isLong, readAway } from '../../src/desk/paste/long-text.ts';
import { readPasted } from '../../src/desk/paste/read-pasted.ts';
import type { TakenText } from '../../src/desk/paste/taken-fleet-text.ts';
import { parseTurnLine } from '../../src/orders/turn-line/parse-turn-line.ts';
import type { ReadingWorker, ReadRequest } from '../../src/ui/reading/read-away.ts';

/** A worker that answers when it is told to. */
function workerByHand() {
  const requests: ReadRequest[] = [];
  let isTerminated = false;
  const worker: ReadingWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (request: ReadRequest) => {
      // As between a page and its worker: functions cannot be sent.
      requests.push(structuredClone(request));
    },
    terminate: () => {
      isTerminated = true;
    },
  };
  return {
    worker,
    requests,
    isTerminated: () => isTerminated,
    async answer(): Promise<void> {
      const request = requests.at(-1);
      if (!request) throw new Error('nothing was asked');
      const { notation, ...options } = request.options;
      const named = notation === null ? undefined : notationNamed(notation);
      const reading = readText(request.text, { ...options, notation: named });
      const data = structuredClone({ ...reading, notation: reading.notation.id });
      worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
      await settled();
    },
    async fail(): Promise<void> {
      worker.onerror?.call(worker as Worker, {} as ErrorEvent);
      await settled();
    },
  };
}
/** All promises that can be are settled. */
const settled = (): Promise<void> =>
  new Promise((done) => {
    setImmediate(done);
  });

const deskAt = (line: string): Desk => {
  const turn = parseTurnLine(line);
  if (!turn.ok) throw new Error(turn.error.expected);
  return deskOf(turn.value);
};
const TEXT = 'France:\nMar - Spa\nA Gas H\nAustria:\nTri - Alb';

describe('a long text', () => {
  test.each([
    ['one reading', NO_DESK, 1],
    ['a second one, for the units on the desk', deskAt('A:Ftri;F:Amar.Agas;G:Amun'), 2],
  ])('is read in a worker as it would be here: %s', async (_, desk, readings) => {
    for (const notation of [undefined, notationNamed('letters')]) {
      const away = workerByHand();
      const found: TakenText[] = [];
      const asked = { text: TEXT, options: { notation }, desk };
      readAway(
        asked,
        () => away.worker,
        (one) => found.push(one),
      );
      for (let count = 0; count < readings; count++) await away.answer();
      expect(found).toEqual([readPasted(TEXT, { notation }, desk)]);
      expect([away.requests.length, away.isTerminated()]).toEqual([readings, true]);
    }
  });

  test('is not answered once it was changed', async () => {
    const [first, second] = [workerByHand(), workerByHand()];
    const found: string[] = [];
    const read = (text: string, { worker }: typeof first) =>
      readAway(
        { text, options: {}, desk: NO_DESK },
        () => worker,
        () => found.push(text),
      );
    const stop = read('A Par-Bur', first);
    stop();
    read('A Par-Pic', second);
    expect(first.isTerminated()).toBe(true);
    await first.answer();
    await second.answer();
    expect(found).toEqual(['A Par-Pic']);
  });

  test('is read here if there is no worker, or it fails', async () => {
    const asked = { text: TEXT, options: {}, desk: NO_DESK };
    const found: TakenText[] = [];
    const here = readPasted(TEXT, {}, NO_DESK);
    readAway(
      asked,
      () => {
        throw new Error('forbidden');
      },
      (one) => found.push(one),
    );
    expect(found).toEqual([here]);
    const away = workerByHand();
    readAway(
      asked,
      () => away.worker,
      (one) => found.push(one),
    );
    await away.fail();
    expect(found).toEqual([here, here]);
  });

  test('is longer than the orders of a full board', () => {
    expect(isLong('England: F Lon S A Yor-Nwy\n'.repeat(34))).toBe(false);
    expect(isLong('A Par-Bur\n'.repeat(5_000))).toBe(true);
  });
});
