import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { inEnglish } from './in-english.ts';
import '../../src/draw/tokens.css';
import '../../src/site/styles/base.css';
import { hydrationContext } from '../../src/ui/kit/after-paint.svelte.ts';
import AskedTurn from '../../stories/AskedTurn.svelte';
import { EXAMPLE_9, turnFor } from '../../stories/turns.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function questions(isOver: boolean): Promise<Element> {
  const { props, context } = inEnglish({ turn: turnFor(EXAMPLE_9), label: 'Example 9' });
  const { container } = await render(AskedTurn, {
    props,
    context: new Map([...context, hydrationContext({ isOver })]),
  });
  return container;
}

test('content in the HTML of a page stays there during hydration', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const container = await questions(false);
  expect(container.querySelector('.asking')).not.toBeNull();
});

test('on a live page the board is painted before the answers are made', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((job) => frames.push(job));
  const container = await questions(true);
  expect(container.querySelector('.board svg')).not.toBeNull();
  expect(container.querySelector('.asking')).toBeNull();
  vi.restoreAllMocks();
  for (const job of frames) job(performance.now());
  await expect.poll(() => container.querySelector('.asking')).not.toBeNull();
});

test('whoever prints before that has the answers, too', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const container = await questions(true);
  expect(container.querySelector('.asking')).toBeNull();
  dispatchEvent(new Event('beforeprint'));
  await tick();
  expect(container.querySelector('.asking')).not.toBeNull();
});
