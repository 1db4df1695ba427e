import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { sentence } from '../../src/explain/in-words.ts';
import type { Choices, Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { PARADOXES } from '../properties/cases.ts';
import { turn, type GivenTurn } from '../support/short.ts';
import { divine } from './oracle.ts';
import { summaryOf, summaryOfRuling } from './outcome.ts';

/** Choices that differ from the DATC's, with the expected result lines, worked out by hand from `Choices`. */
type Row = readonly [choices: Partial<Choices>, ...lines: readonly string[]];

interface Case {
  readonly name: string;
  readonly turn: GivenTurn;
  readonly rows: readonly Row[];
}

const paradox = (index: number): GivenTurn => PARADOXES[index] ?? turn('');

const TWO_ROUTES = (north: string, channel: string): GivenTurn =>
  turn(`E A LON - BEL
        ${north} F NTH C A LON - BEL
        ${channel} F ENG C A LON - BEL
        F F BRE - ENG
        F F MAO S F BRE - ENG`);

const RUMANIA = (orders: string): GivenTurn =>
  turn(`A A BUD S F RUM
        ${orders}
        T F BLA - RUM
        T A BUL S F BLA - RUM`);

const DRIVEN_OUT = ['BUD void', 'BLA succeeds', 'RUM dislodged by BLA, may go to SEV'];
const DEFENDED = ['BUD given', 'BLA fails', 'Russia F RUM'];

const CASES: readonly Case[] = [
  {
    name: 'routes: a foreign fleet is lost, the own one is not',
    turn: TWO_ROUTES('E', 'G'),
    rows: [
      [{ routes: 'one-survives' }, 'LON succeeds'],
      [{ routes: 'all-survive' }, 'LON no-path'],
      [{ routes: 'all-own-survive' }, 'LON succeeds'],
    ],
  },
  {
    name: 'routes: the own fleet is lost, a foreign one is not',
    turn: TWO_ROUTES('G', 'E'),
    rows: [
      [{ routes: 'one-survives' }, 'LON succeeds'],
      [{ routes: 'all-survive' }, 'LON no-path'],
      [{ routes: 'all-own-survive' }, 'LON no-path'],
    ],
  },
  {
    name: 'routes: no fleet is its own, one is lost',
    turn: TWO_ROUTES('G', 'G'),
    rows: [
      [{ routes: 'one-survives' }, 'LON succeeds'],
      [{ routes: 'all-own-survive' }, 'LON no-path'],
    ],
  },
  {
    name: 'paradox: one outcome breaks the convoy (6.F.14)',
    turn: paradox(0),
    rows: [
      [{ paradox: 'convoys-fail' }, 'WAL succeeds', 'BRE no-path'],
      [{ paradox: 'all-hold' }, 'WAL stopped', 'ENG available', 'BRE fails'],
      [{ paradox: 'convoys-fail-or-all-hold' }, 'WAL succeeds', 'BRE no-path'],
    ],
  },
  {
    name: 'paradox: no outcome is consistent (6.F.16)',
    turn: paradox(2),
    rows: [
      [{ paradox: 'convoys-fail' }, 'BRE no-path', 'ENG disrupted', 'BEL fails'],
      [{ paradox: 'convoys-fail-or-all-hold' }, 'BRE fails', 'ENG available', 'BEL stopped'],
    ],
  },
  {
    name: 'paradox: each outcome breaks one of two convoys (6.F.23)',
    turn: paradox(9),
    rows: [
      [{ paradox: 'convoys-fail' }, 'BRE no-path', 'NWY no-path'],
      [{ paradox: 'convoys-fail-or-all-hold' }, 'EDI stopped', 'MAO stopped', 'BRE fails'],
    ],
  },
  {
    name: 'unorderedConvoy: told to sail, and the fleet goes elsewhere (6.G.8)',
    turn: turn(`F A BEL - HOL VIA
                E F NTH - HEL
                E A HOL - KIE`),
    rows: [
      [{ unorderedConvoy: 'stays' }, 'BEL void', 'HOL succeeds'],
      [{ unorderedConvoy: 'walks' }, 'BEL succeeds'],
      [{ unorderedConvoy: 'stays', adjacentConvoy: 'exchange' }, 'BEL succeeds'],
      [{ unorderedConvoy: 'stays', adjacentConvoy: 'via' }, 'BEL void'],
    ],
  },
  {
    name: 'unorderedConvoy: a route that is ordered and broken is no reason to walk (6.G.20)',
    turn: turn(`F F BRE - ENG
                F A PIC - BEL VIA
                F F MAO S F BRE - ENG
                E F ENG C A PIC - BEL`),
    rows: [
      [{ unorderedConvoy: 'stays' }, 'PIC no-path'],
      [{ unorderedConvoy: 'walks' }, 'PIC no-path'],
    ],
  },
  {
    name: 'convoyedFrom: from the sea against its own attacker’s support (6.G.13)',
    turn: turn(`A F ADR C A TRI - VEN
                A A TRI - VEN VIA
                I A VEN S F ALB - TRI
                I F ALB - TRI`),
    rows: [
      [{ convoyedFrom: 'origin' }, 'VEN given', 'ALB succeeds'],
      [{ convoyedFrom: 'sea' }, 'VEN cut', 'ALB fails', 'TRI fails'],
    ],
  },
  {
    name: 'onlyCoast: from Gascony a fleet reaches the north coast of Spain only',
    turn: turn('F F GAS - SPA'),
    rows: [
      [{ onlyCoast: 'taken' }, 'GAS succeeds', 'France F SPA/NC'],
      [{ onlyCoast: 'must-be-named' }, 'GAS holds', 'France F GAS'],
    ],
  },
  {
    name: 'onlyCoast: a support needs no coast',
    turn: turn(`F F GAS - SPA/NC
                F A MAR S F GAS - SPA
                I A SPA H`),
    rows: [
      [{ onlyCoast: 'taken' }, 'MAR given', 'GAS succeeds'],
      [{ onlyCoast: 'must-be-named' }, 'MAR given', 'GAS succeeds'],
    ],
  },
  {
    name: 'supportedCoast: the other coast than the fleet’s (6.B.9)',
    turn: turn(`F F POR S F MAO - SPA/NC
                F F MAO - SPA/SC
                I F LYO S F WES - SPA/SC
                I F WES - SPA/SC`),
    rows: [
      [{ supportedCoast: 'must-match' }, 'POR void', 'WES succeeds'],
      [{ supportedCoast: 'ignored' }, 'POR given', 'WES fails', 'MAO fails'],
    ],
  },
  {
    name: 'supportedCoast: a coast that the fleet cannot reach',
    turn: turn(`F F GAS - SPA/NC
                F A MAR S F GAS - SPA/SC
                I A SPA H`),
    rows: [
      [{ supportedCoast: 'must-match' }, 'MAR holds', 'GAS fails'],
      [{ supportedCoast: 'ignored' }, 'MAR given', 'GAS succeeds'],
    ],
  },
  {
    name: 'severalOrders: of legal ones, in the order of writing; illegal ones do not count',
    turn: turn(`F A PAR - MOS
                F A PAR - PIC
                F A PAR - BUR
                F A PAR - PIC
                F A PAR H
                F A PAR - STP`),
    rows: [
      [{ severalOrders: 'none' }, 'PAR holds', 'France A PAR'],
      [{ severalOrders: 'first' }, 'PAR succeeds', 'France A PIC'],
      [{ severalOrders: 'last' }, 'PAR holds', 'France A PAR'],
    ],
  },
  {
    name: 'severalOrders: the order that was written first may be the last as well',
    turn: turn(`F A PAR - PIC
                F A PAR - BUR
                F A PAR - PIC`),
    rows: [
      [{ severalOrders: 'first' }, 'France A PIC'],
      [{ severalOrders: 'last' }, 'France A PIC'],
    ],
  },
  {
    name: 'illegalMove: no way to go there (6.D.28)',
    turn: RUMANIA('R F RUM - HOL'),
    rows: [
      [{ illegalMove: 'holds' }, ...DEFENDED],
      [{ illegalMove: 'counts-as-move' }, ...DRIVEN_OUT],
    ],
  },
  {
    name: 'illegalMove: an order besides it that is followed',
    turn: RUMANIA(`R F RUM - HOL
                   R F RUM H`),
    rows: [[{ illegalMove: 'counts-as-move' }, ...DEFENDED]],
  },
  {
    name: 'illegalMove: legal orders that contradict each other are no illegal move',
    turn: RUMANIA(`R F RUM - SEV
                   R F RUM H`),
    rows: [[{ illegalMove: 'counts-as-move' }, ...DEFENDED]],
  },
  {
    name: 'illegalMove: besides legal orders that contradict each other',
    turn: RUMANIA(`R F RUM - SEV
                   R F RUM H
                   R F RUM - HOL`),
    rows: [
      [{ illegalMove: 'counts-as-move', severalOrders: 'none' }, ...DRIVEN_OUT],
      [{ illegalMove: 'counts-as-move', severalOrders: 'last' }, ...DEFENDED],
    ],
  },
  {
    name: 'illegalMove: by another power it is nobody’s order',
    turn: RUMANIA(`T F RUM - HOL
                   R F RUM`),
    rows: [[{ illegalMove: 'counts-as-move' }, ...DEFENDED]],
  },
];

const editionOf = (choices: Partial<Choices>): Edition => ({
  ...EDITIONS.DATC,
  choices: { ...EDITIONS.DATC.choices, ...choices },
});

describe.each(CASES)('$name', ({ turn: given, rows }) => {
  const each = rows.map(([choices, ...lines]) => ({ choices, lines }));

  test.each(each)('$choices', ({ choices, lines }) => {
    const edition = editionOf(choices);
    const verdict = summaryOf(divine(given, edition.choices));
    expect(verdict).toEqual(expect.arrayContaining(lines));
    const ruling = adjudicate(given.position, given.orders, edition);
    expect(summaryOfRuling(ruling, given.position)).toEqual(verdict);
    expect(checkRuling({ ...given, edition, ruling })).toEqual({ ok: true });
    for (const step of ruling.steps)
      expect(sentence(step, { ...given, edition, ruling }, english)).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('a proof for one choice is refused under another choice with a different result', () => {
    const rulings = each.map(({ choices }) => {
      const edition = editionOf(choices);
      const ruling = adjudicate(given.position, given.orders, edition);
      return { edition, ruling, summary: summaryOfRuling(ruling, given.position) };
    });
    for (const { ruling, summary } of rulings)
      for (const other of rulings) {
        if (JSON.stringify(summary) === JSON.stringify(other.summary)) continue;
        const { edition } = other;
        expect(checkRuling({ ...given, edition, ruling }).ok).toBe(false);
      }
  });
});
