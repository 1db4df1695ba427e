import type { ChapterId, Lesson, PlayedLesson, Texts } from '../../learn/lesson.ts';

/** A lesson in a list. */
export interface ListedLesson {
  readonly slug: string;
  readonly chapter: ChapterId;
  readonly title: Texts;
  readonly test: boolean;
}

/** The data of a lesson's page. */
export interface LessonPageData {
  readonly lesson: PlayedLesson;
  /** The lessons of its chapter. */
  readonly chapter: readonly ListedLesson[];
  readonly next: ListedLesson | null;
}

export const listedLesson = ({ slug, chapter, title, test }: Lesson): ListedLesson => ({
  slug,
  chapter,
  title,
  test,
});

/** Drops the expected outcomes, which only the build needs. */
export function playedLesson(lesson: Lesson): PlayedLesson {
  const { slug, chapter, lesson: place, test, title, text, ask, exercise, editions } = lesson;
  const { misconceptions, rulebook, position, orders, retreats, adjustments } = lesson;
  const named = { slug, chapter, lesson: place, test, title, text, ask, exercise, editions };
  return { ...named, misconceptions, rulebook, position, orders, retreats, adjustments };
}
