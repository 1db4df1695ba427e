import { spaceOf, type Board, type Location, type SpaceId } from '../../board/board.ts';
import { byPlace } from '../../board/in-board-order.ts';
import type { RetreatPhaseOrder, Retreat } from '../../orders/retreat-order.ts';
import type { Choices } from '../../rules/edition.ts';
import type { RetreatFact, RetreatIllegalReason } from '../../trace/retreat-fact.ts';
import type { Retreater } from '../../trace/retreat-ruling.ts';
import { record, type Recorder, type StepId } from '../../trace/recorder.ts';

/** An order that was given, what it means, and the step that says why it is not followed, if it is not. */
export interface GivenRetreat {
  readonly order: RetreatPhaseOrder;
  readonly meaning: RetreatMeaning;
  readonly refused: StepId;
  readonly isFollowed: boolean;
}

/** A dislodged unit and what its power ordered for it, in the order of writing. */
export interface RetreaterSheet {
  readonly at: SpaceId;
  readonly retreater: Retreater;
  readonly given: readonly GivenRetreat[];
  /** What the unit does: retreats there, or disbands (`to` null); null if it follows no order. */
  readonly followed: { readonly to: Location | null } | null;
  /** The steps that say why its orders are not followed. */
  readonly refusals: readonly StepId[];
  /** The step by which it goes somewhere without an order (A/F IV.e); null if it does not. */
  readonly turn: StepId;
}

export interface Followed {
  /** In board order. */
  readonly sheets: readonly RetreaterSheet[];
  /** Orders for units that are not dislodged, in board order. */
  readonly strays: readonly GivenRetreat[];
}

/**
 * Gives every dislodged unit the one order that it follows. Illegal orders are dropped; a repeated order counts once;
 * of different legal ones `Choices.severalOrders` says which is followed, if any (DATC 3.0 4.D.3).
 */
export function followRetreats(
  dislodged: readonly Retreater[],
  orders: readonly RetreatPhaseOrder[],
  recorder: Recorder<RetreatFact>,
  board: Board,
): Followed {
  const { choices } = recorder.edition;
  const sheets = dislodged.map((retreater) => {
    const at = spaceOf(retreater.unit.at);
    const own = orders.filter((order) => isFor(order, retreater));
    const judged = own.map((order) => ({
      order,
      meaning: judgeRetreatOrder(order, retreater, choices),
    }));
    return sheetOf(at, retreater, judged, recorder);
  });
  const strays = orders
    .filter((order) => !dislodged.some((retreater) => isFor(order, retreater)))
    .map((order) => ({ order, meaning: judgeRetreatOrder(order, null, choices) }))
    .sort((one, other) => byUnit(board)(one.order, other.order));
  return { sheets, strays: refuseIllegal(strays, recorder) };
}

const isFor = ({ power, unit }: RetreatPhaseOrder, { unit: dislodged }: Retreater): boolean =>
  power === dislodged.power && spaceOf(unit.at) === spaceOf(dislodged.at);

/** Compares orders by the space and the power of the unit that they name. */
export const byUnit =
  (board: Board) =>
  (one: RetreatPhaseOrder, other: RetreatPhaseOrder): number =>
    byPlace(one.unit, other.unit, board) ||
    board.powers.indexOf(one.power) - board.powers.indexOf(other.power);

type Judged = Pick<GivenRetreat, 'order' | 'meaning'>;

function sheetOf(
  at: SpaceId,
  retreater: Retreater,
  judged: readonly Judged[],
  recorder: Recorder<RetreatFact>,
): RetreaterSheet {
  const noted = refuseIllegal(judged, recorder);
  const legal = noted.filter(({ meaning }) => meaning.illegal === null);
  const different = legal.filter((one, place) => legal.findIndex(sameAs(one)) === place);
  const chosen = choose(legal, different, recorder.edition.choices);
  const ambiguous =
    different.length > 1
      ? record(recorder, {
          type: 'retreat-ambiguous',
          unit: at,
          orders: different.map(({ order }) => order),
          followed: chosen?.order ?? null,
        })
      : null;
  const given = noted.map((one): GivenRetreat => {
    if (one.meaning.illegal !== null) return one;
    const isFollowed = chosen !== null && sameAs(chosen)(one);
    return { ...one, isFollowed, refused: isFollowed ? null : ambiguous };
  });
  const refusals = given.map(({ refused }) => refused);
  const { displaced: to } = retreater;
  if (to !== undefined && different.length === 0) {
    const turn = record(recorder, { type: 'turns-right', unit: at, to }, refusals);
    return { at, retreater, given, followed: { to }, refusals, turn };
  }
  const followed = chosen && { to: destinationOf(chosen) };
  return { at, retreater, given, followed, refusals, turn: null };
}

const destinationOf = ({ meaning }: Judged): Location | null =>
  meaning.illegal === null ? meaning.to : null;

const sameAs =
  (one: Judged) =>
  (other: Judged): boolean =>
    destinationOf(one) === destinationOf(other);

function choose(
  legal: readonly GivenRetreat[],
  different: readonly GivenRetreat[],
  { severalOrders }: Choices,
): GivenRetreat | null {
  const [first, second] = different;
  if (!first || !second) return first ?? null;
  switch (severalOrders) {
    case 'none':
      return null;
    case 'first':
      return first;
    case 'last':
      return different.find(sameAs(legal.at(-1) ?? first)) ?? null;
  }
}

/** Illegal orders that say the same share a step. */
function refuseIllegal(
  judged: readonly Judged[],
  recorder: Recorder<RetreatFact>,
): readonly GivenRetreat[] {
  const refusals = new Map<string, StepId>();
  return judged.map(({ order, meaning }) => {
    if (meaning.illegal === null) return { order, meaning, refused: null, isFollowed: false };
    const words = wording(order);
    if (!refusals.has(words)) {
      const { illegal: reason } = meaning;
      refusals.set(words, record(recorder, { type: 'retreat-illegal', order, reason }));
    }
    return { order, meaning, refused: refusals.get(words) ?? null, isFollowed: false };
  });
}

/** What an order says, apart from how it describes its pieces. */
function wording(order: RetreatPhaseOrder): string {
  const words: unknown[] = [order.power, spaceOf(order.unit.at), order.type];
  if ('target' in order) words.push(spaceOf(order.target.at));
  if ('to' in order) words.push(order.to);
  if ('viaConvoy' in order) words.push(order.viaConvoy);
  return words.join(' ');
}

/** What an order means: where its unit goes (`to` null: it disbands), or why it is illegal. */
type RetreatMeaning =
  | { readonly illegal: null; readonly to: Location | null }
  | { readonly illegal: RetreatIllegalReason };

/**
 * Judges an order of a retreat phase (1971 XI; DATC 3.0 6.H). `retreater`: the dislodged unit that it is for, or null.
 * Where a unit may go was decided in the movement phase; there are no convoys or supports here.
 */
function judgeRetreatOrder(
  order: RetreatPhaseOrder,
  retreater: Retreater | null,
  choices: Choices,
): RetreatMeaning {
  if (order.type !== 'retreat' && order.type !== 'disband') return { illegal: 'not-a-retreat' };
  if (!retreater) return { illegal: 'no-unit' };
  return order.type === 'disband'
    ? { illegal: null, to: null }
    : judgeRetreat(order, retreater, choices);
}

function judgeRetreat({ to }: Retreat, retreater: Retreater, choices: Choices): RetreatMeaning {
  const at = locationMeant(to, retreater, choices);
  if ('illegal' in at) return at;
  const bar = retreater.barred.find((barred) => barred.at === at.location);
  return bar ? { illegal: bar.reason } : { illegal: null, to: at.location };
}

/** The adjacent location that is meant: the coast that is named, or the only one within reach (1971 VII.3.b). */
function locationMeant(
  to: Location,
  { unit, retreats, barred }: Retreater,
  { onlyCoast }: Choices,
): { readonly location: Location } | { readonly illegal: RetreatIllegalReason } {
  const space = spaceOf(to);
  const reached = [...retreats, ...barred.map(({ at }) => at)].filter(
    (at) => spaceOf(at) === space,
  );
  const [only, another] = reached;
  if (only === undefined) return { illegal: 'unreachable' };
  // An army's coast is ignored (DATC 3.0 4.B.6).
  if (unit.kind === 'A') return { location: only };
  if (reached.includes(to)) return { location: to };
  if (to !== space) return { illegal: 'coast-impossible' };
  return another !== undefined || onlyCoast === 'must-be-named'
    ? { illegal: 'coast-missing' }
    : { location: only };
}
