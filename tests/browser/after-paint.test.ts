import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { hydrationContext } from '../../src/ui/kit/after-paint.svelte.ts';
import Later from './Later.svelte';

afterEach(() => {
  vi.restoreAllMocks();
});

async function shown(isOver: boolean): Promise<() => string> {
  const { container } = await render(Later, { context: new Map([hydrationContext({ isOver })]) });
  return () => container.innerText.trim().replaceAll(/\s+/g, ' ');
}

test('content in the HTML of a page stays there during hydration', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const text = await shown(false);
  expect(text()).toBe('At once Later');
});

test('on a live page the rest is painted before what can wait is made', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((job) => frames.push(job));
  const text = await shown(true);
  expect(text()).toBe('At once');
  vi.restoreAllMocks();
  for (const job of frames) job(performance.now());
  await expect.poll(text).toBe('At once Later');
});

test('whoever prints before that has all of it', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const text = await shown(true);
  expect(text()).toBe('At once');
  dispatchEvent(new Event('beforeprint'));
  await tick();
  expect(text()).toBe('At once Later');
});
