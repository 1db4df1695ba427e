import { lessons } from 'virtual:scenarios';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import ChapterPage from '../../src/site/learn/ChapterPage.svelte';
import { playedLesson } from '../../src/site/learn/lesson-data.ts';
import { worksheet } from '../../src/site/learn/worksheet.ts';
import { inEnglish } from './in-english.ts';

test('a worksheet is printed once the font of its answers is there', async () => {
  const done: string[] = [];
  const load = vi.spyOn(document.fonts, 'load').mockImplementation(async (font) => {
    await Promise.resolve();
    done.push(font);
    return [];
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => done.push('print'));
  const ofBoard = lessons.filter(({ chapter }) => chapter === 'board').map(playedLesson);
  const { container } = await render(ChapterPage, inEnglish({ lessons: ofBoard, base: '/' }));
  worksheet(container);
  await expect.poll(() => done).toContain('700 1em "Alegreya Sans"');
  done.length = 0;
  await page.getByRole('button', { name: 'Print this worksheet' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(done).toContain('700 1em "Alegreya Sans"');
  expect(done.at(-1)).toBe('print');
  const answers = container.querySelector('details');
  expect(answers?.open).toBe(false);
  dispatchEvent(new Event('beforeprint'));
  expect(answers?.open).toBe(true);
  load.mockRestore();
  print.mockRestore();
});
