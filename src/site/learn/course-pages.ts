import type { Lesson } from '../../learn/lesson.ts';
import { practiceFor } from '../../learn/practice/practice.ts';
import { type Page, piece } from '../page.ts';
import CoursePage from './CoursePage.svelte';
import { listedLesson, playedLesson } from './lesson-data.ts';
import LessonPage from './LessonPage.svelte';
import { COURSE_PAGE_WORDS } from './page-words.ts';
import PracticePage from './PracticePage.svelte';

/** The page that lists all lessons. */
export function coursePage(lessons: readonly Lesson[], base: string): Page {
  const { title, lead } = COURSE_PAGE_WORDS.en;
  const listed = lessons.map(listedLesson);
  return {
    title,
    description: lead,
    part: 'learn',
    data: { page: 'learn', lessons: listed },
    live: piece(CoursePage, { lessons: listed, base }),
  };
}

const PRACTICE = 'learn/practice';

/** The addresses of the course. */
export const coursePaths = (lessons: readonly Lesson[]): readonly string[] => [
  'learn',
  PRACTICE,
  ...lessons.map(({ slug }) => slug),
];

function practicePage(base: string): Page {
  const first = practiceFor('cut-needs-success', 1);
  if (!first) throw new Error('no position to practise on');
  const { practice, practiceLead } = COURSE_PAGE_WORDS.en;
  return {
    title: practice,
    description: practiceLead,
    part: 'learn',
    data: { page: 'practice', first },
    live: piece(PracticePage, { first, base }),
    withoutScripts: WITHOUT_SCRIPTS,
  };
}

const WITHOUT_SCRIPTS =
  'This page needs scripts, and your browser does not run them: the lesson can be read, but no prediction is checked here.';

/** A page of the course other than its list; null: the path is none. */
export function lessonPage(lessons: readonly Lesson[], path: string, base: string): Page | null {
  if (path === PRACTICE) return practicePage(base);
  const at = lessons.findIndex(({ slug }) => slug === path);
  const lesson = lessons[at];
  if (!lesson) return null;
  const of = lessons.filter(({ chapter, test }) => chapter === lesson.chapter && !test).length;
  const after = lessons[at + 1];
  const props = { lesson: playedLesson(lesson), of, next: after ? listedLesson(after) : null };
  return {
    title: lesson.title.en,
    description: lesson.text.en,
    part: 'learn',
    data: { page: 'lesson', ...props },
    live: piece(LessonPage, { ...props, base }),
    withoutScripts: WITHOUT_SCRIPTS,
  };
}
