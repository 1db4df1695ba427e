import type { Practice } from '../learn/practice/practice.ts';
import type { PlayedLesson } from '../learn/lesson.ts';
import type { Story } from '../learn/story/story.ts';
import type { HomeQuestion } from './examples/home-question.ts';
import type { LessonPageData } from './learn/lesson-data.ts';
import type { ShownScenario } from './shown.ts';

/** The JSON data in a page, for its scripts. */
export type PageData =
  | { readonly page: 'scenario'; readonly shown: ShownScenario }
  | {
      readonly page: 'game' | 'machine' | 'desk' | 'docs' | 'study' | 'own-board' | 'today';
    }
  | { readonly page: 'home'; readonly questions: readonly [HomeQuestion, ...HomeQuestion[]] }
  | ({ readonly page: 'lesson' } & LessonPageData)
  | { readonly page: 'practice'; readonly first: Practice }
  | {
      readonly page: 'saturday';
      readonly stories: readonly Story[];
      readonly lessons: readonly PlayedLesson[];
    }
  /** Nothing on it is hydrated; a small script serves the list of lessons, and a worksheet. */
  | { readonly page: 'still' | 'learn' | 'chapter' };
