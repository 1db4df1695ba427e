import type { Board } from '../board/board.ts';
import { compareBoards } from '../scenario/board/compare-boards.ts';
import { formatError } from '../scenario/file-place.ts';
import type { Command } from './arguments.ts';
import { type Boards, openDrawing } from './boards.ts';
import { type Terminal, write, writeMessages } from './terminal.ts';

export type BoardCommand = Extract<Command, { name: 'board' }>;

/**
 * Says what is on boards, or what is wrong with their files, as a compiler does; as JSON, the board in Diplicity's
 * variant format. Returns the exit code: 1 if one of them is no board.
 */
export async function board(
  { files, format, compare, questions, against, drawing }: BoardCommand,
  terminal: Terminal,
  boards: Boards,
): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  const other = compare === null ? null : await boards.open(compare);
  if (other && !other.ok) {
    await writeMessages(terminal.stderr, other.error);
    return 1;
  }
  for (const file of files) {
    const read = await boards.describe(file);
    if (!read.ok) {
      await writeMessages(terminal.stderr, read.error);
      code = 1;
      continue;
    }
    const { loaded, designer, board: found } = read.value;
    await writeMessages(terminal.stderr, loaded?.warnings.map(formatError) ?? []);
    if (format === 'json') {
      if (loaded) await write(terminal.stdout, `${JSON.stringify(loaded.file, null, 2)}\n`);
      else {
        await writeMessages(terminal.stderr, [
          `${file}: Only boards that have a file are written.`,
        ]);
        code = 1;
      }
    } else await write(terminal.stdout, `${summary(file, designer, found)}\n`);
    if (questions && format === 'text') {
      const { questionLines } = await import('./board-questions.ts');
      await write(terminal.stdout, `${questionLines(found).join('\n')}\n`);
    }
    if (drawing !== null) {
      const { lines, map } = await openDrawing(drawing, found);
      const whole = `${drawing}: A drawing of ${found.name}, with a place for each of its ${String(found.spaceIds.length)} spaces.`;
      await writeMessages(terminal.stderr, [...(map ? [whole] : []), ...lines]);
      if (!map) code = 1;
    }
    if (against !== null) {
      const { replayed } = await import('./replayed.ts');
      const { lines, isSame } = await replayed(against, found);
      await writeMessages(terminal.stderr, lines);
      if (!isSame) code = 1;
    }
    if (!other) continue;
    const compared = comparison(found, other.value);
    await write(terminal.stderr, `${file}: ${compared.said}\n`);
    if (!compared.isSame) code = 1;
  }
  return code;
}

/** Names that a comparison lists. */
const MOST_NAMES = 12;

/** Whether two boards are one, in a sentence. */
function comparison(
  found: Board,
  other: Board,
): { readonly isSame: boolean; readonly said: string } {
  const compared = compareBoards(found, other);
  const few = (names: readonly string[]): string =>
    names.length > MOST_NAMES
      ? `${names.slice(0, MOST_NAMES).join(', ')} and ${String(names.length - MOST_NAMES)} more`
      : names.join(', ') || 'nothing';
  if (compared.isSame) {
    const renamed = [...compared.names].filter(([one, another]) => one !== another);
    const names = few(renamed.map(([one, another]) => `${one} = ${another}`));
    const said = renamed.length === 0 ? 'with the same names' : `under other names: ${names}`;
    return { isSame: true, said: `The same board as ${other.name}, ${said}.` };
  }
  const { one, other: another } = compared;
  if (one.length + another.length === 0)
    return {
      isSame: false,
      said: `It could not be told whether this is the same board as ${other.name}.`,
    };
  return {
    isSame: false,
    said: `Not the same board as ${other.name}. Only here: ${few(one)}. Only there: ${few(another)}.`,
  };
}

const WHERE: Readonly<Record<Board['builds'], string>> = {
  home: 'powers build in their own homes',
  'any-home': 'powers build in any home that they own',
  anywhere: 'powers build in any centre that they own',
};

/** What is on a board, in a few lines. */
function summary(file: string, designer: string | null, found: Board): string {
  const spaces = [...found.spaces.values()];
  const count = (is: (space: (typeof spaces)[number]) => boolean): string =>
    String(spaces.filter(is).length);
  const borders = (table: Board['armies']): string =>
    String([...table.values()].reduce((sum, near) => sum + near.length, 0) / 2);
  const { winning } = found;
  return [
    `${file}: ${found.name}${designer === null ? '' : `, designed by ${designer}`}`,
    `  ${String(spaces.length)} spaces: ${count(({ kind }) => kind === 'sea')} sea, ${count(({ kind }) => kind === 'coastal')} coastal, ${count(({ kind }) => kind === 'inland')} inland; ${count(({ coasts }) => coasts.length > 0)} with several coasts`,
    `  borders: ${borders(found.armies)} for armies, ${borders(found.fleets)} for fleets`,
    `  ${String(found.powers.length)} powers: ${found.powers.join(', ')}`,
    `  ${String(found.centres.length)} centres, ${count(({ home }) => home !== null)} of them homes; ${winning === null ? 'no number of them wins' : `${String(winning)} win`}; ${WHERE[found.builds]}`,
    `  ${String(found.start.units.length)} units at the start`,
  ].join('\n');
}
