import { spaceIn, type Board, type Piece } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { err, ok, type Result } from '../../result.ts';
import type { AdjustmentOrder } from '../adjustment-order.ts';
import { errorAt } from '../errors.ts';
import type { Order } from '../order.ts';
import type { OrderError, ReadOptions, RepairAt, Span } from '../parsed-orders.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import { withCertainKinds } from './certain-kinds.ts';
import { bestMeanings, type KnownUnits } from './choose-meaning.ts';
import { supplyPlace } from './interpret-orders.ts';
import type { OrderMeaning } from './order-meaning.ts';
import { settle } from './settle-order.ts';
import type {
  WrittenAdjustment,
  WrittenOrder,
  WrittenPiece,
  WrittenPlace,
  WrittenRetreat,
} from './written-order.ts';

/** The letter of a unit that may be an army or a fleet. */
const OPEN_LETTER = '?';

/** An order in which some things may be unknown: its power, and whether a unit is an army or a fleet. */
export interface OpenOrder<AnOrder> {
  readonly power: Power | null;
  /** In the case format, with `?` for an unknown letter. */
  readonly text: string;
  /** Null if something is unknown. */
  readonly order: AnOrder | null;
  /** Every order that the words may mean, the likeliest first, which is this one. */
  readonly readings: readonly string[];
  readonly repairs: readonly RepairAt[];
}

/** Which letters of an order are unknown. */
interface Open {
  readonly unit: boolean;
  readonly target: boolean;
}

const pieceText = ({ kind, at }: Piece, isOpen = false): string =>
  `${isOpen ? OPEN_LETTER : kind} ${at}`;

/** An order of a movement or retreat phase in the case format. */
function openText(order: RetreatPhaseOrder, open: Open): string {
  const unit = pieceText(order.unit, open.unit);
  switch (order.type) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit} - ${order.to}${order.viaConvoy ? ' VIA' : ''}`;
    case 'support-hold':
      return `${unit} S ${pieceText(order.target, open.target)}`;
    case 'support-move':
      return `${unit} S ${pieceText(order.target, open.target)} - ${order.to}`;
    case 'convoy':
      return `${unit} C ${pieceText(order.target, open.target)} - ${order.to}`;
    case 'board':
      return `${unit} BOARDS F ${order.onto}`;
    case 'land':
      return `${unit} DISEMBARKS ${order.to}`;
    case 'retreat':
      return `${unit} R ${order.to}`;
    case 'disband':
      return `${unit} D`;
  }
}

/** What an order would mean if its names did not mean one thing in the whole text. */
function otherMeanings(
  written: WrittenOrder,
  power: Power | null,
  known: KnownUnits,
): readonly OrderMeaning[] {
  const { unit, target, to } = written;
  const places = [unit.place, target?.place, to];
  if (places.every((place) => !place?.meant)) return [];
  const open = <P extends WrittenPlace | null>(place: P): P => {
    if (!place?.meant) return place;
    const { meant: _, ...others } = place;
    return others as P;
  };
  const alone = {
    ...written,
    unit: { ...unit, place: open(unit.place) },
    target: target && { ...target, place: open(target.place) },
    to: open(to),
  };
  return bestMeanings(alone, power, known);
}

const placesOf = ({ unit, target, to }: OrderMeaning): string =>
  [unit.space, target?.space, to].join(' ');

/** Sorts equally good readings so that the one that suits the power comes first. */
const nearFirst =
  (power: Power | null) =>
  (a: OrderMeaning, b: OrderMeaning): number =>
    foreign(power, a) - foreign(power, b);

/** `LIV`: England means Liverpool, everyone else Livonia. */
function foreign(power: Power | null, { unit, target, to }: OrderMeaning): number {
  if (power === null) return 0;
  const far = power === 'England' ? 'LVN' : 'LVP';
  return [unit.space, target?.space, to].filter((space) => space === far).length;
}

/** Bulgaria's coast that some call north is the east coast; Spain's coast that some call west is the south coast. */
function withBoardsCoast<P extends WrittenPlace | null | undefined>(place: P): P {
  if (place?.spaces.length !== 1) return place;
  const { side } = place;
  const [space] = place.spaces;
  if (space === 'BUL' && side === 'N') return { ...place, side: 'E' };
  return space === 'SPA' && side === 'W' ? { ...place, side: 'S' } : place;
}

const withBoardsCoasts = (written: WrittenOrder): WrittenOrder => {
  const { unit, target, to } = written;
  return {
    ...written,
    unit: { ...unit, place: withBoardsCoast(unit.place) },
    target: target && { ...target, place: withBoardsCoast(target.place) },
    to: withBoardsCoast(to),
  };
};

/** What a written order of a movement phase means, as far as the text and the position show. */
export function openOrder(
  asRead: WrittenOrder,
  known: KnownUnits,
  { power: usual, position }: ReadOptions,
): Result<OpenOrder<Order>, OrderError> {
  const read = withBoardsCoasts(asRead);
  const heading = read.power === undefined ? (usual ?? null) : read.power;
  const written = supplyPlace(withCertainKinds(read, known.board), heading, known);
  const meanings = [
    ...bestMeanings(written, heading, known).toSorted(nearFirst(heading)),
    ...otherMeanings(written, heading, known),
  ];
  const [first] = meanings;
  if (!first) {
    const expected = `a space after ${read.unit.words}`;
    return err(errorAt(read.unit, 'space', 'This unit has no location', expected));
  }
  const power = heading ?? known.units.get(first.unit.space)?.power ?? null;
  const byPlaces = new Map<string, readonly OrderMeaning[]>();
  for (const meaning of meanings) {
    const places = placesOf(meaning);
    byPlaces.set(places, [...(byPlaces.get(places) ?? []), meaning]);
  }
  const [chosen, ...others] = [...byPlaces.values()].map((same) => openMeaning(written, same));
  if (!chosen) throw new Error('a meaning without places');
  const { order, open, repairs } = chosen;
  const text = openText(order, open);
  const isWhole = power !== null && !open.unit && !open.target;
  const isOpen = ({ line, column }: Span): boolean =>
    (open.unit && line === written.unit.line && column === written.unit.column) ||
    (open.target && line === written.target?.line && column === written.target.column);
  return ok({
    power,
    text,
    order: isWhole ? order : null,
    readings: [text, ...others.map((other) => openText(other.order, other.open))],
    repairs: repairs.filter((repair) => repair.what !== 'letter' || !isOpen(repair)),
  });

  function openMeaning(given: WrittenOrder, same: readonly OrderMeaning[]) {
    const [one] = same;
    if (!one) throw new Error('no meaning');
    const kinds = (piece: 'unit' | 'target'): number =>
      new Set(same.map((meaning) => meaning[piece]?.kind)).size;
    const unit = read.unit.place ? given.unit : read.unit;
    const settled = settle({ ...given, unit }, one, power ?? 'Austria', known.board, position);
    return {
      order: settled.value,
      repairs: settled.repairs,
      open: { unit: kinds('unit') > 1, target: kinds('target') > 1 },
    };
  }
}

/** What a written order of a retreat phase means. */
export function openRetreat(
  written: WrittenRetreat,
  known: KnownUnits,
  options: ReadOptions,
): Result<OpenOrder<RetreatPhaseOrder>, OrderError> {
  const { meant } = written;
  const found = openOrder(written, known, options);
  if (!found.ok || meant === 'other') return found;
  const { power, order, text, readings, repairs } = found.value;
  const said = (each: string): string =>
    meant === 'disband'
      ? each.replace(/ H$/, ' D')
      : each.replace(' - ', ' R ').replace(/ VIA$/, '');
  return ok({
    power,
    text: said(text),
    order: order && retreatOf(order, meant),
    readings: readings.map(said),
    repairs,
  });
}

function retreatOf(order: Order, meant: 'retreat' | 'disband'): RetreatPhaseOrder {
  const { power, unit } = order;
  if (meant === 'disband') return { power, unit, type: 'disband' };
  return order.type === 'move' ? { power, unit, type: 'retreat', to: order.to } : order;
}

/** What a written order of an adjustment phase means. */
export function openAdjustment(
  written: WrittenAdjustment,
  known: KnownUnits,
  options: ReadOptions,
): Result<OpenOrder<AdjustmentOrder>, OrderError> {
  const { power: own, unit, verb, line, column, length, words } = written;
  const heading = own === undefined ? (options.power ?? null) : own;
  if (!unit) {
    const text = 'WAIVE';
    const order = heading && ({ type: 'waive', power: heading } as const);
    return ok({ power: heading, text, order, readings: [text], repairs: [] });
  }
  const plain = { target: null, to: null, viaConvoy: false, lostDash: false } as const;
  const isBuild = verb === 'build';
  // A build says where a unit will be: in a centre.
  const piece = isBuild ? atCentre(unit, known.board) : unit;
  const standing = { ...plain, type: 'hold', line, column, length, words, power: own } as const;
  const found = openOrder(
    { ...standing, unit: piece },
    isBuild ? { ...NOBODY, board: known.board } : known,
    {
      ...options,
      position: isBuild ? undefined : options.position,
    },
  );
  if (!found.ok) return found;
  const { order, text, readings, repairs } = found.value;
  const said = (each: string): string => each.replace(/ H$/, isBuild ? ' B' : ' D');
  const whole =
    order &&
    ({ type: isBuild ? 'build' : 'remove', power: order.power, unit: order.unit } as const);
  return ok({
    power: heading ?? found.value.power,
    text: said(text),
    order: whole,
    readings: readings.map(said),
    repairs,
  });
}

const NOBODY: Omit<KnownUnits, 'board'> = {
  byPosition: false,
  units: new Map(),
  fleets: new Set(),
};

function atCentre(unit: WrittenPiece, board: Board): WrittenPiece {
  const { place } = unit;
  const centres = place?.spaces.filter((space) => spaceIn(space, board).home !== null) ?? [];
  return place && centres.length > 0 ? { ...unit, place: { ...place, spaces: centres } } : unit;
}
