import { formatOrder } from '../orders/format-order.ts';
import { inferFleetPosition } from '../orders/notations/army-fleet/infer-fleet-position.ts';
import { readFleetOrders } from '../orders/notations/army-fleet/read-fleet-orders.ts';
import { rulingNotation } from '../orders/notations/notations.ts';
import { readOrderSets, type ReplacedAt } from '../orders/notations/read-order-sets.ts';
import { readTurn } from '../orders/notations/read-turn.ts';
import type { RepairAt, Span } from '../orders/parsed-orders.ts';
import { err, ok, type Result } from '../result.ts';
import { loadArmyFleet } from '../explain/languages/load-army-fleet.ts';
import { isArmyFleet } from '../rules/edition.ts';
import type { Edition } from '../rules/edition.ts';
import { mayAskForArmyFleet } from '../rules/modules.ts';
import { isGame } from '../scenario/game/is-game.ts';
import type { Phases } from '../scenario/scenario.ts';
import { MAX_TEXT } from '../orders/notations/source-text.ts';
import { textOf, type Input } from './files.ts';

/** A turn as read from a file, before it is ruled. */
export interface ReadTurn extends Phases {
  readonly id: string;
  readonly title: string;
  /** The edition named in the file; null if it names none. */
  readonly edition: Edition | null;
  /** Where the reading differs from the text, one line each. */
  readonly notes: readonly string[];
  /** What could not be read, one line each; the rest of the file is ruled. */
  readonly bad: readonly string[];
}

/** In bytes: anything longer has more characters than the reader of orders accepts. */
const MOST_ORDERS = 3 * (MAX_TEXT + 1);

/** The turn of an input. Errors: one message each; with an error there is nothing to rule. */
export async function readInput(
  input: Input,
  kind: 'scenario' | 'orders',
  edition: Edition | null,
): Promise<Result<ReadTurn, readonly string[]>> {
  if (kind === 'scenario') return readScenario(input);
  const read = await textOf(input, MOST_ORDERS);
  if (!read.ok) return err([read.error]);
  const { text, notUtf8 } = read.value;
  const turn = turnOf(text, input.name, edition !== null && isArmyFleet(edition));
  if (notUtf8 === null) return turn;
  return turn.ok
    ? ok({ ...turn.value, bad: [notUtf8, ...turn.value.bad] })
    : err([notUtf8, ...turn.error]);
}

/** The turn of a scenario, under the first edition it names, or its house rules. Errors: `file:line:column message`. */
async function readScenario(input: Input): Promise<Result<ReadTurn, readonly string[]>> {
  // Loaded on demand: plain orders need no YAML.
  const { loadScenario } = await import('../scenario/load/load-scenario.ts');
  const { editionsOf } = await import('../scenario/editions-of.ts');
  const { formatError } = await import('../scenario/file-place.ts');
  const { MAX_BYTES } = await import('../scenario/source.ts');
  const read = await textOf(input, MAX_BYTES);
  if (!read.ok) return err([read.error]);
  const { text, notUtf8 } = read.value;
  if (notUtf8 !== null) return err([notUtf8]);
  const { name } = input;
  if (isGame(text))
    return err([`${name}:1:1 This is a game, not one turn. (expected standoff game ${name})`]);
  if (mayAskForArmyFleet(text)) await loadArmyFleet();
  const loaded = loadScenario(text, name);
  if (!loaded.ok) return err(loaded.error.map(formatError));
  const { slug, title, position, orders, retreats, adjustments } = loaded.value;
  return ok({
    id: slug,
    title,
    position,
    orders,
    retreats,
    adjustments,
    edition: editionsOf(loaded.value)[0] ?? null,
    notes: [],
    bad: [],
  });
}

/**
 * The turn that orders imply: every ordered unit is where its order says. A line of dashes begins a later set of orders
 * (`readOrderSets`). Unreadable text, and orders of units that cannot be where they are said to be, are left out and
 * reported in `bad`. Errors, `file:line:column message`: all of these, if nothing is left to rule.
 */
function turnOf(
  text: string,
  name: string,
  hasFleets: boolean,
): Result<ReadTurn, readonly string[]> {
  const at = ({ line, column }: Pick<Span, 'line' | 'column'>, message: string): string =>
    `${name}:${String(line)}:${String(column)} ${message}`;
  const start = { line: 1, column: 1 };

  const notation = hasFleets ? { movement: { read: readFleetOrders } } : rulingNotation(text);
  const { position, orders, unread, misplaced, repairs, replaced } = readTurn(
    text,
    (given, options) => readOrderSets(given, options, notation),
    hasFleets ? inferFleetPosition : undefined,
  );
  const bad = [...unread, ...misplaced].map((error) => at(error, error.message));
  if (orders.length === 0) return err(bad.length > 0 ? bad : [at(start, 'There are no orders.')]);
  const note = (repair: RepairAt): string =>
    at(repair, `"${repair.from}" is read as "${repair.to}".`);
  return ok({
    id: name,
    title: name,
    position,
    orders,
    retreats: null,
    adjustments: null,
    edition: null,
    notes: [...repairs.map(note), ...replaced.map((gone) => at(gone, replacedNote(gone)))],
    bad,
  });
}

const replacedNote = ({ order, by }: ReplacedAt): string =>
  `"${formatOrder(order)}" is replaced by a later set${by === null ? ', which omits this unit' : ''}.`;
