import { STANDARD, type Board } from '../../../board/board.ts';
import { isOtherBoardId, sourceOf } from '../../../board/others/known-boards.ts';
import { isOwnBoardId } from '../../../board/others/own-boards.ts';
import { isVariantId } from '../../../board/variants/variant-ids.ts';
import { VARIANTS } from '../../../board/variants/variants.ts';
import { err, ok, type Result } from '../../../result.ts';
import { mayAskForArmyFleet } from '../../../rules/modules.ts';
import { boardNamedIn } from '../../../scenario/board/board-named.ts';
import type { ScenarioError } from '../../../scenario/file-place.ts';
import { SCENARIO_FILE_WORDS } from '../../../scenario/words/scenario-file-words.ts';
import type { LanguageTag } from '../../../explain/languages/language-tags.ts';
import { loadScenario } from '../../../scenario/load/load-scenario.ts';
import { loadArmyFleetPage } from '../../army-fleet/load-page.ts';
import { openBoard } from '../../boards/open-board.ts';
import { deskFragmentOf } from '../scenario-turn.ts';

/* Loaded with the first text that is a scenario file. */

/** A scenario that can be put on the desk. */
export interface ReadyScenario {
  readonly title: string;
  /** The fragment of the desk with its first phase. */
  readonly fragment: string;
}

/** Why a scenario file cannot be put on the desk: a board that is not here, or what is wrong with it. */
export type UnreadyScenario =
  | { readonly why: 'board'; readonly board: string }
  | { readonly why: 'errors'; readonly errors: readonly ScenarioError[] };

/** Reads a scenario file, and opens the board that it names or contains. */
export async function scenarioOnDesk(
  text: string,
  language: LanguageTag,
): Promise<Result<ReadyScenario, UnreadyScenario>> {
  const name = boardNamedIn(text);
  const board = name === null ? STANDARD : await boardNamed(name);
  if (!board) return err({ why: 'board', board: name ?? '' });
  if (mayAskForArmyFleet(text)) await loadArmyFleetPage();
  const read = loadScenario(
    text,
    'own/desk.yaml',
    board === STANDARD ? undefined : board,
    SCENARIO_FILE_WORDS[language],
  );
  if (!read.ok) return err({ why: 'errors', errors: read.error });
  const { position, title } = read.value;
  const { id } = position.board ?? STANDARD;
  // The board that it contains: drawn as this browser knows it, if it does.
  if (isOwnBoardId(id) && !(await openBoard(id)) && !(await openBoard(id, sourceOf(id))))
    return err({ why: 'board', board: id });
  return ok({ title, fragment: deskFragmentOf(read.value) });
}

async function boardNamed(name: string): Promise<Board | null> {
  if (name === STANDARD.id) return STANDARD;
  if (isVariantId(name)) return VARIANTS[name];
  return isOtherBoardId(name) ? ((await openBoard(name))?.board ?? null) : null;
}
