import { parseCommand, type Command } from './arguments.ts';
import { check } from './check.ts';
import { game } from './game.ts';
import { HELP } from './help.ts';
import { openEdition } from './open-edition.ts';
import { write } from './output.ts';
import type { Terminal } from './progress.ts';
import { rule } from './rule.ts';

export { checkScenarios } from './scenarios.ts';

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
    await write(terminal.stderr, `${command.error}\n\n${HELP}`);
    return 2;
  }
  switch (command.value.name) {
    case 'help':
      await write(terminal.stdout, HELP);
      return 0;
    case 'version':
      await write(terminal.stdout, `${__VERSION__}\n`);
      return 0;
    case 'game':
      return game(command.value, terminal);
    case 'rule':
    case 'check':
    case 'draw':
      return work(command.value, terminal, worker);
  }
}

type Work = Extract<Command, { name: 'rule' | 'check' | 'draw' }>;

async function work(asked: Work, terminal: Terminal, worker: URL): Promise<0 | 1> {
  const edition = await openEdition(asked.edition);
  if (!edition.ok) {
    for (const line of edition.error) await write(terminal.stderr, `${line}\n`);
    return 1;
  }
  switch (asked.name) {
    case 'rule':
      return rule({ ...asked, edition: edition.value }, terminal, worker);
    case 'check':
      return check({ ...asked, edition: edition.value }, terminal, worker);
    case 'draw': {
      // Who only rules turns does not wait for what draws them.
      const { draw } = await import('./draw.ts');
      return draw({ ...asked, edition: edition.value }, terminal, new URL('.', worker));
    }
  }
}
