import { CHAPTER_TITLES } from '../../learn/chapter-titles.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { Lesson, PlayedLesson } from '../../learn/lesson.ts';
import { practiceFor } from '../../learn/practice/practice.ts';
import ExercisePlay from '../../ui/learn/ExercisePlay.svelte';
import { type Page, piece } from '../layout/page.ts';
import ChapterPage from './ChapterPage.svelte';
import CoursePage from './CoursePage.svelte';
import { listedLesson, playedLesson } from './lesson-data.ts';
import LessonPage from './LessonPage.svelte';
import { COURSE_PAGE_WORDS } from './course-words.ts';
import PracticePage from './PracticePage.svelte';
import { TODAY_WORDS } from './today-words.ts';
import TodayOnPaper from './TodayOnPaper.svelte';
import TodayPage from './TodayPage.svelte';

/** The page that lists all lessons. */
export function coursePage(lessons: readonly Lesson[], base: string, language: Language): Page {
  const { title, lead } = COURSE_PAGE_WORDS[language.tag];
  return {
    title,
    description: lead,
    part: 'learn',
    data: { page: 'learn' },
    still: piece(language, CoursePage, { lessons: lessons.map(listedLesson), base }),
  };
}

const PRACTICE = 'learn/practice';
const TODAY = 'learn/today';

/** The addresses of the course. */
export const coursePaths = (lessons: readonly Lesson[]): readonly string[] => [
  'learn',
  PRACTICE,
  TODAY,
  ...[...new Set(lessons.map(({ chapter }) => `learn/${chapter}`))],
  ...lessons.map(({ slug }) => slug),
];

/** A chapter as a worksheet: its boards and questions, then the answers. */
function chapterPage(lessons: readonly PlayedLesson[], base: string, language: Language): Page {
  const [first] = lessons;
  const title = first ? CHAPTER_TITLES[first.chapter][language.tag] : '';
  return {
    title,
    description: `${COURSE_PAGE_WORDS[language.tag].worksheet}: ${title}`,
    part: 'learn',
    data: { page: 'chapter' },
    still: piece(language, ChapterPage, { lessons, base }),
  };
}

/** From this seed on the first easy position has few questions. */
const FIRST_SEED = 1005;

function practicePage(base: string, language: Language): Page {
  const first = practiceFor('cut-needs-success', FIRST_SEED, 'easy');
  if (!first) throw new Error('no position to practise on');
  const { practice, practiceLead, withoutScripts } = COURSE_PAGE_WORDS[language.tag];
  return {
    title: practice,
    description: practiceLead,
    part: 'learn',
    data: { page: 'practice', first },
    live: piece(language, PracticePage, { first, base }),
    withoutScripts: withoutScripts.practice,
  };
}

/** The puzzle of the day; which one, only the page knows. */
function todayPage(base: string, language: Language): Page {
  const { title, lead } = TODAY_WORDS[language.tag];
  return {
    title,
    description: lead,
    part: 'learn',
    data: { page: 'today' },
    live: piece(language, TodayPage, { base }),
    ruled: piece(language, TodayOnPaper, { base }, 'paper'),
    withoutScripts: COURSE_PAGE_WORDS[language.tag].withoutScripts.today,
  };
}

/** A page of the course other than its list; null: there is no such path. */
export function lessonPage(
  lessons: readonly Lesson[],
  path: string,
  base: string,
  language: Language,
): Page | null {
  if (path === PRACTICE) return practicePage(base, language);
  if (path === TODAY) return todayPage(base, language);
  const own = lessons.filter(({ chapter }) => path === `learn/${chapter}`);
  if (own.length > 0) return chapterPage(own.map(playedLesson), base, language);
  const at = lessons.findIndex(({ slug }) => slug === path);
  const lesson = lessons[at];
  if (!lesson) return null;
  const chapter = lessons.filter((one) => one.chapter === lesson.chapter).map(listedLesson);
  const after = lessons[at + 1];
  const props = { lesson: playedLesson(lesson), chapter, next: after ? listedLesson(after) : null };
  return {
    title: lesson.title[language.tag],
    description: lesson.text[language.tag],
    part: 'learn',
    data: { page: 'lesson', ...props },
    live: piece(language, LessonPage, { ...props, base, Exercise: ExercisePlay }),
    withoutScripts: COURSE_PAGE_WORDS[language.tag].withoutScripts.lesson(
      `learn/${lesson.chapter}/`,
    ),
  };
}
