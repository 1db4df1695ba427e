import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { retreatsAfter, told, unit } from '../support/phases.ts';
import { EVERY, ruleRetreats, tellRetreats } from './phases.ts';

interface Case {
  readonly name: string;
  readonly moves: string;
  readonly retreats: string;
  readonly expected: readonly string[];
  readonly editions?: readonly EditionId[];
}

/** Three fleets that may all go to the North Sea (DATC 3.0 6.H.2, 6.H.8). */
const THREE = `
  E A LVP - EDI; E F YOR S A LVP - EDI; E F NWY H
  G A KIE S A RUH - HOL; G A RUH - HOL
  R F EDI H; R A SWE S A FIN - NWY; R A FIN - NWY; R F HOL H`;

const HOLLAND = 'E F NTH H; E A HOL H; G F KIE S A RUH - HOL; G A RUH - HOL';

/** Two armies whose only retreat is Smyrna (examples of 1971 XI.2). */
const SMYRNA = `
  R A ARM - SYR; R F EAS S A ARM - SYR; R A SEV - ARM; R F BLA - ANK; R F CON S F BLA - ANK
  T A SYR H; T A ANK H`;

const CASES: readonly Case[] = [
  {
    name: '6.H.1 no supports during retreat',
    moves: `A F TRI H; A A SER H; T F GRE H; I A VEN S A TYR - TRI; I A TYR - TRI
            I F ION - GRE; I F AEG S F ION - GRE`,
    retreats: 'A F TRI - ALB; A A SER S F TRI - ALB; T F GRE - ALB',
    expected: [
      'T F GRE - ALB: collides',
      'A F TRI - ALB: collides',
      'A A SER S F TRI - ALB: illegal not-a-retreat',
      'GRE disbands: collision',
      'TRI disbands: collision',
    ],
  },
  {
    name: '6.H.2 no supports from a retreating unit',
    moves: THREE,
    retreats: 'E F NWY - NTH; R F EDI - NTH; R F HOL S F EDI - NTH',
    expected: [
      'R F EDI - NTH: collides',
      'R F HOL S F EDI - NTH: illegal not-a-retreat',
      'E F NWY - NTH: collides',
      'EDI disbands: collision',
      'HOL disbands: no-order',
      'NWY disbands: collision',
    ],
  },
  {
    name: '6.H.3 no convoy during retreat (1971 XI.2)',
    moves: HOLLAND,
    retreats: 'E A HOL - YOR; E F NTH C A HOL - YOR',
    expected: [
      'E A HOL - YOR: illegal unreachable',
      'E F NTH C A HOL - YOR: illegal not-a-retreat',
      'HOL disbands: no-order',
    ],
  },
  {
    name: '6.H.4 no other moves, written as a retreat or as a move',
    moves: HOLLAND,
    retreats: 'E A HOL - BEL; E F NTH - NWG; E F NTH m NWG',
    expected: [
      'E A HOL - BEL: retreats',
      'E F NTH - NWG: illegal no-unit',
      'E F NTH m NWG: illegal not-a-retreat',
    ],
  },
  {
    name: '6.H.5 not to where its attacker came from',
    moves: 'R F CON S F BLA - ANK; R F BLA - ANK; T F ANK H',
    retreats: 'T F ANK - BLA',
    expected: ['T F ANK - BLA: illegal attacker-origin', 'ANK disbands: no-order'],
  },
  {
    name: '6.H.6 not to a contested area',
    moves: 'A A BUD S A TRI - VIE; A A TRI - VIE; G A MUN - BOH; G A SIL - BOH; I A VIE H',
    retreats: 'I A VIE - BOH',
    expected: ['I A VIE - BOH: illegal stand-off', 'VIE disbands: no-order'],
  },
  {
    name: '6.H.7 two to one area',
    moves: `A A BUD S A TRI - VIE; A A TRI - VIE; G A MUN S A SIL - BOH; G A SIL - BOH
            I A VIE H; I A BOH H`,
    retreats: 'I A VIE - TYR; I A BOH - TYR',
    expected: [
      'I A BOH - TYR: collides',
      'I A VIE - TYR: collides',
      'BOH disbands: collision',
      'VIE disbands: collision',
    ],
  },
  {
    name: '6.H.8 three to one area',
    moves: THREE,
    retreats: 'E F NWY - NTH; R F EDI - NTH; R F HOL - NTH',
    expected: [
      'R F EDI - NTH: collides',
      'R F HOL - NTH: collides',
      'E F NWY - NTH: collides',
      'EDI disbands: collision',
      'HOL disbands: collision',
      'NWY disbands: collision',
    ],
  },
  {
    name: '6.H.9 a dislodged unit does not contest its attacker’s area',
    moves: `E F HEL - KIE; E F DEN S F HEL - KIE
            G A BER - PRU; G F KIE H; G A SIL S A BER - PRU; R A PRU - BER`,
    retreats: 'G F KIE - BER',
    expected: ['G F KIE - BER: retreats', 'PRU disbands: no-order'],
  },
  {
    name: '6.H.10 an illegal retreat is in nobody’s way',
    moves: `E A KIE H; G A BER - KIE; G A MUN S A BER - KIE; G A PRU H
            R A WAR - PRU; R A SIL S A WAR - PRU`,
    retreats: 'E A KIE - BER; G A PRU - BER',
    expected: [
      'E A KIE - BER: illegal attacker-origin',
      'G A PRU - BER: retreats',
      'KIE disbands: no-order',
    ],
  },
  {
    name: '6.H.11 to where an attacker by convoy came from',
    moves: `F A GAS - MAR VIA; F A BUR S A GAS - MAR; F F MAO C A GAS - MAR
            F F WES C A GAS - MAR; F F LYO C A GAS - MAR; I A MAR H`,
    retreats: 'I A MAR - GAS',
    expected: ['I A MAR - GAS: retreats'],
    editions: ['2023', 'DATC'],
  },
  {
    name: '6.H.12 the same, while trying to do the same',
    moves: `E A LVP - EDI VIA; E F IRI C A LVP - EDI; E F ENG C A LVP - EDI; E F NTH C A LVP - EDI
            F F BRE - ENG; F F MAO S F BRE - ENG
            R A EDI - LVP VIA; R F NWG C A EDI - LVP; R F NAO C A EDI - LVP; R A CLY S A EDI - LVP`,
    retreats: 'E A LVP - EDI; E F ENG - LON',
    expected: ['E F ENG - LON: retreats', 'E A LVP - EDI: retreats'],
    editions: ['2023', 'DATC'],
  },
  {
    name: '6.H.12 in 1971 and 1982 (1971 XI)',
    moves: `E A LVP - EDI VIA; E F IRI C A LVP - EDI; E F ENG C A LVP - EDI; E F NTH C A LVP - EDI
            F F BRE - ENG; F F MAO S F BRE - ENG
            R A EDI - LVP VIA; R F NWG C A EDI - LVP; R F NAO C A EDI - LVP; R A CLY S A EDI - LVP`,
    retreats: 'E A LVP - EDI; E F ENG D',
    expected: [
      'E F ENG D: disbands',
      'E A LVP - EDI: illegal attacker-origin',
      'ENG disbands: ordered',
      'LVP disbands: no-order',
    ],
    editions: ['1971', '1982'],
  },
  {
    name: '6.H.13 no convoy of the movement phase',
    moves: 'E A PIC H; E F ENG C A PIC - LON; F A PAR - PIC; F A BRE S A PAR - PIC',
    retreats: 'E A PIC - LON',
    expected: ['E A PIC - LON: illegal unreachable', 'PIC disbands: no-order'],
  },
  {
    name: '6.H.14 no support of the movement phase',
    moves: `E A PIC H; E F ENG S A PIC - BEL; F A PAR - PIC; F A BRE S A PAR - PIC; F A BUR H
            G A MUN S A MAR - BUR; G A MAR - BUR`,
    retreats: 'E A PIC - BEL; F A BUR - BEL',
    expected: [
      'F A BUR - BEL: collides',
      'E A PIC - BEL: collides',
      'BUR disbands: collision',
      'PIC disbands: collision',
    ],
  },
  {
    name: '6.H.15 no coastal crawl',
    moves: 'E F POR H; F F SPA/SC - POR; F F MAO S F SPA/SC - POR',
    retreats: 'E F POR - SPA/NC',
    expected: ['E F POR - SPA/NC: illegal attacker-origin', 'POR disbands: nowhere'],
  },
  {
    name: '6.H.16 contested on both coasts',
    moves: `F F MAO - SPA/NC; F F GAS - SPA/NC; F F WES H
            I F TUN S F TYS - WES; I F TYS - WES`,
    retreats: 'F F WES - SPA/SC',
    expected: ['F F WES - SPA/SC: illegal stand-off', 'WES disbands: no-order'],
  },
  {
    name: '1971 XI: a unit that has nowhere to go is disbanded, ordered or not (Sample Game, Fall 1902)',
    moves: `R F RUM H; T A BUL - RUM; T F BLA S A BUL - RUM; R A SEV H`,
    retreats: 'R F RUM - SEV',
    expected: ['R F RUM - SEV: illegal occupied', 'RUM disbands: nowhere'],
  },
  {
    name: '1971 XI.2: a player may disband instead; nobody orders the units of others',
    moves: HOLLAND,
    retreats: 'E A HOL D; G A HOL - BEL',
    expected: ['E A HOL D: disbands', 'G A HOL - BEL: illegal no-unit', 'HOL disbands: ordered'],
  },
  {
    name: '1971 XI.2: two with one retreat and no orders',
    moves: SMYRNA,
    retreats: '',
    expected: ['ANK disbands: no-order', 'SYR disbands: no-order'],
  },
  {
    name: '1971 XI.2: two ordered to one space, though each might have gone alone',
    moves: SMYRNA,
    retreats: 'T A SYR - SMY; T A ANK - SMY',
    expected: [
      'T A ANK - SMY: collides',
      'T A SYR - SMY: collides',
      'ANK disbands: collision',
      'SYR disbands: collision',
    ],
  },
  {
    name: '1971 XI.2: one retreats if the other is ordered to disband',
    moves: SMYRNA,
    retreats: 'T A SYR - SMY; T A ANK D',
    expected: ['T A ANK D: disbands', 'T A SYR - SMY: retreats', 'ANK disbands: ordered'],
  },
  {
    name: '1971 XI.2: one retreats if the other has no order, for it alone is ordered there',
    moves: SMYRNA,
    retreats: 'T A SYR - SMY',
    expected: ['T A SYR - SMY: retreats', 'ANK disbands: no-order'],
  },
];

const byEdition = CASES.flatMap((one) =>
  (one.editions ?? EVERY).map((edition) => [`${one.name}, ${edition}`, one, edition] as const),
);

describe('which units retreat', () => {
  test.each(byEdition)('%s', (_, { moves, retreats, expected }, edition) => {
    const position = retreatsAfter(moves, EDITIONS[edition]);
    expect(tellRetreats(ruleRetreats(position, retreats, edition))).toEqual(expected);
  });

  test('all units are where their retreats took them, in board order', () => {
    const ruling = ruleRetreats(retreatsAfter(SMYRNA, EDITIONS.DATC), 'T A SYR - SMY');
    const units = ['R F ANK', 'R A ARM', 'R F CON', 'R F EAS', 'T A SMY', 'R A SYR'];
    expect(told(ruling.after.units)).toEqual(units);
    expect(ruling.after.units).toEqual(units.map(unit));
  });
});
