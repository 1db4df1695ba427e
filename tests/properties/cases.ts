import { spaceOf } from '../../src/board/board.ts';
import { turn, type GivenTurn } from '../support/short.ts';

/** DATC 3.0 6.F.14 to 6.F.24 and rulebook Example 13: the convoy paradoxes. */
export const PARADOXES = [
  `E F LON S F WAL - ENG
   E F WAL - ENG
   F A BRE - LON
   F F ENG C A BRE - LON`,
  `E F LON S F WAL - ENG
   E F WAL - ENG
   F A BRE - LON
   F F ENG C A BRE - LON
   I F IRI C A NAF - WAL
   I F MAO C A NAF - WAL
   I A NAF - WAL`,
  `E F LON S F WAL - ENG
   E F WAL - ENG
   F A BRE - LON
   F F ENG C A BRE - LON
   G F NTH S F BEL - ENG
   G F BEL - ENG`,
  `E F LON S F WAL - ENG
   E F WAL - ENG
   F A BRE - LON
   F F ENG C A BRE - LON
   F F YOR S A BRE - LON
   G F NTH S F BEL - ENG
   G F BEL - ENG`,
  `E F NTH C A LON - BEL
   E A LON - BEL
   E F ENG S A LON - BEL
   F F BEL S F NTH
   G F HEL S F SKA - NTH
   G F SKA - NTH`,
  `F A TUN - NAP
   F F TYS C A TUN - NAP
   F F ION C A TUN - NAP
   I F NAP S F ROM - TYS
   I F ROM - TYS`,
  `F A TUN - NAP
   F F TYS C A TUN - NAP
   I F NAP S F ION
   I F ION C A TUN - NAP
   T F AEG S F EAS - ION
   T F EAS - ION`,
  `R A EDI S A NWY - CLY
   R F NWG C A NWY - CLY
   R A NWY - CLY
   F F IRI S F MAO - NAO
   F F MAO - NAO
   E A LVP - CLY VIA
   E F NAO C A LVP - CLY
   E F CLY S F NAO`,
  `E F EDI - NTH
   E F LON S F EDI - NTH
   F A BRE - LON
   F F ENG C A BRE - LON
   G F BEL S F PIC - ENG
   G F PIC - ENG
   R A NWY - BEL
   R F NTH C A NWY - BEL`,
  `E F EDI - NTH
   E F YOR S F EDI - NTH
   F A BRE - LON
   F F ENG C A BRE - LON
   G F BEL S F ENG
   G F LON S F NTH
   I F MAO - ENG
   I F IRI S F MAO - ENG
   R A NWY - BEL
   R F NTH C A NWY - BEL`,
  `E F EDI - NTH
   E F LON S F EDI - NTH
   E F IRI - ENG
   E F MAO S F IRI - ENG
   F A BRE - LON
   F F ENG C A BRE - LON
   F F BEL S F ENG
   R A NWY - BEL
   R F NTH C A NWY - BEL`,
  `F A SPA - NAP
   F F LYO C A SPA - NAP
   F F TYS C A SPA - NAP
   I F ION - TYS
   I F NAP S F ION - TYS`,
].map(turn);

/** DATC 3.0 6.C, 6.E and 6.G: rotations, exchanges by convoy, head-to-head battles and garrisons. */
export const SWAPS = [
  `T F ANK - CON
   T A CON - SMY
   T A SMY - ANK`,
  `A A TRI - SER
   A A SER - BUL
   T A BUL - TRI
   T F AEG C A BUL - TRI
   T F ION C A BUL - TRI
   T F ADR C A BUL - TRI
   I F NAP - ION`,
  `E F NTH C A LON - BEL
   E A LON - BEL
   F A BEL - LON
   F F ENG C A BEL - LON`,
  `E A NWY - SWE
   E F SKA C A NWY - SWE
   R A SWE - NWY`,
  `E A LVP - EDI VIA
   E F NAO C A LVP - EDI
   E F NWG C A LVP - EDI
   G A EDI - LVP VIA
   G F NTH C A EDI - LVP
   G F ENG C A EDI - LVP
   G F IRI C A EDI - LVP`,
  `A F ADR C A TRI - VEN
   A A TRI - VEN VIA
   I A VEN S F ALB - TRI
   I F ALB - TRI`,
  `E A NWY - SWE
   E F DEN S A NWY - SWE
   E F FIN S A NWY - SWE
   F F NWG - NWY
   F F NTH S F NWG - NWY
   G F SKA C A SWE - NWY
   R A SWE - NWY VIA
   R F BAR S A SWE - NWY`,
  `E F NTH C A LON - BEL
   E A HOL S A LON - BEL
   E A YOR - LON
   E A LON - BEL VIA
   F F ENG C A BEL - LON
   F A BEL - LON VIA`,
  `E A NWY - SWE
   E A DEN S A NWY - SWE
   E F BAL S A NWY - SWE
   E F NTH - NWY
   R A SWE - NWY VIA
   R F SKA C A SWE - NWY
   R F NWG S A SWE - NWY`,
  `F F BRE - ENG
   F A PIC - BEL VIA
   F A BUR S A PIC - BEL
   F F MAO S F BRE - ENG
   E F ENG C A PIC - BEL
   E A BEL - PIC`,
  `F A MAR - SPA
   F F WES C A MAR - SPA
   I F LYO C A MAR - SPA
   I A SPA - MAR`,
  `T A BUL - RUM
   T F BLA S A BUL - RUM
   R A RUM - BUL
   R A GRE S A RUM - BUL
   R A SER S A RUM - BUL
   R A SEV - RUM`,
  `G A HOL S A RUH - BEL
   G A RUH - BEL
   E A BEL H
   F A PIC - BEL
   F A BUR S A PIC - BEL`,
].map(turn);

/** Pairs of these in one turn, wherever they do not share a space. */
export const DOUBLES: readonly GivenTurn[] = [...PARADOXES, ...SWAPS].flatMap((one, place, all) =>
  all.slice(place + 1).flatMap((other) => {
    const taken = new Set(one.position.units.map(({ at }) => spaceOf(at)));
    if (other.position.units.some(({ at }) => taken.has(spaceOf(at)))) return [];
    return [
      {
        position: { units: [...one.position.units, ...other.position.units] },
        orders: [...one.orders, ...other.orders],
      },
    ];
  }),
);
