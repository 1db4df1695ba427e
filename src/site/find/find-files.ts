import { LANGUAGE_TAGS } from '../../explain/languages/language-tags.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { Lesson } from '../../learn/lesson.ts';
import CardBoard from '../examples/CardBoard.svelte';
import { piece } from '../layout/page.ts';
import { siteIn } from '../site-in.ts';
import { findIndex } from './entries.ts';
import type { Entry } from '../../find/entry.ts';
import LessonBoard from './LessonBoard.svelte';
import { indexFile, packIndex, pictureFile, pictureId } from '../../find/packed.ts';

/** The drawing of an entry, as SVG. A picture at this size has no names, so it is the same in every language. */
function drawingOf(
  { href, kind }: Entry,
  lessons: readonly Lesson[],
  language: Language,
  base: string,
): string {
  const slug = href.replace(/\/$/, '');
  const id = pictureId(href);
  const lesson = lessons.find((one) => one.slug === slug);
  const shown = siteIn('en').all.find((one) => one.slug === slug);
  const drawn = lesson
    ? piece(language, LessonBoard, { lesson, base }, id).body
    : shown
      ? piece(language, CardBoard, { shown, base }, id).body
      : '';
  if (drawn === '') throw new Error(`nothing to draw of the ${kind} ${slug}`);
  return drawn
    .replaceAll(/<!--.*?-->/gs, '')
    .replace(/ role="img" aria-label="[^"]*"/, ` id="${id}" aria-hidden="true"`);
}

/** The files that the search fetches: an index for each language, and pictures, some in a file. */
export function findFiles(
  lessons: readonly Lesson[],
  base: string,
): readonly (readonly [path: string, text: string])[] {
  const { entries } = findIndex(siteIn('en'), lessons);
  const pictures = new Map<number, string[]>();
  for (const entry of entries)
    if (entry.picture >= 0)
      pictures.set(entry.picture, [
        ...(pictures.get(entry.picture) ?? []),
        drawingOf(entry, lessons, siteIn('en').language, base),
      ]);
  return [
    ...LANGUAGE_TAGS.map(
      (tag) =>
        [indexFile(tag), JSON.stringify(packIndex(findIndex(siteIn(tag), lessons)))] as const,
    ),
    ...[...pictures].map(
      ([number, drawings]) =>
        [
          pictureFile(number),
          `<svg xmlns="http://www.w3.org/2000/svg">\n${drawings.join('\n')}\n</svg>\n`,
        ] as const,
    ),
  ];
}
