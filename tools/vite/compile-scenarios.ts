import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import '../../src/modules/army-fleet.ts';
import { err, ok, type Result } from '../../src/result.ts';
import { type CheckedAnyFile, checkAnyFile } from '../../src/learn/check-any-file.ts';
import { inCourseOrder, type Lesson } from '../../src/learn/lesson.ts';
import type { Story } from '../../src/learn/story/story.ts';
import type { GameScenario } from '../../src/scenario/game/game-scenario.ts';
import { formatError, type ScenarioError } from '../../src/scenario/file-place.ts';
import { COLLECTIONS, type Scenario } from '../../src/scenario/scenario.ts';

export interface Compiled {
  /** Sorted by collection, then by name. */
  readonly scenarios: readonly Scenario[];
  /** Sorted by name. Their seasons are among the scenarios. */
  readonly games: readonly GameScenario[];
  /** In teaching order. */
  readonly lessons: readonly Lesson[];
  /** Sorted by name. */
  readonly stories: readonly Story[];
  /** The files they were read from. */
  readonly files: readonly string[];
  /** A line for each text without a German version: every page of the site must have one. */
  readonly untranslated: readonly string[];
}

/** Reads and checks every YAML file in a folder. The error has a line for each problem in any file. */
export async function compileScenarios(folder: string): Promise<Result<Compiled, string>> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const checked = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const file = `${basename(folder)}/${name}`;
      const read = checkAnyFile(text, file);
      return { ...read, untranslated: read.ok ? withoutGerman(read.value, text, file) : [] };
    }),
  );
  const wrong = checked.flatMap((one) => (one.ok ? [] : one.error.map(formatError)));
  if (wrong.length > 0) return err(`Scenarios that do not hold:\n${wrong.join('\n')}`);
  const scenarios = checked.flatMap((one) => (one.ok ? one.value.scenarios : []));
  const games = checked.flatMap((one) => (one.ok ? (one.value.game ?? []) : []));
  const lessons = checked.flatMap((one) => (one.ok ? (one.value.lesson ?? []) : []));
  const stories = checked.flatMap((one) => (one.ok ? (one.value.story ?? []) : []));
  const rank = ({ collection }: Scenario) => (COLLECTIONS as readonly string[]).indexOf(collection);
  return ok({
    scenarios: scenarios.toSorted((a, b) => rank(a) - rank(b)),
    games,
    lessons: lessons.toSorted(inCourseOrder),
    stories,
    files: names.map((name) => join(folder, name)),
    untranslated: checked.flatMap((one) => one.untranslated.map(formatError)),
  });
}

/** The titles, notes and comments of a file without a German version. The schemas of lessons and stories require theirs. */
function withoutGerman(
  { scenarios, game }: CheckedAnyFile,
  text: string,
  file: string,
): readonly ScenarioError[] {
  const lines = text.split('\n');
  const errorOf = (english: string): ScenarioError => {
    // A text may be wrapped in its file, so it is located by its first words.
    const [start = english] = /^.{1,24}/.exec(english) ?? [];
    const line = lines.findIndex((one) => one.includes(start));
    const column = lines[line]?.indexOf(start) ?? 0;
    return {
      ...{ file, line: Math.max(line, 0) + 1, column: Math.max(column, 0) + 1 },
      message: `“${start}”: no German text.`,
      expected: '"de"',
    };
  };
  return [
    ...[...scenarios, ...(game ? [game] : [])]
      .filter(({ de }) => de === null)
      .map((one) => one.note),
    ...scenarios
      .flatMap(({ comments }) => comments.filter(({ de }) => de === null))
      .map((one) => one.text),
  ].map(errorOf);
}
