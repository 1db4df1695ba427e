import type { Language } from '../../explain/languages/language.ts';
import type { Lesson } from '../../learn/lesson.ts';
import { LESSONS_ON_THE_WAY } from '../../learn/story/stops.ts';
import type { Story } from '../../learn/story/story.ts';
import { type Page, piece } from '../layout/page.ts';
import { playedLesson } from '../learn/lesson-data.ts';
import CribPage from '../../saturday/CribPage.svelte';
import { CRIB_WORDS } from '../../saturday/crib-words.ts';
import SaturdayPage from './SaturdayPage.svelte';
import { SATURDAY_WORDS } from '../../saturday/saturday-languages.ts';

/** The year of letters with its lessons, for somebody who is invited to a first game. */
export function saturdayPage(
  stories: readonly Story[],
  lessons: readonly Lesson[],
  base: string,
  language: Language,
): Page {
  const { title, lead, withoutScripts } = SATURDAY_WORDS[language.tag];
  const data = {
    stories,
    lessons: lessons.filter(({ slug }) => LESSONS_ON_THE_WAY.includes(slug)).map(playedLesson),
  };
  return {
    title,
    description: lead,
    part: 'learn',
    data: { page: 'saturday', ...data },
    live: piece(language, SaturdayPage, { ...data, base }),
    withoutScripts,
  };
}

/** The page for the table. */
export function cribPage(base: string, language: Language): Page {
  const { title, description } = CRIB_WORDS[language.tag];
  return {
    title,
    description,
    part: 'learn',
    data: { page: 'chapter' },
    still: piece(language, CribPage, { base }),
  };
}
