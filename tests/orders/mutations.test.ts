import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import {
  fleetLocations,
  LOCATIONS,
  SPACE_IDS,
  spaceOf,
  type Location,
  type Piece,
  type Position,
  type Unit,
} from '../../src/board/board.ts';
import { formatLocation } from '../../src/board/names.ts';
import { NATIONALITY, POWERS, type Power } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { readOrderSets } from '../../src/orders/notations/read-order-sets.ts';
import type { Order } from '../../src/orders/order.ts';
import type { Repair } from '../../src/orders/repair.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { bare } from '../support/bare.ts';
import { EFFORT, runs } from '../support/effort.ts';

// Good orders are garbled in ways that leave them one meaning. They must be read as what they were, with a repair for
// each thing that was garbled and no other.

const SEED = 4;

const UNITS: readonly Unit[] = SPACE_IDS.flatMap((space) =>
  POWERS.flatMap((power): readonly Unit[] => [
    ...(SPACES[space].kind === 'sea' ? [] : [{ power, kind: 'A', at: space } as const]),
    ...fleetLocations(space).map((at) => ({ power, kind: 'F', at }) as const),
  ]),
);
const position: fc.Arbitrary<Position> = fc
  .uniqueArray(fc.constantFrom(...UNITS), {
    minLength: 1,
    maxLength: 8,
    selector: ({ at }) => spaceOf(at),
  })
  .map((units) => ({ units }));

/** How the letter, the coast and the nationality of a piece, and the coast of a destination, are garbled. */
const SPOILS = ['not', 'left out', 'wrong'] as const;
type Spoil = (typeof SPOILS)[number];
const spoil = fc.constantFrom(...SPOILS);

interface Spoils {
  readonly letter: Spoil;
  readonly coast: Spoil;
  readonly targetLetter: Spoil;
  readonly targetCoast: Spoil;
  readonly nationality: Spoil;
  readonly goalCoast: boolean;
  readonly route: readonly Location[];
}
const SEAS = SPACE_IDS.filter((space) => SPACES[space].kind === 'sea');
const spoils: fc.Arbitrary<Spoils> = fc.record({
  letter: spoil,
  coast: spoil,
  targetLetter: spoil,
  targetCoast: spoil,
  nationality: spoil,
  goalCoast: fc.boolean(),
  route: fc.array(fc.constantFrom(...SEAS), { maxLength: 2 }),
});

/** A text, and what must be repaired in it. */
interface Spoilt {
  readonly text: string;
  readonly repairs: readonly Repair[];
}

const nameOf = (at: Location): string => SPACES[spaceOf(at)].name;
const coastOf = (at: Location): string => (at.length > 3 ? `(${at.slice(4).toLowerCase()})` : '');

/** A coast that is not this one: another of the space's coasts, or one that cannot exist. */
const wrongCoast = (at: Location): string => {
  const other = SPACES[spaceOf(at)].coasts.find((coast) => coast !== at);
  return at.length > 3 && other ? coastOf(other) : '(wc)';
};

function spoiltPlace(at: Location, how: Spoil): Spoilt {
  if (how === 'not') return { text: nameOf(at) + coastOf(at), repairs: [] };
  if (how === 'left out') return { text: nameOf(at), repairs: [] };
  const text = nameOf(at) + wrongCoast(at);
  return { text, repairs: [{ what: 'coast', from: text, to: formatLocation(at) }] };
}

function spoiltPiece({ kind, at }: Piece, letter: Spoil, coast: Spoil): Spoilt {
  const place = spoiltPlace(at, coast);
  const wrong = kind === 'A' ? 'F' : 'A';
  const written = { not: `${kind} `, 'left out': '', wrong: `${wrong} ` }[letter];
  const text = written + place.text;
  const to = `${kind} ${formatLocation(at)}`;
  const repair = letter === 'not' ? [] : [{ what: 'letter', from: text, to } as const];
  return { text, repairs: [...repair, ...place.repairs] };
}

/** The nationality before a unit. */
function spoiltOwner(owner: Power, how: Spoil): Spoilt {
  if (how === 'left out') return { text: '', repairs: [] };
  if (how === 'not') return { text: `${NATIONALITY[owner]} `, repairs: [] };
  const other = NATIONALITY[owner === 'Turkey' ? 'Italy' : 'Turkey'];
  const repairs = [{ what: 'nationality', from: other, to: NATIONALITY[owner] }] as const;
  return { text: `${other} `, repairs };
}

/** `-North Sea-Spain(nc)`; `to` is where the order goes, an army's on no coast. */
function spoiltGoal(to: Location, isArmy: boolean, { goalCoast, route }: Spoils): Spoilt {
  const isSpoilt = goalCoast && to === spaceOf(to);
  const place = spoiltPlace(to, isSpoilt ? 'wrong' : 'not');
  const way = isArmy ? route.map((sea) => `${nameOf(sea)}-`).join('') : '';
  const from = way + place.text;
  const ignored = [{ what: 'route', from, to: formatLocation(to) }] as const;
  return { text: `-${from}`, repairs: [...(way === '' ? [] : ignored), ...place.repairs] };
}

/** The order in words that can only mean it. */
function spoilt(order: Order, how: Spoils, { units }: Position): Spoilt {
  const unit = spoiltPiece(order.unit, how.letter, how.coast);
  const joined = (verb: string, ...parts: readonly Spoilt[]): Spoilt => ({
    text: unit.text + verb + parts.map(({ text }) => text).join(''),
    repairs: [unit, ...parts].flatMap(({ repairs }) => repairs),
  });
  if (order.type === 'move') return joined('', spoiltGoal(order.to, order.unit.kind === 'A', how));
  if (!('target' in order)) return joined(' H');
  const owner = units.find(({ at }) => at === order.target.at)?.power ?? order.power;
  const target = [
    spoiltOwner(owner, how.nationality),
    spoiltPiece(order.target, how.targetLetter, how.targetCoast),
  ];
  if (order.type === 'support-hold') return joined(' S ', ...target);
  const verb = order.type === 'convoy' ? ' C ' : ' S ';
  return joined(verb, ...target, spoiltGoal(order.to, order.target.kind === 'A', how));
}

const goalOf = ({ kind }: Piece) => fc.constantFrom(...(kind === 'A' ? SPACE_IDS : LOCATIONS));

/** An order for a unit that is there, sensible or not. */
function orderIn({ units }: Position): fc.Arbitrary<Order> {
  const piece = ({ kind, at }: Unit): Piece => ({ kind, at });
  return fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units)).chain(([own, other]) => {
    const given = { power: own.power, unit: piece(own) };
    const target = piece(other);
    return fc.oneof(
      fc.constant<Order>({ ...given, type: 'hold' }),
      goalOf(own).map((to): Order => ({ ...given, type: 'move', to, viaConvoy: false })),
      fc.constant<Order>({ ...given, type: 'support-hold', target }),
      goalOf(other).map((to): Order => ({ ...given, type: 'support-move', target, to })),
      goalOf({ kind: 'A', at: 'LON' }).map((to): Order => ({
        ...given,
        type: 'convoy',
        target,
        to: spaceOf(to),
      })),
    );
  });
}

/** A position, orders for its units, and how each is garbled. */
const sets = position.chain((board) =>
  fc.tuple(
    fc.constant(board),
    fc.array(fc.tuple(orderIn(board), spoils), { minLength: 1, maxLength: 6 }),
  ),
);

describe('spoilt orders', () => {
  test('are read as what they were, with exactly the repairs they need', () => {
    const found = new Map<string, number>();
    fc.assert(
      fc.property(sets, ([board, orders]) => {
        const written = orders.map(([order, how]) => ({ order, ...spoilt(order, how, board) }));
        const text = written.map(({ order, text: each }) => `${order.power}: ${each}`).join('\n');
        const reading = readOrders(text, { position: board, asWritten: true });
        expect(reading.errors).toEqual([]);
        expect(bare(reading.orders)).toEqual(orders.map(([order]) => order));
        expect(reading.orders.map(({ repairs = [] }) => repairs)).toEqual(
          written.map(({ repairs }) => repairs),
        );
        for (const { what } of written.flatMap(({ repairs }) => repairs))
          found.set(what, (found.get(what) ?? 0) + 1);
      }),
      { seed: SEED, numRuns: runs(1_000) },
    );
    for (const what of ['letter', 'coast', 'nationality', 'route'])
      expect(found.get(what)).toBeGreaterThan(300 * EFFORT);
  });

  test('are ruled as the good ones, and their repairs are proved', () => {
    fc.assert(
      fc.property(sets, ([board, orders]) => {
        const text = orders
          .map(([order, how]) => `${order.power}: ${spoilt(order, how, board).text}`)
          .join('\n');
        const good = orders.map(([order]) => order);
        const read = readOrders(text, { position: board, asWritten: true }).orders;
        const edition = EDITIONS.DATC;
        const ruling = adjudicate(board, read, edition);
        const turn = { position: board, orders: read, edition, ruling };
        expect(checkRuling(turn)).toEqual({ ok: true });
        expect(ruling.after).toEqual(adjudicate(board, good, edition).after);
        const told = ruling.steps.filter(({ fact }) => fact.type === 'repaired');
        expect(told).toHaveLength(read.flatMap(({ repairs = [] }) => repairs).length);
      }),
      { seed: SEED, numRuns: runs(500) },
    );
  });

  test('doubled and put in another order are each read as alone', () => {
    fc.assert(
      fc.property(sets, fc.infiniteStream(fc.nat()), ([board, orders], picks) => {
        const texts = orders.map(
          ([order, how]) => `${order.power}: ${spoilt(order, how, board).text}`,
        );
        const mixed = [...texts, ...texts].map(
          (_, index) => texts[(picks.next().value as number) % texts.length] ?? texts[index] ?? '',
        );
        const alone = new Map(
          texts.map((text) => [text, readOrders(text, { position: board, asWritten: true })]),
        );
        const { orders: read } = readOrders(mixed.join('\n'), { position: board, asWritten: true });
        expect(read).toEqual(mixed.flatMap((text) => alone.get(text)?.orders ?? []));
      }),
      { seed: SEED, numRuns: runs(200) },
    );
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...['A', 'F', 'S', 'C', 'H', '-', ',', '\n', '---', '--- changes', '--- undated', 'via', ':'],
    ...['Lon', 'Nth', 'Spa', '(xc)', '/nc', 'Tyr', 'Nor', 'FNth', 'Turkish', 'England:', 'Italy'],
    ...['NMR', 'none', 'perpetual', 'proxy', 'always', 'standing orders:', 'until', 'Xyz', '('],
  );
  const text = fc
    .array(fc.tuple(words, fc.constantFrom('', ' ', '\n')), { maxLength: 60 })
    .map((parts) => parts.flat().join(''));

  test('gives a result of no more than a few times its size', () => {
    fc.assert(
      fc.property(text, position, (given, board) => {
        for (const options of [{}, { position: board }]) {
          const { orders, spans, replaced, idle = [] } = readOrderSets(given, options);
          expect(spans).toHaveLength(orders.length);
          const all = [...orders, ...replaced.map(({ order }) => order), ...idle];
          expect(all.length).toBeLessThanOrEqual(given.length);
          const repairs = all.flatMap(({ repairs: own = [] }) => own);
          // No word of the text is in more repairs than there are kinds of repairs for one order.
          const length = repairs
            .filter(({ what }) => what !== 'replaces')
            .reduce((sum, { from }) => sum + from.length, 0);
          expect(length).toBeLessThanOrEqual(6 * given.length);
          expect(repairs.every(({ from, to }) => from !== to && to.length <= 32)).toBe(true);
        }
      }),
      { seed: SEED, numRuns: runs(2_000) },
    );
  });
});
