import { err, ok, type Result } from '../result.ts';
import type { Board } from '../board/board.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import { loadArmyFleet } from '../modules/load-army-fleet.ts';
import { mayAskForArmyFleet } from '../rules/modules.ts';
import { isGame } from '../scenario/game/is-game.ts';
import { headline, seasonIn } from '../scenario/titles.ts';
import { dateIn } from '../orders/notations/turn-date.ts';
import { MAX_TEXT } from '../orders/notations/source-text.ts';
import { textOf, type Input } from './files.ts';
import { notOneTurn } from './notations/not-one-turn.ts';
import type { ReadTurn } from './read-turn.ts';
import { boardOfScenario, boardsThat, type Boards } from './boards.ts';
import type { OrdersAsked } from './notations/orders-in-text.ts';

/** In bytes: anything longer has more characters than the reader of orders accepts. */
const MOST_ORDERS = 3 * (MAX_TEXT + 1);

/**
 * The turn of an input, a scenario with its texts in this language. Errors: one message each; with an error there is
 * nothing to rule.
 */
export async function readInput(
  input: Input,
  kind: 'scenario' | 'orders',
  asked: OrdersAsked & { readonly boards: Boards },
  language: LanguageTag = 'en',
): Promise<Result<ReadTurn, readonly string[]>> {
  if (kind === 'scenario') return readScenario(input, asked, language);
  const read = await textOf(input, MOST_ORDERS);
  if (!read.ok) return err([read.error]);
  const { text, notUtf8 } = read.value;
  if (/^[\uFEFF\s]*[[{]/.test(text)) {
    const { commandForGame } = await import('./notations/whole-game.ts');
    const command = commandForGame(text, input.name);
    if (command !== null) return err([notOneTurn(input.name, command)]);
  }
  // Loaded on demand: scenarios need no readers of texts.
  const { turnOf } = await import('./notations/orders-in-text.ts');
  const turn = await turnOf(text, input.name, asked);
  const before = notUtf8 === null ? [] : [notUtf8];
  const bad = turn.ok ? turn.value.bad : turn.error;
  const after = bad.length === 0 ? [] : await onOtherBoards(text, input.name, asked);
  if (!turn.ok) return err([...before, ...bad, ...after]);
  const heading = seasonOf(text, language);
  return ok({ ...turn.value, heading, bad: [...before, ...bad, ...after] });
}

/** In characters: orders for all powers of the largest board of the package are shorter. */
const MOST_OF_ONE_TURN = 20_000;

/** Where a text that cannot all be read on the standard board can be, in a line. */
async function onOtherBoards(
  text: string,
  name: string,
  { boards, ...asked }: OrdersAsked & { readonly boards: Boards },
): Promise<readonly string[]> {
  if (asked.board || asked.notation || text.length > MOST_OF_ONE_TURN) return [];
  const { turnOf } = await import('./notations/orders-in-text.ts');
  const found = await boardsThat(
    text,
    async (board) => {
      const turn = await turnOf(text, name, { ...asked, board });
      return turn.ok && turn.value.bad.length === 0;
    },
    boards,
  );
  return found.length === 0
    ? []
    : [`${name}: All of it can be read on another board: --board ${found.join(' or ')}.`];
}

/** The season that a text names, in a language; null if it names none. */
function seasonOf(text: string, language: LanguageTag): string | null {
  const date = dateIn(text);
  return date && seasonIn(`${date.season} ${String(date.year)}`, language);
}

/** The turn of a scenario, under the first edition it names, or its house rules. Errors: `file:line:column message`. */
async function readScenario(
  input: Input,
  asked: { readonly board: Board | null; readonly boards: Boards },
  language: LanguageTag,
): Promise<Result<ReadTurn, readonly string[]>> {
  // Loaded on demand: plain orders need no YAML.
  const { loadScenario } = await import('../scenario/load/load-scenario.ts');
  const { editionsOf } = await import('../scenario/editions-of.ts');
  const { inLanguage } = await import('../scenario/in-language.ts');
  const { formatError } = await import('../scenario/file-place.ts');
  const { MAX_BYTES } = await import('../scenario/source.ts');
  const read = await textOf(input, MAX_BYTES);
  if (!read.ok) return err([read.error]);
  const { text, notUtf8 } = read.value;
  if (notUtf8 !== null) return err([notUtf8]);
  const { name } = input;
  if (isGame(text)) return err([notOneTurn(name, 'game')]);
  if (mayAskForArmyFleet(text)) await loadArmyFleet();
  const board = await boardOfScenario(text, name, asked);
  if (!board.ok) return board;
  const loaded = loadScenario(text, name, board.value ?? undefined);
  if (!loaded.ok) return err(loaded.error.map(formatError));
  const { slug, position, orders, retreats, adjustments, de } = loaded.value;
  const shown = inLanguage(loaded.value, language);
  const foreign = language === 'de' && de === null ? 'en' : null;
  return ok({
    id: slug,
    title: shown.title,
    heading: headline({ ...shown, tag: language, foreign }),
    position,
    orders,
    retreats,
    adjustments,
    edition: editionsOf(loaded.value)[0] ?? null,
    notes: [],
    bad: [],
  });
}
