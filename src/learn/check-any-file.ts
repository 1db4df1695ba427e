import type { Board } from '../board/board.ts';
import { ok, type Result } from '../result.ts';
import { type CheckedFile, checkFile } from '../scenario/check-file.ts';
import type { ScenarioError } from '../scenario/file-place.ts';
import type { Lesson } from './lesson.ts';
import { isLesson, loadLesson } from './load-lesson.ts';

/** The contents of a file under `scenarios/`: a scenario, a game with its seasons, or a lesson. */
export interface CheckedAnyFile extends CheckedFile {
  readonly lesson: Lesson | null;
}

/**
 * Reads a scenario, a game or a lesson and rules it under every edition that it names. Never throws for what a file
 * says.
 */
export function checkAnyFile(
  text: string,
  file: string,
  board?: Board,
): Result<CheckedAnyFile, readonly ScenarioError[]> {
  if (!isLesson(text)) {
    const checked = checkFile(text, file, board);
    return checked.ok ? ok({ ...checked.value, lesson: null }) : checked;
  }
  const loaded = loadLesson(text, file);
  return loaded.ok ? ok({ game: null, scenarios: [], lesson: loaded.value }) : loaded;
}
