import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadStory } from '../../../src/learn/story/load-story.ts';
import type { Story } from '../../../src/learn/story/story.ts';
import { formatError } from '../../../src/scenario/file-place.ts';

const folder = join(import.meta.dirname, '../../../scenarios/stories');

/** The text of the file of each story, by its path. */
export const STORY_FILES: readonly (readonly [path: string, text: string])[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => [`scenarios/stories/${name}`, readFileSync(join(folder, name), 'utf8')]);

/** Every story. Throws if one has an error. */
export const STORIES: readonly Story[] = STORY_FILES.map(([path, text]) => {
  const loaded = loadStory(text, path);
  if (!loaded.ok) throw new Error(loaded.error.map(formatError).join('\n'));
  return loaded.value;
});
