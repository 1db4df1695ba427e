import {
  type Board,
  onBoardOf,
  type Owners,
  type Position,
  type SpaceId,
  STANDARD,
} from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { adjudicate } from '../law/adjudicate.ts';
import { retreatPosition } from '../law/retreats/retreat-position.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import { statedRetreats } from '../law/retreats/stated-retreats.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import { homeOwners } from '../board/centres.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { Order } from '../orders/order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import { parseTurnLine } from '../orders/turn-line/parse-turn-line.ts';
import type { GivenTurn } from '../orders/turn-line/turn-line.ts';
import { err, ok, type Result } from '../result.ts';
import type { Edition } from '../rules/edition.ts';
import type { Phases } from '../scenario/scenario.ts';
import type { RetreatPosition } from '../trace/retreat-ruling.ts';
import { HEADING, TURN_LINE, type PhasePart } from './later-phases.ts';

/*
 * Texts of more than a movement phase, for blocks and for elements without data alike: a turn line (docs/notation.md),
 * or the orders of the moves and below them, under headings, those of the retreats and of the builds and removals.
 */

/** An error in a text. Lines and columns count from 1. */
export interface TextError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface ReadOrders<T> {
  readonly orders: readonly T[];
  readonly errors: readonly TextError[];
}

/** The readers for the orders of each phase; null: these are not for this reader. */
export interface PhaseTextReaders {
  /** What they read on: positions name it, if it is not the standard board. */
  readonly board: Board;
  readonly moves: (text: string) => (ReadOrders<Order> & { readonly position: Position }) | null;
  readonly retreats: (
    text: string,
    position: RetreatPosition,
  ) => ReadOrders<RetreatPhaseOrder> | null;
  readonly adjustments: (text: string, position: Position) => ReadOrders<AdjustmentOrder> | null;
  /** The space of this name. */
  readonly centre: (name: string) => SpaceId | null;
}

const WORDS: Readonly<
  Record<LanguageTag, Readonly<Record<'none' | 'moves' | 'expected' | 'centre', string>>>
> = {
  en: {
    none: 'There are no orders.',
    moves: 'Only movement orders say who must retreat, and where units are.',
    expected: 'Expected',
    centre: 'Expected the supply centres of a power, like “France: Bre, Mar, Par”',
  },
  de: {
    none: 'Es gibt keine Befehle.',
    moves: 'Nur Zugbefehle sagen, wer sich zurückziehen muss und wer wo steht.',
    expected: 'Erwartet',
    centre: 'Erwartet werden die Versorgungszentren einer Macht, wie „France: Bre, Mar, Par“',
  },
};

/** The parts of a text under their headings; each keeps its lines where they are, with blank lines for all others. */
function partsOf(text: string): Readonly<Partial<Record<PhasePart, string>>> {
  const lines = text.split('\n');
  const found: Partial<Record<PhasePart, string[]>> = {};
  let own = (found.moves = lines.map(() => ''));
  lines.forEach((line, i) => {
    const part = HEADING.find(([, heading]) => heading.test(line))?.[0];
    if (part === undefined) own[i] = line;
    else own = found[part] ??= lines.map(() => '');
  });
  return Object.fromEntries(Object.entries(found).map(([part, all]) => [part, all.join('\n')]));
}

/** The turn that a text gives. Null: the readers leave it to others. */
export function readPhases(
  text: string,
  edition: Edition,
  readers: PhaseTextReaders,
  tag: LanguageTag,
): Result<Phases, readonly TextError[]> | null {
  const words = WORDS[tag];
  const { board } = readers;
  const at = (line: number, message: string, column = 1): TextError => ({ line, column, message });
  if (TURN_LINE.test(text)) {
    const before = text.slice(0, text.search(/\S/));
    const line = before.split('\n').length;
    const read = parseTurnLine(text.trim(), board);
    if (!read.ok) {
      const { column, expected } = read.error;
      return err([at(line, `${words.expected} ${expected}.`, column)]);
    }
    return ok(phasesOf(read.value, edition, board));
  }
  const parts = partsOf(text);
  const moves = readers.moves(parts.moves ?? '');
  if (!moves) return null;
  const { position, orders } = moves;
  if (orders.length === 0 && moves.errors.length === 0) {
    const first = text.split('\n').findIndex((line) => line.trim() !== '') + 1;
    return err([at(Math.max(1, first), Object.keys(parts).length > 1 ? words.moves : words.none)]);
  }
  const errors = [...moves.errors];
  if (Object.keys(parts).length === 1)
    return errors.length > 0
      ? err(errors)
      : ok({ position, orders, retreats: null, adjustments: null });
  const stated = parts.centres === undefined ? null : ownersIn(parts.centres, readers);
  if (typeof stated === 'number') errors.push(at(stated, `${words.centre}.`));
  let owners = typeof stated === 'number' ? null : stated;
  const ruling = adjudicate(position, orders, edition, { trace: false });
  const after = retreatPosition(position, ruling);
  let { units }: Position = after;
  let retreats: Phases['retreats'] = null;
  if (parts.retreats !== undefined) {
    const read = readers.retreats(parts.retreats, after);
    if (!read) return null;
    errors.push(...read.errors);
    retreats = { given: null, orders: read.orders };
    ({ units } = adjudicateRetreats(after, read.orders, edition, { trace: false }).after);
  }
  let adjustments: Phases['adjustments'] = null;
  if (parts.adjustments !== undefined) {
    const read = readers.adjustments(parts.adjustments, {
      ...onBoardOf(position),
      units,
    });
    if (!read) return null;
    errors.push(...read.errors);
    owners ??= homesOf([...orders, ...read.orders], board);
    adjustments = { captured: false, orders: read.orders };
  }
  return errors.length > 0
    ? err(errors)
    : ok({ position: { ...position, owners }, orders, retreats, adjustments });
}

/** The home centres of the powers that give orders. */
const homesOf = (orders: readonly { readonly power: Power }[], board: Board): Owners =>
  Object.fromEntries(
    Object.entries(homeOwners(board)).filter(([, owner]) =>
      orders.some(({ power }) => power === owner),
    ),
  );

/** The owners of the centres, one line per power; or the number of a line that says something else. */
function ownersIn(text: string, { board, centre }: PhaseTextReaders): Owners | number {
  const owners: Partial<Record<SpaceId, Power>> = {};
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [name = '', list = ''] = line.split(':', 2);
    const power = board.powers.find((one) => one.toLowerCase() === name.trim().toLowerCase());
    for (const one of list.split(/[,;]/)) {
      const space = one.trim() === '' ? null : centre(one.trim());
      if (!power || !space || !board.centres.includes(space)) return i + 1;
      owners[space] = power;
    }
  }
  return owners;
}

function phasesOf(turn: GivenTurn, edition: Edition, board: Board): Phases {
  const { units, owners } = turn;
  const on = board === STANDARD ? {} : { board };
  const none = {
    position: { units, owners, ...on },
    orders: [],
    retreats: null,
    adjustments: null,
  };
  switch (turn.phase) {
    case 'movement':
      return { ...none, orders: turn.orders };
    case 'retreats': {
      const { dislodged } = statedRetreats({ ...turn, ...on }, edition.choices);
      return { ...none, retreats: { given: dislodged, orders: turn.orders } };
    }
    case 'adjustments': {
      const { captured, orders } = turn;
      return { ...none, adjustments: { captured, orders } };
    }
  }
}
