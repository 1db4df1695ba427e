import { parseCommand, type Command } from './arguments.ts';
import { HELP } from './help.ts';
import { tell, type Terminal, write } from './terminal.ts';

export { watch } from './terminal.ts';

/** The version of the package: the build puts it here. */
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
    // The error last: it must not scroll away.
    if (words.length === 0) await write(terminal.stderr, `${HELP}\n`);
    await tell(terminal.stderr, [command.error, '"standoff help" tells how it goes.']);
    return 2;
  }
  switch (command.value.name) {
    case 'help':
      await write(terminal.stdout, HELP);
      return 0;
    case 'version':
      await write(terminal.stdout, `${__VERSION__}\n`);
      return 0;
    case 'game': {
      const { game } = await import('./game.ts');
      return game(command.value, terminal);
    }
    case 'rule':
    case 'check':
    case 'draw':
      return work(command.value, terminal, worker);
  }
}

type Work = Extract<Command, { name: 'rule' | 'check' | 'draw' }>;

async function work(asked: Work, terminal: Terminal, worker: URL): Promise<0 | 1> {
  // Each command loads what it needs when it is asked for.
  const { openEdition } = await import('./open-edition.ts');
  const edition = await openEdition(asked.edition);
  if (!edition.ok) {
    await tell(terminal.stderr, edition.error);
    return 1;
  }
  switch (asked.name) {
    case 'rule': {
      const { rule } = await import('./rule.ts');
      return rule({ ...asked, edition: edition.value }, terminal, worker);
    }
    case 'check': {
      const { check } = await import('./check.ts');
      return check({ ...asked, edition: edition.value }, terminal, worker);
    }
    case 'draw': {
      const { draw } = await import('./draw.ts');
      return draw({ ...asked, edition: edition.value }, terminal, new URL('.', worker));
    }
  }
}
