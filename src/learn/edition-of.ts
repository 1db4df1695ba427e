import type { Edition } from '../rules/edition.ts';
import { editionCalled } from '../rules/modules.ts';
import type { Lesson } from './lesson.ts';

/** The edition that rules a lesson. Throws if it is a module that is not loaded. */
export const editionOf = ({ editions }: Pick<Lesson, 'editions'>): Edition =>
  editionCalled(editions[0] ?? '1971');
