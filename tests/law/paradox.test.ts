import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../src/rules/edition.ts';
import { movesMade, rule } from './turns.ts';

/**
 * DATC 3.0 6.F.14-24 and 6.G.11 with the rulebook's Example 13. `moves`: the moves that succeed in each of six editions;
 * null: its rulebook has no answer, so the house rule applies. `outcomes`: the number of consistent outcomes without
 * any paradox rule; null: the position is not a paradox then.
 */
interface Case {
  readonly name: string;
  readonly orders: string;
  readonly outcomes: number | null;
  readonly moves: Readonly<Record<keyof ReturnType<typeof all>, readonly string[] | null>>;
}

const all = (...moves: string[]) => ({
  '1971': moves,
  '1982': moves,
  '2000': moves,
  '2023': moves,
  DPTG: moves,
  DATC: moves,
});

const PANDIN = `
  England: F Lon S F Wal-Eng, F Wal-Eng
  France: A Bre-Lon, F Eng C A Bre-Lon
  Germany: F Nth S F Bel-Eng, F Bel-Eng`;

const CASES: readonly Case[] = [
  {
    name: 'Example 13',
    orders: `France: A Spa-Nap, F Lyo C A Spa-Nap, F Tys C A Spa-Nap
             Italy: F Ion-Tys, F Nap S F Ion-Tys`,
    outcomes: 2,
    moves: all('ION-TYS'),
  },
  {
    name: '6.F.14 simple paradox',
    orders: `England: F Lon S F Wal-Eng, F Wal-Eng
             France: A Bre-Lon, F Eng C A Bre-Lon`,
    outcomes: 2,
    moves: all('WAL-ENG'),
  },
  { name: "6.F.16 Pandin's paradox", orders: PANDIN, outcomes: 0, moves: all() },
  {
    name: "6.F.17 Pandin's extended paradox",
    orders: `${PANDIN}
             France: F Yor S A Bre-Lon`,
    outcomes: 0,
    moves: { ...all('BRE-LON'), DPTG: [], DATC: [] },
  },
  {
    name: '6.F.18 betrayal paradox',
    orders: `England: F Nth C A Lon-Bel, A Lon-Bel, F Eng S A Lon-Bel
             France: F Bel S F Nth
             Germany: F Hel S F Ska-Nth, F Ska-Nth`,
    outcomes: 0,
    moves: { '1971': null, '1982': ['LON-BEL'], '2000': null, '2023': null, DPTG: [], DATC: [] },
  },
  {
    name: '6.F.19 several routes',
    orders: `France: A Tun-Nap, F Tys C A Tun-Nap, F Ion C A Tun-Nap
             Italy: F Nap S F Rom-Tys, F Rom-Tys`,
    outcomes: null,
    moves: {
      '1971': ['ROM-TYS'],
      '1982': ['ROM-TYS'],
      '2000': [],
      '2023': [],
      DPTG: ['ROM-TYS'],
      DATC: [],
    },
  },
  {
    name: '6.F.20 unwanted route',
    orders: `France: A Tun-Nap, F Tys C A Tun-Nap
             Italy: F Nap S F Ion, F Ion C A Tun-Nap
             Turkey: F Aeg S F Eas-Ion, F Eas-Ion`,
    outcomes: null,
    moves: {
      '1971': null,
      '1982': [],
      '2000': ['EAS-ION'],
      '2023': ['EAS-ION'],
      DPTG: ['EAS-ION'],
      DATC: ['EAS-ION'],
    },
  },
  {
    name: "6.F.21 dad's army",
    orders: `Russia: A Edi S A Nwy-Cly, F Nrg C A Nwy-Cly, A Nwy-Cly
             France: F Iri S F Mid-NAt, F Mid-NAt
             England: A Lvp-Cly via convoy, F NAt C A Lvp-Cly, F Cly S F NAt`,
    outcomes: null,
    moves: { ...all('MAO-NAO', 'NWY-CLY'), '1982': ['NWY-CLY'] },
  },
  {
    name: '6.F.22 second order, two resolutions',
    orders: `England: F Edi-Nth, F Lon S F Edi-Nth
             France: A Bre-Lon, F Eng C A Bre-Lon
             Germany: F Bel S F Pic-Eng, F Pic-Eng
             Russia: A Nwy-Bel, F Nth C A Nwy-Bel`,
    outcomes: 2,
    moves: {
      '1971': null,
      '1982': ['EDI-NTH', 'PIC-ENG'],
      '2000': null,
      '2023': null,
      DPTG: ['EDI-NTH', 'PIC-ENG'],
      DATC: ['EDI-NTH', 'PIC-ENG'],
    },
  },
  {
    name: '6.F.23 second order, exclusive convoys',
    orders: `England: F Edi-Nth, F Yor S F Edi-Nth
             France: A Bre-Lon, F Eng C A Bre-Lon
             Germany: F Bel S F Eng, F Lon S F Nth
             Italy: F Mid-Eng, F Iri S F Mid-Eng
             Russia: A Nwy-Bel, F Nth C A Nwy-Bel`,
    outcomes: 2,
    moves: { '1971': null, '1982': [], '2000': null, '2023': null, DPTG: [], DATC: [] },
  },
  {
    name: '6.F.24 second order, no resolution',
    orders: `England: F Edi-Nth, F Lon S F Edi-Nth, F Iri-Eng, F Mid S F Iri-Eng
             France: A Bre-Lon, F Eng C A Bre-Lon, F Bel S F Eng
             Russia: A Nwy-Bel, F Nth C A Nwy-Bel`,
    outcomes: 0,
    moves: {
      '1971': null,
      '1982': ['EDI-NTH'],
      '2000': null,
      '2023': null,
      DPTG: [],
      DATC: ['EDI-NTH'],
    },
  },
  {
    name: '6.G.11 adjacent convoy',
    orders: `England: F Nwy S F Nth-Ska, F Nth-Ska
             Russia: A Swe-Nwy, F Ska C A Swe-Nwy, F Bar S A Swe-Nwy`,
    outcomes: 2,
    moves: { ...all('NTH-SKA'), '1971': ['SWE-NWY'], DPTG: ['SWE-NWY'] },
  },
];

describe.each(CASES)('$name', ({ orders, outcomes, moves }) => {
  test.each(Object.entries(moves) as [EditionId, readonly string[] | null][])(
    'in edition %s',
    (edition, expected) => {
      const ruling = rule(orders, edition);
      const paradox = ruling.steps.find(({ fact }) => fact.type === 'paradox');
      if (expected) expect(movesMade(ruling)).toEqual([...expected].sort());
      else expect(paradox?.citation.source).toBe('house');
    },
  );

  test('consistent outcomes without a paradox rule', () => {
    const found = rule(orders, 'DATC').steps.flatMap(({ fact }) =>
      fact.type === 'paradox' ? [fact.outcomes] : [],
    );
    expect(found).toEqual(outcomes === null ? [] : [outcomes]);
  });
});
