import type { Piece, Position, SpaceId } from '../../../board/board.ts';
import { canBeIn, spaceOf } from '../../../board/board.ts';
import { lookUpSpace } from '../../../board/names.ts';
import { SPACES } from '../../../board/spaces.ts';
import { unitAt } from '../../../board/unit-at.ts';
import { err, ok, type Result } from '../../../result.ts';
import { errorAt, withWords } from '../../errors.ts';
import type { Boarding, Convoy, Land, Move, Order } from '../../order.ts';
import {
  inOrderOfText,
  type OrderError,
  type ParsedOrders,
  type ReadOptions,
  type Span,
  type Words,
} from '../../parsed-orders.ts';
import { readOrders } from '../rulebook/read-rulebook.ts';
import { LINE_BREAK, readSeen } from '../source-text.ts';
import { boarderMeant, touches } from './boarder-meant.ts';
import { type FleetMark, maskFleetOrders } from './mask-fleet-orders.ts';

/** An order and the stretch of text that it was read from. */
interface Placed {
  readonly order: Order;
  readonly span: Span;
  /** What the text says about it in terms of the module. */
  readonly marks: readonly FleetMark[];
}

/**
 * Reads orders of the Army/Fleet module, and all others as `readOrders` does: `A Mar boards F Lyo`, `A/F Lyo-Wes, A
 * disembarks Tun`, `A disembarks Tun, F Wes H`, `F Nth ferries A Lon-Hol`. A text of one line may hold several orders.
 * Never throws. Source: A/F 1984 I.a, II.a, III.g.
 */
export function readFleetOrders(text: string, options: ReadOptions = {}): ParsedOrders {
  return readSeen(text, (seen) => {
    const masked = maskFleetOrders(seen);
    const position = options.position && withoutArmiesAboard(options.position);
    const read = readOrders(masked.text, { ...options, position });
    const lines = seen.split(LINE_BREAK);
    const errors = read.errors.map((error) => asWritten(error, lines));
    const placed = placedWith(read, masked.marks);
    const found: { readonly order: Order; readonly span: Span }[] = [];
    for (const one of placed) {
      const meant = meaningOf(one, lines);
      if (meant.ok) found.push({ order: meant.value, span: one.span });
      else errors.push(meant.error);
    }
    for (const mark of masked.marks) {
      if (mark.says !== 'lands') continue;
      const land = landingOf(mark, placed);
      if (land.ok) found.push({ order: land.value, span: mark });
      else errors.push(land.error);
    }
    found.sort((one, other) => inOrderOfText(one.span, other.span));
    const orders = found.map(({ order }) => order);
    const aboard = placed.flatMap(({ order, span, marks }): readonly Order[] => {
      const at = spaceOf(order.unit.at);
      // The letters of the ordered unit itself come first; any others belong to a unit that is mentioned.
      const isMarkedAboard = marks.some(
        ({ says, column }) => says === 'army-and-fleet' && column === span.column,
      );
      return isMarkedAboard && isSea(at)
        ? [{ power: order.power, unit: { kind: 'A', at }, type: 'hold' }]
        : [];
    });
    const idle = [...(read.idle ?? []), ...aboard];
    return {
      ...read,
      ...(idle.length > 0 ? { idle } : {}),
      orders: nameLandings(orders, options.position ?? { units: [] }),
      spans: found.map(({ span: { line, column, length } }) => ({ line, column, length })),
      errors: errors.sort(inOrderOfText),
    };
  });
}

/** Each order with the marks within it. What is masked at its end is blank, and not in its span. */
const placedWith = (
  { orders, spans }: ParsedOrders,
  marks: readonly FleetMark[],
): readonly Placed[] =>
  orders.flatMap((order, place): readonly Placed[] => {
    const span = spans[place];
    if (!span) return [];
    const isHere = (at: Span): boolean => at.line === span.line && at.column >= span.column;
    const next = Math.min(
      ...spans.filter((other) => other !== span && isHere(other)).map(({ column }) => column),
    );
    const own = marks.filter((mark) => isHere(mark) && mark.column < next && mark.says !== 'lands');
    const end = Math.max(...[span, ...own].map(({ column, length }) => column + length));
    return [{ order, span: { ...span, length: end - span.column }, marks: own }];
  });

/** The rulebook's reader supports only one unit in a space. */
const withoutArmiesAboard = <P extends Position>(position: P): P => ({
  ...position,
  units: position.units.filter((unit) => unitAt(unit) === spaceOf(unit.at)),
});

const textAt = ({ line, column, length }: Span, lines: readonly string[]): string =>
  (lines[line - 1] ?? '').slice(column - 1, column - 1 + length);

/** The error with the words of the original text, where the rulebook's reader saw others. */
function asWritten(error: OrderError, lines: readonly string[]): OrderError {
  const words = textAt(error, lines);
  return words === '' ? error : withWords(error, words);
}

const isSea = (space: SpaceId): boolean => SPACES[space].kind === 'sea';

/** What the rulebook's order stands for. */
function meaningOf(
  { order, span, marks }: Placed,
  lines: readonly string[],
): Result<Order, OrderError> {
  const { power, unit } = order;
  const repairs = order.repairs ? { repairs: order.repairs } : {};
  const wrong = (expected: string): Result<never, OrderError> =>
    err(
      errorAt({ ...span, words: textAt(span, lines) }, 'order', 'This is not an order', expected),
    );
  if (isArmyAtSea(order))
    return wrong('disembarking, for an army aboard: "A disembarks Tun, F Wes H"');
  const says = <S extends FleetMark['says']>(word: S) =>
    marks.find((mark): mark is Extract<FleetMark, { readonly says: S }> => mark.says === word);
  if (says('boards')) {
    if (order.type !== 'support-hold')
      return wrong(
        'the current sea of the fleet: "A Mar boards F Lyo"; its move is a separate order',
      );
    return ok({ power, unit, ...repairs, type: 'board', onto: spaceOf(order.target.at) });
  }
  const alone = says('lands-from');
  if (alone) {
    const at = spaceOf(unit.at);
    const to = provinceNamed(alone.to, alone.when === 'first' ? at : null);
    if (!to.ok) return to;
    return ok({
      power,
      unit: { kind: 'A', at },
      type: 'land',
      to: to.value,
      when: alone.when,
    });
  }
  const own = says('supports-own');
  if (own) {
    const at = spaceOf(unit.at);
    const to = provinceNamed(own.to, at);
    if (!to.ok) return to;
    return ok({
      power,
      unit,
      ...repairs,
      type: 'support-move',
      target: { kind: 'A', at },
      to: to.value,
    });
  }
  const spoken = says('army-aboard') ? withArmyAboard(order) : order;
  if (!says('ferry')) return ok(spoken);
  if (spoken.type === 'move') return ok({ ...spoken, viaConvoy: true } satisfies Move);
  if (spoken.type === 'convoy') return ok(spoken satisfies Convoy);
  return wrong('"F Nth ferries A Lon-Hol", "A Lon-Hol ferry"');
}

/** `A Wes H`, also where the rulebook's reader takes the army aboard for its fleet. */
const isArmyAtSea = ({ unit, repairs = [] }: Order): boolean =>
  isSea(spaceOf(unit.at)) &&
  (unit.kind === 'A' ||
    repairs.some(({ what, from }) => what === 'letter' && /^a(?:rmy)?\b/i.test(from)));

function withArmyAboard(order: Order): Order {
  switch (order.type) {
    case 'support-hold':
      return { ...order, target: { kind: 'A', at: spaceOf(order.target.at) } };
    case 'support-move':
      return {
        ...order,
        target: { kind: 'A', at: spaceOf(order.target.at) },
        to: spaceOf(order.to),
      };
    default:
      return order;
  }
}

/** The province of a landing. `sea`: where it is from, if known; it settles names that several spaces share. */
function provinceNamed(name: Words, sea: SpaceId | null): Result<SpaceId, OrderError> {
  const all = lookUpSpace(name.words);
  const [first] = all;
  if (first === undefined)
    return err(
      errorAt(name, 'space', 'No space has this name', 'a province, such as Tun or Naples'),
    );
  const provinces = all.filter((space) => canBeIn('A', space));
  const near = provinces.filter((space) => sea === null || touches(sea, space));
  const [only, second] = near.length > 0 ? near : provinces;
  if (only === undefined)
    return err(errorAt(name, 'space', 'No army can be there', 'a coastal province'));
  if (second !== undefined)
    return err(
      errorAt(
        name,
        'ambiguous',
        'This has several meanings',
        `${SPACES[only].name} or ${SPACES[second].name}`,
      ),
    );
  return ok(only);
}

/**
 * The fleet that an army disembarks from is the one ordered just before it to move to where the army lands from, or the
 * one ordered just after it.
 */
function landingOf(
  mark: FleetMark & { readonly to: Words },
  placed: readonly Placed[],
): Result<Order, OrderError> {
  const fleets = placed.filter(
    ({ order, span }) => order.unit.kind === 'F' && span.line === mark.line,
  );
  const before = fleets.filter(({ span }) => span.column < mark.column).at(-1);
  const after = fleets.find(({ span }) => span.column > mark.column);
  const spaces = lookUpSpace(mark.to.words);
  const reaches = (sea: SpaceId): boolean =>
    isSea(sea) && (spaces.length === 0 || spaces.some((space) => touches(sea, space)));
  const sailed = before?.order.type === 'move' ? spaceOf(before.order.to) : null;
  const isWithArmy = before?.marks.some(({ says }) => says === 'army-and-fleet') === true;
  const canBeAfter = sailed !== null && isSea(sailed) && (isWithArmy || !after || reaches(sailed));
  const canBeFirst = after !== undefined && !(isWithArmy && canBeAfter);
  const ways = [
    ...(canBeAfter && before ? [{ fleet: before, sea: sailed, when: 'after' as const }] : []),
    ...(canBeFirst
      ? [{ fleet: after, sea: spaceOf(after.order.unit.at), when: 'first' as const }]
      : []),
  ];
  const fitting = ways.length > 1 ? ways.filter(({ sea }) => reaches(sea)) : ways;
  const [way, other] = fitting.length > 0 ? fitting : ways;
  const at = { ...mark, words: mark.to.words };
  if (!way)
    return err(
      errorAt(
        at,
        'order',
        'It is not clear which fleet this army disembarks from',
        'the fleet in the same line: "A/F Lyo-Wes, A disembarks Tun" or "A disembarks Tun, F Wes H"',
      ),
    );
  if (other)
    return err(
      errorAt(
        at,
        'ambiguous',
        'This may be the army of either fleet',
        'a line for each army and fleet',
      ),
    );
  const to = provinceNamed(mark.to, way.sea);
  if (!to.ok) return to;
  const { power, unit } = way.fleet.order;
  const army: Piece = { kind: 'A', at: spaceOf(unit.at) };
  return ok({ power, unit: army, type: 'land', to: to.value, when: way.when });
}

/**
 * A4: a support may name a landing by the sea that the army lands from, if exactly one landing of the turn fits and no
 * unit that began in that sea is ordered there. Puts the army's starting space into such supports instead.
 */
function nameLandings(orders: readonly Order[], { units }: Position): readonly Order[] {
  const isAboard = (sea: SpaceId): boolean =>
    units.some((unit) => unit.kind === 'A' && spaceOf(unit.at) === sea);
  return orders.map((order) => {
    if (order.type !== 'support-move') return order;
    const { target, to } = order;
    const sea = spaceOf(target.at);
    if (target.kind !== 'A' || !isSea(sea)) return order;
    const isOrdered = orders.some(
      (each) =>
        (each.type === 'move' || each.type === 'land') &&
        spaceOf(each.unit.at) === sea &&
        spaceOf(each.to) === spaceOf(to),
    );
    const fitting = orders.filter(
      (each): each is Land =>
        each.type === 'land' &&
        each.when === 'after' &&
        each.to === spaceOf(to) &&
        orders.some(
          (move) =>
            move.type === 'move' &&
            move.unit.kind === 'F' &&
            spaceOf(move.unit.at) === spaceOf(each.unit.at) &&
            spaceOf(move.to) === sea,
        ),
    );
    const [landing] = fitting;
    if (isOrdered || fitting.length !== 1 || !landing) return order;
    const start = spaceOf(landing.unit.at);
    if (isAboard(start)) return { ...order, target: { kind: 'A', at: start } };
    const boarding = orders
      .filter((each): each is Boarding => each.type === 'board' && each.onto === start)
      .filter(({ unit }) => units.length === 0 || units.some(({ at }) => at === unit.at))
      .map(({ power, unit }) => ({ power, at: spaceOf(unit.at), unit }));
    const boarder = boarderMeant({ power: landing.power, at: start }, boarding);
    return boarder ? { ...order, target: boarder.unit } : order;
  });
}
