import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gameJson, gameLines } from '../game/record/export-json.ts';
import { gameText } from '../game/record/export-text.ts';
import { openGame } from '../game/saved/game-file.ts';
import type { Game } from '../game/game.ts';
import type { Language } from '../explain/languages/language.ts';
import { loadLanguage } from '../explain/languages/load-language.ts';
import { loadArmyFleet } from '../modules/load-army-fleet.ts';
import { err, ok, type Result } from '../result.ts';
import { mayAskForArmyFleet } from '../rules/modules.ts';
import { formatScenario } from '../scenario/format/format.ts';
import { enterContained } from '../scenario/board/enter-contained.ts';
import { isGame } from '../scenario/game/is-game.ts';
import { loadGame } from '../scenario/game/load-game.ts';
import { ownGame, scenariosOf } from '../scenario/game/scenarios-of.ts';
import { formatError } from '../scenario/file-place.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Command, OutputFormat } from './arguments.ts';
import { hasOtherContent, openInput, textOf, failureReason, writeWhole } from './files.ts';
import { writeMessages, type Terminal, write } from './terminal.ts';

export type GameCommand = Extract<Command, { name: 'game' }>;

/** In bytes: a saved game of a hundred years takes far less. */
const LONGEST = 16_000_000;

/**
 * Plays the game of a file, YAML or saved by the site, and prints its record; with `scenarios` each season becomes a
 * scenario file in that folder instead. Returns the exit code: 1 if the file is bad, or the game differs from what it
 * expects.
 */
export async function game(command: GameCommand, terminal: Terminal): Promise<0 | 1> {
  const played = await playedFrom(command.file, terminal);
  if (!played.ok) {
    await writeMessages(terminal.stderr, played.error);
    return 1;
  }
  if (command.scenarios !== null)
    return writeScenarios(command.scenarios, command.overwrite, played.value.scenarios(), terminal);
  await write(
    terminal.stdout,
    RECORDS[command.format](played.value.game, await loadLanguage('en')),
  );
  return 0;
}

interface PlayedFile {
  readonly game: Game;
  readonly scenarios: () => readonly Scenario[];
}

async function playedFrom(
  file: string,
  { stdin }: Terminal,
): Promise<Result<PlayedFile, readonly string[]>> {
  const input = await openInput(file, stdin);
  if (!input.ok) return err([`${file}: Cannot be read: ${input.error}`]);
  const { name } = input.value;
  const read = await textOf(input.value, LONGEST);
  if (!read.ok) return err([read.error]);
  const { text, notUtf8 } = read.value;
  if (notUtf8 !== null) return err([notUtf8]);
  if (mayAskForArmyFleet(text)) await loadArmyFleet();
  if (isGame(text)) {
    const loaded = loadGame(text, name);
    if (!loaded.ok) return err(loaded.error.map(formatError));
    const { game: played, scenarios } = loaded.value;
    return ok({ game: played.game, scenarios: () => scenarios });
  }
  if (!text.trimStart().startsWith('{'))
    return err([`${name}:1:1 This is not a game. (expected seasons: ..., or a saved game)`]);
  enterContained(text);
  const opened = openGame(text);
  if (!opened.ok) {
    const { where, message, expected, problem } = opened.error;
    const others =
      problem.say === 'not-a-game' ? '; for one from another site: standoff audit' : '';
    const at = where === '' ? '' : `${where}: `;
    return err([`${name}: ${at}${message} (expected ${expected}${others})`]);
  }
  const notes = ownGame(await loadLanguage('en'));
  const { context } = opened.value;
  return ok({ game: context, scenarios: () => scenariosOf(context, notes) });
}

const RECORDS: Readonly<Record<OutputFormat, (game: Game, language: Language) => string>> = {
  text: gameText,
  json: gameJson,
  jsonl: gameLines,
};

async function writeScenarios(
  folder: string,
  overwrite: boolean,
  scenarios: readonly Scenario[],
  { stdout, stderr }: Terminal,
): Promise<0 | 1> {
  const written = scenarios.map((scenario) => ({
    file: join(folder, `${scenario.slug.split('/').at(-1) ?? ''}.yaml`),
    text: formatScenario(scenario),
  }));
  try {
    await mkdir(folder, { recursive: true });
    const edited: string[] = [];
    for (const { file, text } of overwrite ? [] : written)
      if (await hasOtherContent(file, text))
        edited.push(`${file}: A different file already exists.`);
    if (edited.length > 0) {
      await writeMessages(stderr, [
        ...edited,
        'Nothing was written. Use --overwrite to replace them.',
      ]);
      return 1;
    }
    for (const { file, text } of written) {
      await writeWhole(file, text);
      await write(stdout, `${file}\n`);
    }
    return 0;
  } catch (cause) {
    await writeMessages(stderr, [`${folder}: Cannot be written: ${failureReason(cause)}`]);
    return 1;
  }
}
