import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fleetLocations,
  neighbours,
  SPACE_IDS,
  spaceOf,
  type Location,
  type Unit,
} from '../../src/board/board.ts';
import { fullName } from '../../src/board/names.ts';
import { POWERS } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { cases } from '../../src/orders/notations/cases/cases.ts';
import { notationNamed } from '../../src/orders/notations/notations.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import type { Order } from '../../src/orders/order.ts';
import { runs } from '../support/effort.ts';

const toldOf = (text: string) => {
  const { orders, skipped, doubts, errors } = readText(text);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    doubts: doubts.map(({ line, readings }) => `${String(line)}: ${readings.join(' or ')}`),
    errors: errors.map(({ line, words }) => `${String(line)}: ${words}`),
    skipped: skipped.map(({ text: words }) => words),
  };
};

describe('a line that was cut off', () => {
  test('the support of a unit that moves may have lost the destination', () => {
    expect(toldOf('Russia: A War S A Ukr\nA Ukr-Gal').doubts).toEqual([
      '1: A WAR S A UKR or A WAR S A UKR - GAL',
    ]);
    expect(toldOf('Russia: A War S A Ukr\nA Ukr H').doubts).toEqual([]);
    // The next turn's orders say nothing about this one.
    const units = ['Ukr', 'Mos', 'Sev', 'Fin'];
    const spring = units.map((at) => `A ${at} H`).join('\n');
    const fall = 'A Ukr-Gal\nA Mos-Lvn\nA Sev-Arm\nA Fin-Swe';
    expect(toldOf(`A War S A Ukr\n${spring}\n\n${fall}`).doubts).toEqual([]);
  });

  test('a unit alone among orders is an error, in a list of units or in prose it is none', () => {
    const torn = toldOf('Russia:\nA War-Gal\nA Ukr H\nF Ty\nA Mos\nF\n');
    expect(torn.errors).toEqual(['4: F Ty', '5: A Mos', '6: F']);
    expect(torn.skipped).toEqual([]);
    expect(toldOf('Russia:\nA War-Gal\nF Sev-Bla\n\nUnits:\nA War\nF Sev').errors).toEqual([]);
    const prose = toldOf('Russia:\nA War-Gal\nF Sev-Bla\n\nWe talked for\na bit\nBob');
    expect(prose.errors).toEqual([]);
    expect(prose.skipped).toContain('a bit');
  });

  test('a power alone where every line names its power', () => {
    const report = 'Austria: Army Vienna HOLD.\nAustria: Army Rome HOLD.\nItaly: Army Apulia HOLD.';
    expect(toldOf(report).errors).toEqual([]);
    expect(toldOf(`${report}\nRussia:\nTurkey: Army Smyrna HOLD.`).errors).toEqual(['4: Russia:']);
    expect(toldOf('Russia:\nA Mos H\nA War H\nTurkey:\nA Con H').errors).toEqual([]);
  });

  test('a report that lost the mention of a dislodgement', () => {
    const report = [
      'Movement results for Spring of 1901.  (game.001)',
      '',
      'Austria: Army Trieste -> Venice.',
      'Austria: Army Tyrolia SUPPORT Army Trieste -> Venice.',
      'Italy:   Army Venice -> Piedmont.  (*bounce, dislodged*)',
      'France:  Army Marseilles -> Piedmont.  (*bounce*)',
    ].join('\n');
    expect(toldOf(report).doubts).toEqual([]);
    expect(toldOf(report.replace(', dislodged', '')).doubts).toEqual([
      '5: A VEN - PIE or A VEN - PIE (dislodged)',
    ]);
    expect(toldOf(report.replace('  (*bounce, dislodged*)', '')).doubts).toEqual([]);
  });

  test('half a name where all others are complete', () => {
    const whole = 'Army Vienna supports Army Trieste\nArmy Budapest to Serbia\nArmy Rome to Naples';
    expect(toldOf(`Austria:\n${whole}`).doubts).toEqual([]);
    expect(toldOf(`Austria:\n${whole.replace('este', '')}`).doubts).toEqual(['2: A VIE S A TRI']);
  });

  test('two units in one space: one of the names is misspelt', () => {
    const both = ['1: A BER - KIE', '1: F BER H'];
    expect(toldOf('Germany: A Ber-Kie, F Ber H').doubts).toEqual(both);
    expect(toldOf('Germany: A Ber-Kie\nGermany: A Ber-Kie').doubts).toEqual([]);
  });

  test('of two orders for one unit, each names the other', () => {
    const { doubts } = readText('France:\nA Bur-Bel\nA Par H\nA Bur-Mun');
    expect(doubts.map(({ words, rival }) => [words, rival])).toEqual([
      ['A Bur-Bel', 'A BUR - MUN'],
      ['A Bur-Mun', 'A BUR - BEL'],
    ]);
  });
});

const unit = fc.constantFrom(
  ...SPACE_IDS.flatMap((space): readonly Omit<Unit, 'power'>[] => [
    ...(SPACES[space].kind === 'sea' ? [] : [{ kind: 'A', at: space } as const]),
    ...fleetLocations(space).map((at) => ({ kind: 'F', at }) as const),
  ]),
);
interface Draw {
  readonly units: readonly (Omit<Unit, 'power'> & { readonly of: number; readonly does: number })[];
  readonly cut: number;
  readonly share: number;
}
const draws: fc.Arbitrary<Draw> = fc.record({
  units: fc.uniqueArray(
    fc
      .tuple(unit, fc.nat(6), fc.nat(1000))
      .map(([{ kind, at }, of, does]) => ({ kind, at, of, does })),
    { minLength: 6, maxLength: 12, selector: ({ at }) => spaceOf(at) },
  ),
  cut: fc.nat(100),
  share: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
});

type Plain = Extract<Order, { readonly type: 'hold' | 'move' | 'support-hold' | 'support-move' }>;

/** Orders as players would write them: a supported unit moves where the support says. */
function ordersOf({ units }: Draw): readonly Plain[] {
  const goals = units.map(({ kind, at, does }): Location | null => {
    const near = neighbours({ kind, at });
    return does % 2 === 0 ? (near[does % near.length] ?? null) : null;
  });
  const orders = units.map(({ kind, at, of, does }, index): Plain => {
    const power = POWERS[of] ?? 'Austria';
    const by = { power, unit: { kind, at } };
    const to = goals[index];
    if (to) return { ...by, type: 'move', to, viaConvoy: false };
    const other = does % units.length;
    const target = units[other];
    if (does % 4 === 1 || !target || other === index) return { ...by, type: 'hold' };
    const about = { kind: target.kind, at: target.at };
    const goal = goals[other];
    return goal
      ? { ...by, type: 'support-move', target: about, to: goal }
      : { ...by, type: 'support-hold', target: about };
  });
  return orders.toSorted((a, b) => POWERS.indexOf(a.power) - POWERS.indexOf(b.power));
}

const nameOf = (at: Location): string => fullName(at).replace(/^the /, '');
const KINDS = { A: 'Army', F: 'Fleet' } as const;

/** As Ken Lowe's judge reports. */
function judged(order: Plain): string {
  const piece = ({ kind, at }: Omit<Unit, 'power'>): string => `${KINDS[kind]} ${nameOf(at)}`;
  const by = `${order.power}: ${piece(order.unit)}`;
  switch (order.type) {
    case 'hold':
      return `${by} HOLD.`;
    case 'move':
      return `${by} -> ${nameOf(order.to)}.`;
    case 'support-hold':
      return `${by} SUPPORT ${piece(order.target)}.`;
    case 'support-move':
      return `${by} SUPPORT ${piece(order.target)} -> ${nameOf(order.to)}.`;
  }
}

/** The lines of a turn in a notation, each with the order that it states. */
function linesOf(
  orders: readonly Plain[],
  notation: string,
): readonly (readonly [string, Order?])[] {
  if (notation === 'report')
    return [
      ['Movement results for Spring of 1902.  (game.003)'],
      [''],
      ...orders.map((order) => [judged(order), order] as const),
    ];
  const { movement } = notationNamed(notation) ?? cases;
  return POWERS.flatMap((power) => {
    const own = orders.filter((order) => order.power === power);
    const lines = own.map((order) => [movement.writeOrder(order).trim(), order] as const);
    return own.length === 0 ? [] : [[`${power}:`] as const, ...lines, [''] as const];
  });
}

/** An order in the case format; letters of other units and their coasts may be left out. */
const bare = (order: string): string =>
  order.replace(/ [AF?] (?=[A-Z]{3})/g, ' ').replace(/\/[NES]C/g, '');

test('if one line of a turn is cut off, no order is silently misread', () => {
  const notation = fc.constantFrom('report', 'rulebook', 'letters', 'realpolitik', 'jdip', 'datc');
  let torn = 0;
  fc.assert(
    fc.property(draws, notation, (draw, written) => {
      const orders = ordersOf(draw);
      const whole = linesOf(orders, written);
      const ordered = whole.flatMap(([, order], line) => (order ? [line] : []));
      const at = ordered[draw.cut % ordered.length] ?? 0;
      const lines = whole.map(([line], index) =>
        index === at ? line.slice(0, Math.ceil(line.length * draw.share)) : line,
      );
      const reading = readText(lines.join('\n'));
      const told = new Set([...reading.errors, ...reading.doubts].map(({ line }) => line));
      const left = new Set(reading.skipped.map(({ line }) => line));
      for (const [index, [, order]] of whole.entries()) {
        if (!order) continue;
        const found = reading.orders.filter(({ line }) => line === index + 1);
        const wanted = bare(cases.movement.writeOrder(order));
        const isRight = found.length === 1 && bare(found[0]?.text ?? '') === wanted;
        if (index === at && !isRight) torn++;
        const isTold = told.has(index + 1) || told.has(index + 2) || left.has(index + 1);
        expect({
          line: lines[index],
          found,
          isFair: isRight || isTold,
          text: lines.join('\n'),
        }).toMatchObject({
          isFair: true,
        });
      }
    }),
    { numRuns: runs(300), seed: 19 },
  );
  expect(torn).toBeGreaterThan(runs(300) / 2);
});

test('a support of Greece or the Channel ends its line: they are no powers', () => {
  const told = (text: string) => readText(text).orders.map((each) => each.text);
  expect(told('F Alb S Gre\nA Gre - Bul\nA Tri H')).toEqual([
    'F ALB S A GRE',
    'A GRE - BUL',
    'A TRI H',
  ]);
  expect(told('F Bre S Eng\nF Nth - Hel\nF Eng H')).toEqual([
    'F BRE S F ENG',
    'F NTH - HEL',
    'F ENG H',
  ]);
  expect(told('F Bre S English\nF Eng - Mao')).toEqual(['F BRE S F ENG - MAO']);
});
