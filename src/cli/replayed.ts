import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replayGodip } from '../audit/godip-game.ts';
import type { Board } from '../board/board.ts';
import { failureReason } from './files.ts';

/** Differences that are told of each game. */
const MOST = 5;

/** Rules every recorded game of a folder again on a board: what is said about each, and whether all is as recorded. */
export async function replayed(
  folder: string,
  board: Board,
): Promise<{ readonly lines: readonly string[]; readonly isSame: boolean }> {
  let names: readonly string[];
  try {
    names = (await readdir(folder)).filter((name) => /\.txt$/i.test(name)).sort();
  } catch (cause) {
    return { lines: [`${folder}: Cannot be read: ${failureReason(cause)}`], isSame: false };
  }
  const lines: string[] = [];
  let isSame = true;
  let games = 0;
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    // A folder of games may have a text about them.
    if (!/^PHASE /m.test(text)) continue;
    games++;
    const game = replayGodip(text, board);
    if (!game.ok) {
      isSame = false;
      lines.push(
        ...game.error
          .slice(0, MOST)
          .map(({ line, message }) => `${name}:${String(line)}:1 ${message}`),
      );
      continue;
    }
    const { phases, differences } = game.value;
    if (differences.length > 0) isSame = false;
    lines.push(
      `${name}: ${String(phases - differences.length)} of ${String(phases)} phases end as recorded`,
    );
    for (const { line, date, recorded, ruled } of differences.slice(0, MOST))
      lines.push(
        `${name}:${String(line)}:1 ${date}: recorded ${recorded.join(', ') || 'nothing more'}; ruled ${ruled.join(', ') || 'nothing more'}`,
      );
  }
  if (games === 0)
    return { lines: [`${folder}: No games that godip has recorded.`], isSame: false };
  return { lines, isSame };
}
