import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gameJson, gameLines } from '../game/export-json.ts';
import { gameText } from '../game/export-text.ts';
import { openGame } from '../game/file.ts';
import type { Game } from '../game/game.ts';
import { err, ok, type Result } from '../result.ts';
import { formatScenario } from '../scenario/format.ts';
import { isGame, loadGame } from '../scenario/game/load-game.ts';
import { scenariosOf } from '../scenario/game/scenarios-of.ts';
import { formatError } from '../scenario/place.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Command, Format } from './arguments.ts';
import { type Input, openInput, torn } from './input.ts';
import { write } from './output.ts';
import type { Terminal } from './progress.ts';

export type GameCommand = Extract<Command, { name: 'game' }>;

/** In bytes: a saved game of a hundred years takes far less. */
const LONGEST = 16_000_000;

/**
 * Plays the game of a file, YAML or saved by the site, and prints its record; with `scenarios` each season becomes a
 * scenario file in that folder instead. Returns the exit code: 1 if the file is bad, or the game comes to something else
 * than it expects.
 */
export async function game(command: GameCommand, terminal: Terminal): Promise<0 | 1> {
  const played = await playedFrom(command.file, terminal);
  if (!played.ok) {
    for (const line of played.error) await write(terminal.stderr, `${line}\n`);
    return 1;
  }
  if (command.scenarios !== null)
    return writeScenarios(command.scenarios, played.value.scenarios(), terminal);
  await write(terminal.stdout, RECORDS[command.format](played.value.game));
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
  const text = await wholeText(input.value);
  const failure = input.value.failure();
  if (failure !== null) return err([torn(input.value, failure)]);
  if (isGame(text)) {
    const loaded = loadGame(text, name);
    if (!loaded.ok) return err(loaded.error.map(formatError));
    const { game: played, scenarios } = loaded.value;
    return ok({ game: played.game, scenarios: () => scenarios });
  }
  if (!text.trimStart().startsWith('{'))
    return err([`${name}:1:1 This is not a game. (expected seasons: ..., or a saved game)`]);
  const opened = openGame(text);
  if (!opened.ok) {
    const { where, message, expected } = opened.error;
    return err([`${name}: ${where === '' ? '' : `${where}: `}${message} (expected ${expected})`]);
  }
  const { context } = opened.value.getSnapshot();
  opened.value.stop();
  return ok({ game: context, scenarios: () => scenariosOf(context) });
}

async function wholeText({ chunks }: Input): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length > LONGEST) break;
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

const RECORDS: Readonly<Record<Format, (game: Game) => string>> = {
  text: gameText,
  json: gameJson,
  jsonl: gameLines,
};

async function writeScenarios(
  folder: string,
  scenarios: readonly Scenario[],
  { stdout, stderr }: Terminal,
): Promise<0 | 1> {
  try {
    await mkdir(folder, { recursive: true });
    for (const scenario of scenarios) {
      const file = join(folder, `${scenario.slug.split('/').at(-1) ?? ''}.yaml`);
      await writeFile(file, formatScenario(scenario));
      await write(stdout, `${file}\n`);
    }
    return 0;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : 'unknown';
    await write(stderr, `${folder}: Cannot be written: ${why}\n`);
    return 1;
  }
}
