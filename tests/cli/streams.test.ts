import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineBlock } from '../../src/cli/pool.ts';
import { blocksOf, inOrder } from '../../src/cli/stream-cases.ts';

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const item of items) yield await Promise.resolve(item);
}

async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const text = ({ bytes }: LineBlock) => new TextDecoder().decode(bytes);
const bytes = (chunk: string) => new TextEncoder().encode(chunk);

describe('blocksOf', () => {
  test('every block is whole lines, with the number of its first', async () => {
    const chunks = fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '\n', '😀') }));
    await fc.assert(
      fc.asyncProperty(chunks, async (parts) => {
        const blocks = await all(blocksOf(each(parts.map(bytes))));
        const whole = parts.join('');
        expect(blocks.map(text).join('')).toBe(whole);
        let before = '';
        for (const block of blocks) {
          expect(block.line).toBe(before.split('\n').length);
          expect(before === '' || before.endsWith('\n')).toBe(true);
          before += text(block);
        }
      }),
    );
  });

  test('cuts within characters of several bytes', async () => {
    const torn = bytes('é\né').subarray(0, 4);
    const blocks = await all(blocksOf(each([torn, bytes('é').subarray(1)])));
    expect(blocks.map(text)).toEqual(['é\n', 'é']);
  });

  test('keeps only the beginning of an endless line', async () => {
    const parts = ['one\n', ...Array<string>(100).fill('x'.repeat(50_000)), '\nthree\n', 'four'];
    const blocks = await all(blocksOf(each(parts.map(bytes))));
    expect(blocks.map((block) => block.line)).toEqual([1, 2, 4]);
    const [one, long, four] = blocks.map(text);
    expect([one, four]).toEqual(['one\n', 'four']);
    expect(long).toMatch(/^x{196611}\nthree\n$/);
  });
});

describe('inOrder', () => {
  test('gives results in the order of the items, and works on a limited number at once', async () => {
    let running = 0;
    let most = 0;
    const work = async (item: number) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, (item * 7) % 5));
      running--;
      return item;
    };
    const items = Array.from({ length: 60 }, (_, index) => index);
    expect(await all(inOrder(each(items), work, 3))).toEqual(items);
    expect(most).toBe(3);
  });

  test('gives a result while the next item has not arrived yet', async () => {
    let release: (() => void) | undefined;
    async function* slow(): AsyncGenerator<string> {
      yield 'question';
      await new Promise<void>((resolve) => (release = resolve));
      yield 'last';
    }
    const results = inOrder(slow(), (item) => Promise.resolve(item), 4);
    expect(await results.next()).toEqual({ done: false, value: 'question' });
    release?.();
    expect(await all(results)).toEqual(['last']);
  });

  test('fails when the work or the items fail', async () => {
    const fails = () => Promise.reject(new Error('work'));
    await expect(all(inOrder(each([1, 2]), fails, 2))).rejects.toThrow('work');
    async function* broken(): AsyncGenerator<number> {
      yield await Promise.resolve(1);
      throw new Error('items');
    }
    await expect(all(inOrder(broken(), (item) => Promise.resolve(item), 2))).rejects.toThrow(
      'items',
    );
  });
});
