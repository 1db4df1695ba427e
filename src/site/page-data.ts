import type { PlayedLesson } from '../learn/lesson.ts';
import type { Practice } from '../learn/practice/practice.ts';
import type { LessonPageData, ListedLesson } from './learn/lesson-data.ts';
import type { ShownScenario } from './shown.ts';

/** The JSON data in a page, for its scripts. */
export type PageData =
  | { readonly page: 'scenario'; readonly shown: ShownScenario }
  | { readonly page: 'rules' | 'readings' | 'game' | 'machine' | 'desk' | 'docs' }
  | { readonly page: 'home'; readonly shown: ShownScenario; readonly start: string }
  | ({ readonly page: 'lesson' } & LessonPageData)
  | { readonly page: 'learn'; readonly lessons: readonly ListedLesson[] }
  | { readonly page: 'chapter'; readonly lessons: readonly PlayedLesson[] }
  | { readonly page: 'practice'; readonly first: Practice }
  /** Nothing on it is live. */
  | { readonly page: 'still' };
