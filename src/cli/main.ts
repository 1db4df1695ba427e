import type { Notation } from '../orders/notations/notation.ts';
import { err, ok, type Result } from '../result.ts';
import type { Edition } from '../rules/edition.ts';
import { loadArmyFleet } from '../modules/load-army-fleet.ts';
import { editionCalled, mayAskForArmyFleet } from '../rules/modules.ts';
import { STANDARD } from '../board/board.ts';
import { boardsIn } from './boards.ts';
import { type AskedEdition, type Command, parseCommand } from './arguments.ts';
import { writeMessages, type Terminal, write } from './terminal.ts';

export { watch } from './terminal.ts';

/** The version of the package, which the build inserts. */
declare const __VERSION__: string;

/**
 * The command `standoff`. `worker` is the built `worker.ts`. Returns the exit code: 0 all is well, 1 bad input or a
 * failed check, 2 wrong usage.
 */
export async function main(
  words: readonly string[],
  terminal: Terminal,
  worker: URL,
): Promise<0 | 1 | 2> {
  const command = parseCommand(words);
  if (!command.ok) {
    // The error comes last: it must not scroll away.
    if (words.length === 0) await write(terminal.stderr, `${(await help()).HELP}\n`);
    await writeMessages(terminal.stderr, [command.error, 'Run "standoff help" for usage.']);
    return 2;
  }
  switch (command.value.name) {
    case 'help': {
      const { of } = command.value;
      const { HELP, helpFor } = await help();
      await write(terminal.stdout, of === null ? HELP : helpFor(of));
      return 0;
    }
    case 'version':
      await write(terminal.stdout, `${__VERSION__}\n`);
      return 0;
    case 'board': {
      const { board } = await import('./board.ts');
      return board(command.value, terminal, boardsIn(new URL('.', worker)));
    }
    case 'game': {
      const { game } = await import('./game.ts');
      return game(command.value, terminal);
    }
    case 'write': {
      const { writeOrders } = await import('./notations/write.ts');
      return writeOrders(command.value, terminal);
    }
    case 'prerender': {
      const { prerenderFolder } = await import('./pages/prerender.ts');
      return prerenderFolder(command.value, terminal);
    }
    case 'rule':
    case 'check':
    case 'draw':
    case 'read':
    case 'audit':
      return work(command.value, terminal, worker);
  }
}

const help = () => import('./words/help.ts');

type Work = Extract<Command, { name: 'rule' | 'check' | 'draw' | 'read' | 'audit' }>;

/** Loads a command when it is needed: reading YAML, wording and drawing take longer to load than a ruling takes. */
async function work(asked: Work, terminal: Terminal, worker: URL): Promise<0 | 1 | 2> {
  const edition = await openEdition(asked.edition);
  if (!edition.ok) {
    await writeMessages(terminal.stderr, edition.error);
    return 1;
  }
  if (asked.name === 'read') {
    const { read } = await import('./notations/read.ts');
    return read({ ...asked, edition: edition.value }, terminal);
  }
  if (asked.name === 'audit') {
    const { audit } = await import('./notations/audit.ts');
    return audit({ ...asked, edition: edition.value }, terminal);
  }
  const notation = await openNotation(asked.notation, edition.value);
  if (!notation.ok) {
    await writeMessages(terminal.stderr, [notation.error]);
    return 2;
  }
  const assets = new URL('.', worker);
  const boards = boardsIn(assets);
  const board =
    asked.board === null || asked.board === STANDARD.id ? ok(null) : await boards.open(asked.board);
  if (!board.ok) {
    await writeMessages(terminal.stderr, board.error);
    return 1;
  }
  const found = {
    edition: edition.value,
    notation: notation.value,
    board: board.value,
    boards,
  };
  switch (asked.name) {
    case 'rule': {
      const { rule } = await import('./rule.ts');
      return rule({ ...asked, ...found }, terminal, worker);
    }
    case 'check': {
      const { check } = await import('./check.ts');
      return check({ ...asked, ...found }, terminal, worker);
    }
    case 'draw': {
      const { draw } = await import('./pictures/draw.ts');
      return draw({ ...asked, ...found }, terminal);
    }
  }
}

/** The notation that the command line asks for; null if it asks for none. Error: what is wrong with its name. */
async function openNotation(
  asked: string | null,
  edition: Edition | null,
): Promise<Result<Notation | null, string>> {
  if (asked === null) return ok(null);
  const { askedNotation } = await import('./notations/asked-notation.ts');
  return askedNotation(asked, edition);
}

/** The edition that the command line asks for; null if it asks for none. Errors: one line each. */
async function openEdition(
  asked: AskedEdition | null,
): Promise<Result<Edition | null, readonly string[]>> {
  if (asked === null) return ok(null);
  if (typeof asked === 'string') {
    if (asked === 'A/F') await loadArmyFleet();
    return ok(editionCalled(asked));
  }
  const { file } = asked;
  const { openInput, textOf } = await import('./files.ts');
  const { loadEdition } = await import('../scenario/load/load-edition.ts');
  const { formatError } = await import('../scenario/file-place.ts');
  const { MAX_BYTES } = await import('../scenario/source.ts');
  const input = await openInput(file, null);
  if (!input.ok) return err([`${file}: Cannot be read: ${input.error}`]);
  const read = await textOf(input.value, MAX_BYTES);
  if (!read.ok) return err([read.error]);
  const { text, notUtf8 } = read.value;
  if (notUtf8 !== null) return err([notUtf8]);
  if (mayAskForArmyFleet(text)) await loadArmyFleet();
  const loaded = loadEdition(text, file);
  return loaded.ok ? loaded : err(loaded.error.map(formatError));
}
