import { turn } from '../support/short.ts';

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
