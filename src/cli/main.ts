import { parseCommand } from './arguments.ts';
import { check } from './check.ts';
import { HELP } from './help.ts';
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
    case 'rule':
      return rule(command.value, terminal, worker);
    case 'check':
      return check(command.value, terminal, worker);
  }
}
