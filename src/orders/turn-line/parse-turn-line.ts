import {
  canBeIn,
  fleetLocations,
  spaceIn,
  spaceOf,
  STANDARD,
  type Board,
  type Location,
  type MovesAboard,
  type Piece,
  type SpaceId,
  type Unit,
} from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { isBerth, unitAt } from '../../board/unit-at.ts';
import { err, ok, type Result } from '../../result.ts';
import type { AdjustmentOrder } from '../adjustment-order.ts';
import { ORDER_TYPES, type Land, type Order } from '../order.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import { lineNames } from './line-names.ts';
import {
  FIRST_TURN,
  LONGEST_TURN_LINE,
  SIGNS,
  TURN_LINE_EXPECTED,
  type Dislodgement,
  type GivenTurn,
  type TurnDate,
  type TurnLineError,
  type TurnLineErrorKind,
} from './turn-line.ts';

/** Reads a turn line (docs/notation.md). Never throws; the error says where. A line longer than `LONGEST_TURN_LINE` is refused. */
export function parseTurnLine(
  line: string,
  board: Board = STANDARD,
): Result<GivenTurn, TurnLineError> {
  if (line.length > LONGEST_TURN_LINE) return err(errorAt('length', LONGEST_TURN_LINE + 1, ''));
  const reader = readerOf(line, board);
  try {
    return ok(readTurn(reader));
  } catch (error) {
    if (error instanceof Unreadable) return err(error.what);
    throw error;
  }
}

const errorAt = (kind: TurnLineErrorKind, column: number, words: string): TurnLineError => ({
  kind,
  column,
  words,
  expected: TURN_LINE_EXPECTED[kind],
});

class Unreadable extends Error {
  readonly what: TurnLineError;
  constructor(what: TurnLineError) {
    super(what.expected);
    this.what = what;
  }
}

const HEAD = /^([SFW])(\d{4})([MRA])/;
const POWER = /^[A-Za-z\d]+/;
const A_SPACE = /^[a-z\d]/;
/** Goes on behind a space: a coast that there is not. */
const A_COAST = '/';

function readerOf(line: string, board: Board) {
  const { powers, between, locations, longest } = lineNames(board);
  const powerOf = new Map([...powers].map(([power, word]) => [word, power]));
  let place = 0;
  /** The longest location that is written here. */
  function locationAt(isMeant: (one: Location) => boolean): Location | null {
    for (let length = longest; length > 0; length--) {
      const text = line.slice(place, place + length);
      const found = locations.get(text);
      if (found === undefined || !isMeant(found)) continue;
      place += text.length;
      return found;
    }
    return null;
  }
  return {
    board,
    isAtEnd: (): boolean => place >= line.length,
    /** Takes one of these characters, if it is next. */
    take: (characters: string): string | null => {
      const next = line.charAt(place);
      if (next === '' || !characters.includes(next)) return null;
      place++;
      return next;
    },
    /** The date and phase with which a line may begin: `F1902R`. */
    head: (): readonly string[] | null => {
      const found = HEAD.exec(line);
      if (found) place = found[0].length;
      return found;
    },
    isAtSpace: (): boolean => A_SPACE.test(line.charAt(place)),
    /** A power, at the head of what is its own. */
    power: (): Power => {
      const [word = ''] = POWER.exec(line.slice(place)) ?? [];
      const found = powerOf.get(word);
      if (!found) throw unreadable('power');
      place += word.length;
      return found;
    },
    location: (): Location => {
      const start = place;
      const found = locationAt(() => true);
      if (found !== null && line.charAt(place) !== A_COAST) return found;
      place = start;
      throw unreadable('space');
    },
    /** A space without its coast. */
    space: (among: readonly SpaceId[] | null, expected: TurnLineErrorKind): SpaceId => {
      const found = locationAt(
        (one) => spaceOf(one) === one && (!among || among.includes(spaceOf(one))),
      );
      if (found === null) throw unreadable(expected);
      return spaceOf(found);
    },
    /** Whether another space follows in a list. */
    goesOn: (): boolean => {
      if (between === '') return A_SPACE.test(line.charAt(place));
      if (line.charAt(place) !== between) return false;
      place++;
      return true;
    },
    fail: (expected: TurnLineErrorKind): Unreadable => unreadable(expected),
  };
  function unreadable(expected: TurnLineErrorKind): Unreadable {
    return new Unreadable(errorAt(expected, place + 1, line.slice(place, place + 12)));
  }
}
type Reader = ReturnType<typeof readerOf>;

type AnyOrder = RetreatPhaseOrder | AdjustmentOrder;
/** An order whose targets are not known until all units are. */
type Open = (standing: ReadonlyMap<SpaceId, Unit>) => AnyOrder;

/** What has been read so far. */
interface Found {
  readonly phase: GivenTurn['phase'];
  readonly units: Unit[];
  readonly dislodged: Dislodgement[];
  readonly open: Open[];
  owners: Partial<Record<SpaceId, Power>> | null;
}

const SEASONS = { S: 'Spring', F: 'Fall', W: 'Winter' } as const;
const PHASES = { M: 'movement', R: 'retreats', A: 'adjustments' } as const;

function readTurn(reader: Reader): GivenTurn {
  const { date, phase, contested, captured } = readHead(reader);
  const found: Found = { phase, units: [], dislodged: [], open: [], owners: null };
  while (!reader.isAtEnd()) {
    readPower(reader, found);
    if (!reader.isAtEnd() && !reader.take(';')) throw reader.fail('end');
  }
  const { units, dislodged, owners } = found;
  const standing = new Map(
    units.flatMap((unit) => (isBerth(unitAt(unit)) ? [] : [[spaceOf(unit.at), unit]])),
  );
  const orders = found.open.map((order) => order(standing));
  const turn = { date, units, owners };
  switch (phase) {
    case 'movement':
      return { phase, ...turn, orders: orders.filter(isMovement) };
    case 'retreats':
      return { phase, ...turn, dislodged, contested, orders: orders.filter(isOfRetreats) };
    case 'adjustments':
      return { phase, ...turn, captured, orders: orders.filter(isAdjustment) };
  }
}

const isMovement = (order: AnyOrder): order is Order =>
  ORDER_TYPES.some((type) => type === order.type);
const isOfRetreats = (order: AnyOrder): order is RetreatPhaseOrder =>
  isMovement(order) || order.type === 'retreat' || order.type === 'disband';
const isAdjustment = (order: AnyOrder): order is AdjustmentOrder => !isOfRetreats(order);

function readHead(reader: Reader): {
  readonly date: TurnDate;
  readonly phase: GivenTurn['phase'];
  readonly contested: readonly SpaceId[];
  readonly captured: boolean;
} {
  const head = reader.head();
  if (!head) return { date: FIRST_TURN, phase: 'movement', contested: [], captured: false };
  const [, season = '', year = '', letter = ''] = head;
  const phase = PHASES[letter as keyof typeof PHASES];
  if ((season === 'W') !== (phase === 'adjustments')) throw reader.fail('season');
  const date = { year: Number(year), season: SEASONS[season as keyof typeof SEASONS] };
  const captured = phase === 'adjustments' && reader.take(SIGNS.captured) !== null;
  const contested: SpaceId[] = [];
  if (phase === 'retreats' && reader.take(':'))
    do contested.push(reader.space(null, 'space'));
    while (reader.goesOn());
  if (!reader.isAtEnd() && !reader.take(';')) throw reader.fail('end');
  return { date, phase, contested, captured };
}

function readPower(reader: Reader, found: Found): void {
  const power = reader.power();
  if (!reader.take(':')) throw reader.fail('power');
  if (!reader.take(':')) {
    do readItem(reader, power, found);
    while (reader.take('.'));
    if (!reader.take(':')) return;
  }
  found.owners ??= {};
  if (!reader.isAtSpace()) return;
  do {
    const free = reader.board.centres.filter((centre) => !found.owners?.[centre]);
    found.owners[reader.space(free, 'centre')] = power;
  } while (reader.goesOn());
}

function readItem(reader: Reader, power: Power, found: Found): void {
  const { units, dislodged, open, phase } = found;
  if (phase === 'adjustments' && reader.take(SIGNS.build)) {
    const order = readBuild(reader, power);
    open.push(() => order);
    return;
  }
  const isAbsent = reader.take(SIGNS.absent) !== null;
  const unit = readPiece(reader);
  if (isAbsent || isBerth(unitAt(unit))) {
    const order = readOrder(reader, { power, unit }, phase);
    // An army at sea is written with its fleet.
    if (!isAbsent && !order) throw reader.fail('fitting');
    if (order) open.push(order);
    return;
  }
  const aboard = readMovesAboard(reader, unit);
  if (phase === 'retreats' && reader.take(SIGNS.dislodged)) {
    const byConvoy = reader.take(SIGNS.convoy) !== null;
    const from = reader.isAtSpace() ? reader.space(null, 'space') : null;
    const displaced = reader.take(SIGNS.displaced) ? { displaced: reader.location() } : {};
    const isKnown = dislodged.some(({ unit: one }) => one.power === power && one.at === unit.at);
    if (!isKnown) {
      if (dislodged.some(({ unit: one }) => spaceOf(one.at) === spaceOf(unit.at)))
        throw reader.fail('free');
      if (!canBeThere(unit, reader.board)) throw reader.fail('fitting');
      const army = aboard === null ? {} : { aboard };
      dislodged.push({ unit: { power, ...unit }, from, byConvoy, ...army, ...displaced });
    }
  } else if (!units.some(({ power: own, at }) => own === power && at === unit.at)) {
    if (units.some(({ at }) => spaceOf(at) === spaceOf(unit.at))) throw reader.fail('free');
    if (!canBeThere(unit, reader.board)) throw reader.fail('fitting');
    units.push({ power, ...unit });
    if (aboard !== null) units.push({ power, kind: 'A', at: spaceOf(unit.at), moves: aboard });
  }
  const order = readOrder(reader, { power, unit }, phase);
  if (order) open.push(order);
}

const MOVES_ABOARD: Readonly<Record<string, MovesAboard>> = { '1': 1, '2': 2, '3': 3 };

/** How many moves an army has been aboard a fleet at sea; null if no army is aboard. */
function readMovesAboard(reader: Reader, { kind, at }: Piece): MovesAboard | null {
  if (kind !== 'F' || spaceIn(spaceOf(at), reader.board).kind !== 'sea') return null;
  return MOVES_ABOARD[reader.take('123') ?? ''] ?? null;
}

const canBeThere = ({ kind, at }: Piece, board: Board): boolean =>
  kind === 'A'
    ? at === spaceOf(at) && canBeIn('A', at, board)
    : fleetLocations(spaceOf(at), board).includes(at);

function readPiece(reader: Reader): Piece {
  const kind = reader.take('AF');
  if (kind !== 'A' && kind !== 'F') throw reader.fail('unit');
  return { kind, at: reader.location() };
}

function readBuild(reader: Reader, power: Power): AdjustmentOrder {
  if (reader.take(SIGNS.nowhere)) return { type: 'waive', power };
  const kind = reader.take('AF');
  const known = kind === 'A' || kind === 'F' ? kind : null;
  return { type: 'build', power, unit: { kind: known, at: reader.location() } };
}

type Ordered = Pick<Order, 'power' | 'unit'>;

/** The signs with which an order begins, except in adjustments. */
const ORDER_SIGNS =
  SIGNS.hold +
  SIGNS.move +
  SIGNS.viaConvoy +
  SIGNS.support +
  SIGNS.convoy +
  SIGNS.board +
  SIGNS.land;

function readOrder(reader: Reader, ordered: Ordered, phase: GivenTurn['phase']): Open | null {
  if (phase === 'adjustments') {
    if (!reader.take(SIGNS.move)) return null;
    if (!reader.take(SIGNS.nowhere)) throw reader.fail('removal');
    return () => ({ type: 'remove', ...ordered });
  }
  switch (reader.take(ORDER_SIGNS)) {
    case SIGNS.hold:
      return () => ({ type: 'hold', ...ordered });
    case SIGNS.board: {
      const onto = reader.space(null, 'space');
      return () => ({ type: 'board', ...ordered, onto });
    }
    case SIGNS.land:
      return readLanding(reader, ordered, 'first');
    case SIGNS.move: {
      if (reader.take(SIGNS.land)) return readLanding(reader, ordered, 'after');
      if (phase === 'retreats' && reader.take(SIGNS.nowhere))
        return () => ({ type: 'disband', ...ordered });
      const to = reader.location();
      return phase === 'retreats'
        ? () => ({ type: 'retreat', ...ordered, to })
        : () => ({ type: 'move', ...ordered, to, viaConvoy: false });
    }
    case SIGNS.viaConvoy: {
      const to = reader.location();
      return () => ({ type: 'move', ...ordered, to, viaConvoy: true });
    }
    case SIGNS.support: {
      const target = readTarget(reader, 'stands');
      if (!reader.take(SIGNS.move))
        return (standing) => ({ type: 'support-hold', ...ordered, target: target(standing) });
      const to = reader.location();
      return (standing) => ({ type: 'support-move', ...ordered, target: target(standing), to });
    }
    case SIGNS.convoy: {
      const target = readTarget(reader, 'army');
      if (!reader.take(SIGNS.move)) throw reader.fail('target');
      const to = spaceOf(reader.location());
      return (standing) => ({ type: 'convoy', ...ordered, target: target(standing), to });
    }
    default:
      return null;
  }
}

function readLanding(reader: Reader, ordered: Ordered, when: Land['when']): Open {
  const to = reader.space(null, 'space');
  return () => ({ type: 'land', ...ordered, to, when });
}

function readTarget(
  reader: Reader,
  usual: 'stands' | 'army',
): (standing: ReadonlyMap<SpaceId, Unit>) => Piece {
  const kind = reader.take('AF');
  const at = reader.location();
  if (kind === 'A' || kind === 'F') return () => ({ kind, at });
  if (usual === 'army') return () => ({ kind: 'A', at });
  return (standing) => {
    const unit = standing.get(spaceOf(at));
    return unit ? { kind: unit.kind, at: unit.at } : { kind: 'A', at };
  };
}
