import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failureReason } from './files.ts';

export interface FoundFiles {
  /** In the order of their names, where 10 comes after 9. */
  readonly files: readonly string[];
  /** A message for each folder that cannot be read. */
  readonly closed: readonly string[];
}

export const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true });

/** Whether there is a folder at this path. */
export function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Folders of tools, which hold nothing of the author's. */
const OF_TOOLS = ['.git', 'node_modules'];

/**
 * The files anywhere in a folder that are wanted, but in the folders of tools. A folder that cannot be read does not hide
 * the others.
 */
export async function filesBelow(
  folder: string,
  isWanted: (entry: Dirent) => boolean,
  list: typeof entriesOf = entriesOf,
): Promise<FoundFiles> {
  const files: string[] = [];
  const closed: string[] = [];
  try {
    for (const entry of await list(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (OF_TOOLS.includes(entry.name)) continue;
        const below = await filesBelow(path, isWanted, list);
        files.push(...below.files);
        closed.push(...below.closed);
      } else if (isWanted(entry)) files.push(path);
    }
  } catch (cause) {
    closed.push(`${folder}: Cannot be read: ${failureReason(cause)}`);
  }
  return { files: files.sort(byName), closed };
}

const byName = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });
