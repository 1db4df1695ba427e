import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { inEnglish } from './in-english.ts';
import '../../src/draw/tokens.css';
import '../../src/site/styles/fonts.css';
import LessonOnPage from '../../stories/LessonOnPage.svelte';

test('the font for a lesson’s answer is fetched before the answer is needed', async () => {
  await render(LessonOnPage, inEnglish({}));
  const isThere = () => [
    document.fonts.check('700 1em "Alegreya Sans"'),
    document.fonts.check('600 1em "EB Garamond"', '1'),
  ];
  await expect.poll(isThere).toEqual([true, true]);
});
