import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fleetLocations,
  LOCATIONS,
  SPACE_IDS,
  spaceOf,
  type Piece,
} from '../../src/board/board.ts';
import { POWERS } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { START } from '../../src/board/start.ts';
import { describeOrder } from '../../src/orders/describe.ts';
import { formatOrder } from '../../src/orders/format-order.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { type ReadOptions, type Span } from '../../src/orders/parsed-orders.ts';
import type { Order } from '../../src/orders/order.ts';
import { EFFORT, large, runs } from '../support/effort.ts';

const SEED = 1971;
const RUNS = runs(2_000);

/** Possible pieces: no army at sea, no fleet inland, a fleet on a coast where there are two. */
const PIECES: readonly Piece[] = SPACE_IDS.flatMap((space): readonly Piece[] => [
  ...(SPACES[space].kind === 'sea' ? [] : [{ kind: 'A', at: space } as const]),
  ...fleetLocations(space).map((at) => ({ kind: 'F', at }) as const),
]);

const piece = fc.constantFrom(...PIECES);
const power = fc.constantFrom(...POWERS);

/** Where such a piece may be ordered to go, by orders sensible or not. */
const destination = ({ kind }: Piece) => fc.constantFrom(...(kind === 'A' ? SPACE_IDS : LOCATIONS));

const moved = piece.chain((each) => fc.tuple(fc.constant(each), destination(each)));

const anyOrder: fc.Arbitrary<Order> = power.chain((by) =>
  piece.chain((unit) => {
    const given = { power: by, unit };
    return fc.oneof(
      fc.constant<Order>({ ...given, type: 'hold' }),
      fc
        .tuple(destination(unit), fc.boolean())
        .map(([to, viaConvoy]): Order => ({ ...given, type: 'move', to, viaConvoy })),
      piece.map((target): Order => ({ ...given, type: 'support-hold', target })),
      moved.map(([target, to]): Order => ({ ...given, type: 'support-move', target, to })),
      moved.map(([target, to]): Order => ({ ...given, type: 'convoy', target, to: spaceOf(to) })),
    );
  }),
);

/** The same order with everything in it that its writer would have spelt out. */
const textOf = (order: Order, write = formatOrder): string => `${order.power}: ${write(order)}`;

describe('what is written is read back', () => {
  test.each([
    ['in notation', formatOrder],
    ['in words', describeOrder],
  ] as const)('%s', (_, write) => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const reading = readOrders(textOf(order, write), { asWritten: true });
        expect(reading.errors).toEqual([]);
        expect(reading.orders).toEqual([order]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test('without any repair, every piece at every place', () => {
    for (const [index, unit] of PIECES.entries())
      for (const [place, to] of (unit.kind === 'A' ? SPACE_IDS : LOCATIONS).entries()) {
        // In `npm test` a quarter of the pairs, in which each piece and each place is often.
        if (EFFORT < 1 && (index + place) % 4 > 0) continue;
        const order: Order = { power: 'Italy', unit, type: 'move', to, viaConvoy: false };
        const { orders, repairs } = readOrders(textOf(order));
        expect(orders).toEqual([order]);
        const isTyrrhenian = repairs.every(
          ({ what, to: name }) => what === 'name' && name === 'Tys',
        );
        expect(isTyrrhenian || repairs.length === 0).toBe(true);
      }
  });

  test.each([', ', '; ', '\n', '  ', '. ', ',\n\n'])(
    'many orders with %j between them',
    (between) => {
      fc.assert(
        fc.property(power, fc.array(anyOrder, { minLength: 1, maxLength: 20 }), (by, orders) => {
          const own = orders.map((order): Order => ({ ...order, power: by }));
          const text = `${by}: ${own.map((one) => formatOrder(one)).join(between)}`;
          const reading = readOrders(text, { asWritten: true });
          expect(reading.errors).toEqual([]);
          expect(reading.orders).toEqual(own);
          expect(reading.spans).toHaveLength(own.length);
        }),
        { seed: SEED, numRuns: runs(200) },
      );
    },
  );
});

/** Unreadable text, without the separators and letters that begin an order. */
const NONSENSE = [
  ...[
    'xyzzy',
    'A Xyz-Ber',
    'A Ber-',
    'F Nth C A Lon',
    'A Mun-Ber please',
    '%',
    'A Sil supprts A War',
  ],
  ...[
    'A Ber -> -> ',
    'Bul',
    'F Spa(x coast',
    'F Lon-Nth-Bel',
    'A Par H until Fall',
    'S',
    'A S',
    '<script>',
    'A Xyz S A Ber-Pru',
  ],
] as const;

describe('an unreadable order', () => {
  test('does not affect the others on its line and in its text', () => {
    const between = fc.constantFrom(', ', '; ', '\n');
    fc.assert(
      fc.property(
        fc.array(anyOrder, { minLength: 1, maxLength: 8 }),
        fc.array(anyOrder, { maxLength: 8 }),
        fc.constantFrom(...NONSENSE),
        between,
        (before, after, nonsense, separator) => {
          const all = [...before, ...after].map((order): Order => ({ ...order, power: 'France' }));
          const texts = all.map((one) => formatOrder(one));
          texts.splice(before.length, 0, nonsense);
          const { orders, errors } = readOrders(texts.join(separator), {
            power: 'France',
            asWritten: true,
          });
          expect(errors).toHaveLength(1);
          expect(orders).toEqual(all);
        },
      ),
      { seed: SEED, numRuns: runs(1_000) },
    );
  });
});

/** The promises about itself that a reading breaks. */
function brokenPromises(text: string, options: ReadOptions): readonly string[] {
  const { orders, spans, errors, repairs } = readOrders(text, options);
  const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const wordsAt = ({ line, column, length }: Span): string | undefined => {
    const isInside = column >= 1 && length >= 0;
    const written = isInside ? lines[line - 1]?.slice(column - 1, column - 1 + length) : undefined;
    return written?.length === length ? written : undefined;
  };
  const outside = [...spans, ...errors, ...repairs].filter((span) => wordsAt(span) === undefined);
  const misquoted = errors.filter(
    (error) => !wordsAt(error)?.startsWith(error.words.replace(/…$/, '')),
  );
  const unexplained = errors.filter(({ message, expected }) => !message.includes(expected));
  const strange = orders.filter(({ unit }) => !LOCATIONS.includes(unit.at));
  return [
    ...outside.map((each) => `outside the text: ${JSON.stringify(each)}`),
    ...misquoted.map((each) => `not what is written there: ${JSON.stringify(each)}`),
    ...unexplained.map((each) => `nothing expected: ${JSON.stringify(each)}`),
    ...strange.map((each) => `nowhere: ${JSON.stringify(each)}`),
    ...(spans.length === orders.length ? [] : ['orders without a place in the text']),
  ];
}

function expectSound(text: string): void {
  for (const options of [{}, { power: 'England' }, { position: START }] as const)
    expect(brokenPromises(text, options)).toEqual([]);
}

const WORDS = [
  ...['A', 'F', 'S', 'C', 'H', '-', '—', '->', ',', ';', ':', '\n', '(', ')', '/', '#', '.', ' '],
  ...[
    'Nor',
    'Tyr',
    'Liv',
    'Mid-Atlantic',
    'Spa',
    'nc',
    'StP',
    'north coast',
    'via',
    'convoy',
    'by',
  ],
  ...[
    'England',
    'ENGLISH',
    'Turk.',
    'Austria-Hungary:',
    'Eng',
    'to',
    'moves',
    'Holds',
    'SA',
    'FEng',
  ],
  ...[
    'Xyz',
    'A Ber-Kie',
    'F Nth C A Lon-Bel',
    '\u0000',
    '\ud800',
    'é',
    '１',
    '\u202e',
    '__proto__',
  ],
];

describe('no text whatever', () => {
  test('throws: signs at random', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 80 }), expectSound), {
      seed: SEED,
      numRuns: runs(1_000),
    });
  });

  test('throws: words of orders at random', () => {
    const text = fc
      .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom('', ' ', ' ')), { maxLength: 60 })
      .map((parts) => parts.flat().join(''));
    fc.assert(fc.property(text, expectSound), { seed: SEED, numRuns: RUNS });
  });

  test('throws: orders with letters lost, doubled, swapped or replaced', () => {
    const damage = fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...WORDS, ''));
    const text = fc
      .tuple(fc.array(anyOrder, { minLength: 1, maxLength: 6 }), fc.array(damage, { maxLength: 8 }))
      .map(([orders, damages]) =>
        damages.reduce(
          (sofar, [where, cut, put]) => {
            const at = where % (sofar.length + 1);
            return sofar.slice(0, at) + put + sofar.slice(at + cut);
          },
          orders.map((order) => textOf(order)).join('\n'),
        ),
      );
    fc.assert(fc.property(text, expectSound), { seed: SEED, numRuns: RUNS });
  });

  test.each([
    ...[
      'A Nor S A Nor-Nor,',
      'Tyr S Tyr-Tyr,',
      'Nor ',
      'A ',
      'S ',
      'A Sil S ',
      '- ',
      '(',
      'a-',
      'Mid-',
    ],
    ...[
      'Eng ',
      'Eng-',
      'Austria-',
      'A Mun H ',
      'x:',
      'x,',
      'Nor-Nor ',
      'F Spa(',
      "x'",
      'Xyz-',
      '#',
      'é',
    ],
    ...[
      'gulf of ',
      'north coast ',
      'ENGLISH ',
      'A Xyz S A Xyz-Xyz ',
      '"',
      '\u0301',
      'Bul Rum ',
      'to ',
    ],
  ])('takes long: up to 100 KB of %j', (words) => {
    const line = words.repeat(Math.floor(1_990 / words.length));
    const text = `${line}\n`.repeat(Math.floor(large(102_400) / (line.length + 1)));
    const { errors } = readOrders(text, { position: START, power: 'England' });
    const lines = text.split('\n').length;
    expect(errors.filter((error) => error.line < 1 || error.line > lines)).toEqual([]);
  });
});
