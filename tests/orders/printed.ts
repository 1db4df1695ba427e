import type { Power } from '../../src/board/powers.ts';

/**
 * The orders of the rulebook's examples and of its sample game, letter by letter as our copies of the 1971 and 1982
 * pages have them (the printer's dashes, misprints and all), and the orders that they mean: `E F LON S F WAL - ENG` in
 * the board's letters.
 */
export interface Printed {
  readonly title: string;
  readonly text: string;
  readonly orders: readonly string[];
}

/** Orders for one power, the power's letter left out. */
const of = (letter: string, ...orders: readonly string[]): readonly string[] =>
  orders.map((order) => `${letter} ${order}`);

export const EXAMPLES: readonly Printed[] = [
  {
    title: 'IX.1 of 1971, own and foreign unit',
    text: 'ITALY: A Tyr-Mun, A Bur SA Tyr-Mun; GERMANY: A Sil S RUSSIAN A War-Pru',
    orders: [...of('I', 'A TYR - MUN', 'A BUR S A TYR - MUN'), ...of('G', 'A SIL S A WAR - PRU')],
  },
  {
    title: 'Example 1',
    text: 'ENGLAND: F Den-Kie, F Nth-Den, F Hel S F Nth-Den. RUSSIA: A Ber-Kie, F Bal S F Ska-Den, F Ska-Den.',
    orders: [
      ...of('E', 'F DEN - KIE', 'F NTH - DEN', 'F HEL S F NTH - DEN'),
      ...of('R', 'A BER - KIE', 'F BAL S F SKA - DEN', 'F SKA - DEN'),
    ],
  },
  {
    title: 'Example 2',
    text: 'FRANCE: A Bur Holds. GERMANY: A Mun-Bur, A Kie S AUSTRIAN A Boh-Mun. AUSTRIA: A Boh-Mun.',
    orders: [
      ...of('F', 'A BUR H'),
      ...of('G', 'A MUN - BUR', 'A KIE S A BOH - MUN'),
      ...of('A', 'A BOH - MUN'),
    ],
  },
  {
    title: 'Note to Example 2',
    text: 'AUSTRIA: A Tyr S A Boh-Mun',
    orders: of('A', 'A TYR S A BOH - MUN'),
  },
  {
    title: 'Example 3',
    text: 'AUSTRIA: A Ser-Bud, A Vie-Bud. RUSSIA: A Gal S. AUSTRIAN A Ser-Bud.',
    orders: [...of('A', 'A SER - BUD', 'A VIE - BUD'), ...of('R', 'A GAL S A SER - BUD')],
  },
  {
    title: 'Example 4',
    text: 'AUSTRIA: A Ser Holds. RUSSIA: A Rum-Ser, A Bud S A Rum-Ser. TURKEY: A Bul-Ser, A Gre S A Bul-Ser.',
    orders: [
      ...of('A', 'A SER H'),
      ...of('R', 'A RUM - SER', 'A BUD S A RUM - SER'),
      ...of('T', 'A BUL - SER', 'A GRE S A BUL - SER'),
    ],
  },
  {
    title: 'IX.6',
    text: 'GERMANY: A Mun Holds, A Boh S A Mun',
    orders: of('G', 'A MUN H', 'A BOH S A MUN'),
  },
  {
    title: 'Example 5',
    text: 'TURKEY: A Bul-Rum. **RUSSIA:** A Rum-Bul, A Ser S A Rum-Bul, A Sev-Rum.',
    orders: [
      ...of('T', 'A BUL - RUM'),
      ...of('R', 'A RUM - BUL', 'A SER S A RUM - BUL', 'A SEV - RUM'),
    ],
  },
  {
    title: 'Example 6, a dash lost',
    text: 'TURKEY: A Bul-Rum, F Bla S A Bul Rum. **RUSSIA:** A Rum-Bul, A Gre S A Rum-Bul, A Ser S A Rum-Bul, A Sev-Rum.',
    orders: [
      ...of('T', 'A BUL - RUM', 'F BLA S A BUL - RUM'),
      ...of('R', 'A RUM - BUL', 'A GRE S A RUM - BUL', 'A SER S A RUM - BUL', 'A SEV - RUM'),
    ],
  },
  {
    title: 'Example 7',
    text: 'GERMANY: A Pru-War, A Sil S A Pru-War. **RUSSIA:** A War Holds, A Boh-Sil.',
    orders: [
      ...of('G', 'A PRU - WAR', 'A SIL S A PRU - WAR'),
      ...of('R', 'A WAR H', 'A BOH - SIL'),
    ],
  },
  {
    title: 'Example 8',
    text: 'GERMANY: A Pru-War, A Sil S A Pru-War. **RUSSIA:** A War-Sil.',
    orders: [...of('G', 'A PRU - WAR', 'A SIL S A PRU - WAR'), ...of('R', 'A WAR - SIL')],
  },
  {
    title: 'Example 9, a comma lost',
    text: 'GERMANY: A Ber-Pru, A Sil S A Ber-Pru. **RUSSIA:** A Pru-Sil A War S A Pru-Sil, F Bal-Pru.',
    orders: [
      ...of('G', 'A BER - PRU', 'A SIL S A BER - PRU'),
      ...of('R', 'A PRU - SIL', 'A WAR S A PRU - SIL', 'F BAL - PRU'),
    ],
  },
  {
    title: 'Example 10',
    text: 'GERMANY: A Ber Holds, A Mun-Sil. **RUSSIA:** A Pru-Ber, A Sil S A Pru-Ber, A Boh-Mun, A Tyr S A Boh-Mun.',
    orders: [
      ...of('G', 'A BER H', 'A MUN - SIL'),
      ...of('R', 'A PRU - BER', 'A SIL S A PRU - BER', 'A BOH - MUN', 'A TYR S A BOH - MUN'),
    ],
  },
  {
    title: 'XII.1',
    text: 'ENGLAND: A Lon-Bel, F Nth C A Lon-Bel. GERMANY: F Nth C ENGLISH A Lon-Bel.',
    orders: [...of('E', 'A LON - BEL', 'F NTH C A LON - BEL'), ...of('G', 'F NTH C A LON - BEL')],
  },
  {
    title: 'XII.2, with the blank lost in 1982',
    text: 'ENGLAND A Lon-Tun, FEng C A Lon-Tun, F Mid C A Lon-Tun; FRANCE: F Wes C ENGLISH A Lon-Tun.',
    orders: [
      ...of('E', 'A LON - TUN', 'F ENG C A LON - TUN', 'F MAO C A LON - TUN'),
      ...of('F', 'F WES C A LON - TUN'),
    ],
  },
  {
    title: 'Example 11, where Tyr is the sea',
    text: 'FRANCE: A Spa-Nap, F Lyo C A Spa-Nap, F Tyr C A Spa-Nap. **ITALY:** F Ion-Tyr, F Tun S F Ion-Tyr.',
    orders: [
      ...of('F', 'A SPA - NAP', 'F LYO C A SPA - NAP', 'F TYS C A SPA - NAP'),
      ...of('I', 'F ION - TYS', 'F TUN S F ION - TYS'),
    ],
  },
  {
    title: 'Example 12 of 1971',
    text: 'ENGLAND: A Lon-Bel, F Eng C A Lon-Bel, F Nth C A Lon-Bel; **FRANCE:** F Bre-Eng, F Iri S F Bre-Eng.',
    orders: [
      ...of('E', 'A LON - BEL', 'F ENG C A LON - BEL', 'F NTH C A LON - BEL'),
      ...of('F', 'F BRE - ENG', 'F IRI S F BRE - ENG'),
    ],
  },
  {
    title: 'Example 12 of 1982, a letter left out',
    text: 'ENGLAND: A Lon-Bel, F Eng C A Lon-Bel, F Nth C A Lon-Bel;\n\nFRANCE: F Bre-Eng, F Iri S Bre-Eng.',
    orders: [
      ...of('E', 'A LON - BEL', 'F ENG C A LON - BEL', 'F NTH C A LON - BEL'),
      ...of('F', 'F BRE - ENG', 'F IRI S F BRE - ENG'),
    ],
  },
  {
    title: 'Example 13',
    text: 'FRANCE: A Spa-Nap, F Lyo C A Spa-Nap, F Tyr C A Spa-Nap; ITALY: F Ion-Tyr, F Nap S F Ion-Tyr.',
    orders: [
      ...of('F', 'A SPA - NAP', 'F LYO C A SPA - NAP', 'F TYS C A SPA - NAP'),
      ...of('I', 'F ION - TYS', 'F NAP S F ION - TYS'),
    ],
  },
  {
    title: 'XIV.5, a rotation',
    text: 'ENGLAND: A Hol-Bel, F Bel-Nth, F Nth-Hol.',
    orders: of('E', 'A HOL - BEL', 'F BEL - NTH', 'F NTH - HOL'),
  },
  {
    title: 'XIV.5, an exchange',
    text: 'ENGLAND: A Lon-Bel, F Nth C A Lon-Bel; FRANCE: A Bel-Lon, F Eng C A Bel-Lon.',
    orders: [
      ...of('E', 'A LON - BEL', 'F NTH C A LON - BEL'),
      ...of('F', 'A BEL - LON', 'F ENG C A BEL - LON'),
    ],
  },
];

export interface PrintedSeason extends Printed {
  /** The units on the board: one line per power. */
  readonly units: string;
  /** The powers whose orders leave out a place, so that only the position supplies it. */
  readonly unplaced: readonly Power[];
}

export const SAMPLE_GAME: readonly PrintedSeason[] = [
  {
    title: 'Spring 1901',
    units: `E F LON, F EDI, A LVP
      G A BER, A MUN, F KIE
      R A MOS, A WAR, F STP/SC, F SEV
      T A CON, A SMY, F ANK
      A A VIE, A BUD, F TRI
      I A ROM, A VEN, F NAP
      F A PAR, A MAR, F BRE`,
    unplaced: [],
    text: `England: A Liv.—Yor. F Lon.—North Sea F Edi.—Norw. Sea
Germany: A Ber.—Kiel A Mun.—Ruhr F Kiel—Den.
Russia: A Mos.—Ukr. A War.—Gal. F St. P.—Both. F Sev.—Bla.
Turkey: A Con.—Bul. A Smy.—Con. F Ank.—Bla.
Austria-Hungary: A Vie.—Tri. A Bud.—Gal. F Tri.—Alb.
Italy: A Ven.—Pie. A Rome—Ven. F Nap.—Ion.
France: A Par.—Bur. A Mar.—Spa. F Bre.—Pic.`,
    orders: [
      ...of('E', 'A LVP - YOR', 'F LON - NTH', 'F EDI - NWG'),
      ...of('G', 'A BER - KIE', 'A MUN - RUH', 'F KIE - DEN'),
      ...of('R', 'A MOS - UKR', 'A WAR - GAL', 'F STP/SC - BOT', 'F SEV - BLA'),
      ...of('T', 'A CON - BUL', 'A SMY - CON', 'F ANK - BLA'),
      ...of('A', 'A VIE - TRI', 'A BUD - GAL', 'F TRI - ALB'),
      ...of('I', 'A VEN - PIE', 'A ROM - VEN', 'F NAP - ION'),
      ...of('F', 'A PAR - BUR', 'A MAR - SPA', 'F BRE - PIC'),
    ],
  },
  {
    title: 'Fall 1901',
    units: `E A YOR, F NTH, F NWG
      G A KIE, A RUH, F DEN
      R A UKR, A WAR, F BOT, F SEV
      T A BUL, A CON, F ANK
      A A TRI, A BUD, F ALB
      I A PIE, A VEN, F ION
      F A BUR, A SPA, F PIC`,
    unplaced: ['Germany'],
    text: `England: A Yor.—Norway F North Sea C A Yor.—Norway F Norw. Sea—Bar.
Germany: A Kiel—Hol. A Ruhr—Bel. F Stands
Russia: A Ukr S F Sev.—Rum. A War.—Gal. F Both.—Swe. F Sev.—Rum.
Turkey: A Bul.—Ser. A Con.—Bul. F Ank.—Bla.
Austria-Hungary: A Tri. Stand A Bud.—Ser. F Alb.—Gre.
Italy: A Ven. Stands A Pie.—Mar. F Ion.—Tun.
France: A Bur.—Mar. A Spa.—Por. F Pic.—Bel.`,
    orders: [
      ...of('E', 'A YOR - NWY', 'F NTH C A YOR - NWY', 'F NWG - BAR'),
      ...of('G', 'A KIE - HOL', 'A RUH - BEL', 'F DEN H'),
      ...of('R', 'A UKR S F SEV - RUM', 'A WAR - GAL', 'F BOT - SWE', 'F SEV - RUM'),
      ...of('T', 'A BUL - SER', 'A CON - BUL', 'F ANK - BLA'),
      ...of('A', 'A TRI H', 'A BUD - SER', 'F ALB - GRE'),
      ...of('I', 'A VEN H', 'A PIE - MAR', 'F ION - TUN'),
      ...of('F', 'A BUR - MAR', 'A SPA - POR', 'F PIC - BEL'),
    ],
  },
  {
    title: 'Spring 1902',
    units: `E A NWY, F NTH, F BAR, F EDI
      G A HOL, A RUH, F DEN, F KIE, A MUN
      R A UKR, A GAL, F SWE, F RUM, A STP, A SEV
      T A BUL, A CON, F BLA, A SMY
      A A TRI, A BUD, F GRE, A VIE
      I A VEN, A PIE, F TUN, F NAP
      F A BUR, A POR, F PIC, F MAR`,
    unplaced: ['Austria'],
    text: `Germany: A Hol.—Bel. A Ruhr S Hol.—Bel. A Mun.—Bur. F Den. Stands F Kiel—Hol.
Russia: A Ukr. S F Rum. A Gal.—Bud. A St. P.—Norway A Sev. S F Rum. F Swe. S St. P.—Norway F Rum. Stands
Turkey: A Bul.—Rum. A Con.—Bul. A Smy.—Arm. F Bla. S Bul.—Rum.
Austria-Hungary: A Tri.—Bud. A Vie.—Bud. A Bud.—Ser. F Stands
Italy: A Ven. Stands A Pie.—Mar. F Tun.—W Med. F Nap.—Tyr.

France: A Bur. S F Pic.—Bel. A Por.—Spa. F Pic.—Bel. F Mar. Stands

England: A Nor.—St. P. F North Sea—Norway F Bar. S Nor.—St. P. F Edi.—North Sea`,
    orders: [
      ...of('G', 'A HOL - BEL', 'A RUH S A HOL - BEL', 'A MUN - BUR', 'F DEN H', 'F KIE - HOL'),
      ...of('R', 'A UKR S F RUM', 'A GAL - BUD', 'A STP - NWY', 'A SEV S F RUM'),
      ...of('R', 'F SWE S A STP - NWY', 'F RUM H'),
      ...of('T', 'A BUL - RUM', 'A CON - BUL', 'A SMY - ARM', 'F BLA S A BUL - RUM'),
      ...of('A', 'A TRI - BUD', 'A VIE - BUD', 'A BUD - SER', 'F GRE H'),
      ...of('I', 'A VEN H', 'A PIE - MAR', 'F TUN - WES', 'F NAP - TYS'),
      ...of('F', 'A BUR S F PIC - BEL', 'A POR - SPA', 'F PIC - BEL', 'F MAR H'),
      ...of('E', 'A NWY - STP', 'F NTH - NWY', 'F BAR S A NWY - STP', 'F EDI - NTH'),
    ],
  },
  {
    title: 'Fall 1902',
    units: `E A NWY, F NTH, F BAR, F EDI
      G A BEL, A RUH, F DEN, F HOL, A MUN
      R A UKR, A GAL, F SWE, F RUM, A STP, A SEV
      T A BUL, A CON, F BLA, A ARM
      A A TRI, A SER, F GRE, A VIE
      I A VEN, A PIE, F WES, F TYS
      F A BUR, A SPA, F PIC, F MAR`,
    unplaced: ['Austria', 'Turkey'],
    text: `Germany: A Ruhr—Bur. A Mun. S Ruhr—Bur. A Bel. S Ruhr—Bur. F Den.—Swe. F Hol. S A Bel.

Russia: A St. P.—Norway F Swe. S St. P.—Norw. F Rum. S A Sev. A Sev. S F Rum. A Gal. S F Rum. A Ukr. S A Sev.

Turkey: A Bul.—Rum. A Con.—Bul. A Arm.—Sev. F S A Bul.—Rum.

Austria-Hungary: A Vie.—Gal. A Tri.—Bud. A Ser. S Turk. A Bul. Rum. F Stands

Italy: A Ven.—Pie. A Pie.—Mar. F W Med.—Mid. F Tyr.—Gulf of L.

France: A Bur.—Bel. F Pic. S Bur.—Bel. A Spa. S F Mar. F Mar. S A Spa.

England: A Norw.—St. P. F Bar. S Norw.—St. P. F North Sea—Norway F Edi.—North Sea`,
    orders: [
      ...of('G', 'A RUH - BUR', 'A MUN S A RUH - BUR', 'A BEL S A RUH - BUR'),
      ...of('G', 'F DEN - SWE', 'F HOL S A BEL'),
      ...of('R', 'A STP - NWY', 'F SWE S A STP - NWY', 'F RUM S A SEV', 'A SEV S F RUM'),
      ...of('R', 'A GAL S F RUM', 'A UKR S A SEV'),
      ...of('T', 'A BUL - RUM', 'A CON - BUL', 'A ARM - SEV', 'F BLA S A BUL - RUM'),
      ...of('A', 'A VIE - GAL', 'A TRI - BUD', 'A SER S A BUL - RUM', 'F GRE H'),
      ...of('I', 'A VEN - PIE', 'A PIE - MAR', 'F WES - MAO', 'F TYS - LYO'),
      ...of('F', 'A BUR - BEL', 'F PIC S A BUR - BEL', 'A SPA S F MAR', 'F MAR S A SPA'),
      ...of('E', 'A NWY - STP', 'F BAR S A NWY - STP', 'F NTH - NWY', 'F EDI - NTH'),
    ],
  },
];
