import type { Board } from '../board/board.ts';
import { ok, type Result } from '../result.ts';
import { checkScenario } from './check-scenario.ts';
import type { GameScenario } from './game/game-scenario.ts';
import { isGame } from './game/is-game.ts';
import { loadGame } from './game/load-game.ts';
import type { ScenarioError } from './file-place.ts';
import type { Scenario } from './scenario.ts';

/** The contents of a file: a scenario, or a game with each of its seasons. */
export interface CheckedFile {
  readonly game: GameScenario | null;
  readonly scenarios: readonly Scenario[];
}

/**
 * Reads a scenario or a game and rules it under every edition it names; errors as of `checkScenario` and `loadGame`.
 */
export function checkFile(
  text: string,
  file: string,
  board?: Board,
): Result<CheckedFile, readonly ScenarioError[]> {
  if (isGame(text)) return loadGame(text, file);
  const checked = checkScenario(text, file, board);
  return checked.ok ? ok({ game: null, scenarios: [checked.value] }) : checked;
}
