import type { Board } from '../board/board.ts';
import { ok, type Result } from '../result.ts';
import { type CheckedFile, checkFile } from '../scenario/check-file.ts';
import type { ScenarioError } from '../scenario/file-place.ts';
import type { Lesson } from './lesson.ts';
import { isLesson, loadLesson } from './load-lesson.ts';
import { isStory, loadStory } from './story/load-story.ts';
import type { Story } from './story/story.ts';

/** The contents of a file under `scenarios/`: a scenario, a game with its seasons, a lesson, or a story. */
export interface CheckedAnyFile extends CheckedFile {
  readonly lesson: Lesson | null;
  readonly story: Story | null;
}

/**
 * Reads a scenario, a game, a lesson or a story and rules it under every edition that it names. Never throws for what a file
 * says.
 */
export function checkAnyFile(
  text: string,
  file: string,
  board?: Board,
): Result<CheckedAnyFile, readonly ScenarioError[]> {
  const nothing = { game: null, scenarios: [], lesson: null, story: null };
  if (isLesson(text)) {
    const loaded = loadLesson(text, file);
    return loaded.ok ? ok({ ...nothing, lesson: loaded.value }) : loaded;
  }
  if (isStory(text)) {
    const loaded = loadStory(text, file);
    return loaded.ok ? ok({ ...nothing, story: loaded.value }) : loaded;
  }
  const checked = checkFile(text, file, board);
  return checked.ok ? ok({ ...nothing, ...checked.value }) : checked;
}
