import type { Choices, EditionId } from '../../src/rules/edition.ts';
import { turn, type GivenTurn } from '../support/short.ts';

/**
 * Small turns that reveal engine errors which hardly any other turn does: each was found by trying thousands of turns
 * on an engine with one error, and then reduced as far as the error allows.
 */
export const REVEALING: readonly {
  /** What they show. */
  readonly name: string;
  readonly edition: EditionId;
  /** Overrides of the edition's choices. */
  readonly choices?: Partial<Choices>;
  readonly turn: GivenTurn;
}[] = [
  {
    name: 'a void convoy carries nobody',
    edition: '1982',
    turn: turn(`E A LVP
           R F NWG C A NWY - CLY
           R A NWY - CLY
           E F NAO C A LVP - CLY
           E F CLY S F NAO`),
  },
  {
    name: 'a unit without a place is nobody',
    edition: '1971',
    turn: turn(`F A ALB - VEN
           E A ROM - VEN VIA
           I F APU - ION
           A F ADR C A ALB - VEN`),
  },
  {
    name: 'an own attack that may yet cut nothing is among what a paradox rests on',
    edition: 'DPTG',
    turn: turn(`E F LON S F WAL - ENG
           E F WAL - ENG
           F A BRE - LON
           F F ENG C A BRE - LON
           E F NTH - LON`),
  },
  {
    name: 'a fleet beside the routes is no part of a paradox',
    edition: 'DPTG',
    turn: turn(`F A SPA - NAP
           F F LYO C A SPA - NAP
           F F TYS C A SPA - NAP
           I F ION - TYS
           I F NAP S F ION - TYS
           R F WES C A SPA - NAP`),
  },
  {
    name: 'an attack at most counts every support that is still open',
    edition: 'DATC',
    turn: turn(`E F LON S F WAL - ENG
           E F WAL - ENG
           F A BRE - LON
           F F ENG C A BRE - LON
           G F BEL - ENG
           F F PIC S F WAL - ENG
           A F IRI S F BEL - ENG`),
  },
  {
    name: 'beside an order that is followed, an illegal move does not count',
    edition: 'DPTG',
    turn: turn(`A F DEN - HEL
           A F DEN - MOS VIA
           T F HOL S F DEN - HEL`),
  },
  {
    name: 'the illegal order comes before the one that is followed',
    edition: '1971',
    turn: turn(`T F WES - TYS
           T F WES C A SPA - NAP`),
  },
  {
    name: 'an order to a unit of another kind',
    edition: '1971',
    turn: turn(`I F KIE H
           I A KIE H`),
  },
  {
    name: 'a support for nobody and a hold',
    edition: '1971',
    turn: turn(`G A LON S F YOR
           G A LON H`),
  },
  {
    name: 'the same support with its coast and without',
    edition: '1971',
    turn: turn(`A F AEG S F BLA - BUL
           A F AEG S F BLA - BUL/EC`),
  },
  {
    name: 'a support for a move that names a coast, and one that does not',
    edition: '1971',
    turn: turn(`F F GAS S F MAO - SPA
           F F GAS S F MAO - SPA/SC`),
  },
  {
    name: 'a coast that must be named',
    edition: 'DATC',
    choices: { onlyCoast: 'must-be-named' },
    turn: turn(`G F BOT - STP`),
  },
  {
    name: 'a fleet that is told to go by convoy sails by itself',
    edition: '2000',
    turn: turn(`E F BAR
           A F NWG - NWY VIA`),
  },
  {
    name: 'an attack that is strong enough, whatever becomes of the defender',
    edition: '1971',
    turn: turn(`E A NWY - SWE
           E A DEN S A NWY - SWE
           R A SWE - NWY VIA
           R F SKA C A SWE - NWY
           R F FIN S A NWY - SWE`),
  },
  {
    name: 'supports of the defender’s own power left out while others are open',
    edition: 'DPTG',
    turn: turn(`E F LON S F WAL - ENG
           E F WAL - ENG
           F A BRE - LON
           F F ENG C A BRE - LON
           A F BEL S F WAL - ENG
           F F PIC S F WAL - ENG`),
  },
  {
    name: 'supports that are cut while others are open',
    edition: 'DPTG',
    turn: turn(`E F LON S F WAL - ENG
           E F WAL - ENG
           F A BRE - LON
           F F ENG C A BRE - LON
           G F NTH S F BEL - ENG
           G F BEL - ENG
           A F IRI - MAO
           E F MAO S F WAL - ENG`),
  },
  {
    name: 'a unit that leaves holds against two',
    edition: '1971',
    turn: turn(`R A TUS
           E F TYS - TUS
           G F ION - TYS
           F F LYO - TYS`),
  },
  {
    name: 'what holds at most, while its support is open',
    edition: '1971',
    turn: turn(`F A TUN - NAP
           I F NAP S F ION
           I F ION C A TUN - NAP
           T F AEG S F EAS - ION
           T F EAS - ION
           E F APU S F EAS - ION`),
  },
  {
    name: 'a rival that may be beaten on its way',
    edition: '1971',
    turn: turn(`E A NWY - SWE
           E A DEN S A NWY - SWE
           E F NTH - NWY
           R A SWE - NWY VIA
           R F SKA C A SWE - NWY
           E F BAR S A SWE - NWY`),
  },
  {
    name: 'closed by a stand-off with an army at sea',
    edition: 'DPTG',
    turn: turn(`E A NWY - SWE
           E F DEN S A NWY - SWE
           F F NWG - NWY
           F F NTH S F NWG - NWY
           G F SKA C A SWE - NWY
           R A SWE - NWY VIA
           R F BAR S A SWE - NWY
           I F CLY - NWG
           T F NAO S F CLY - NWG`),
  },
  {
    name: 'two that change places by sea, and a third that wants one of them',
    edition: '1971',
    turn: turn(`E A LVP - EDI VIA
           E F NAO C A LVP - EDI
           E F NWG C A LVP - EDI
           G A EDI - LVP VIA
           G F NTH C A EDI - LVP
           G F ENG C A EDI - LVP
           G F IRI C A EDI - LVP
           R F YOR - EDI
           F A CLY S F YOR - EDI`),
  },
  {
    name: 'a rival beaten head to head',
    edition: '1971',
    turn: turn(`E A NWY - SWE
           E F FIN S A NWY - SWE
           F F NWG - NWY
           F F NTH S F NWG - NWY
           R A SWE - NWY VIA`),
  },
  {
    name: 'the convoy that does not lie on the way',
    edition: '1971',
    turn: turn(`F F LYO
           F A SPA - NAP
           F F TYS C A SPA - NAP
           I F ION - TYS
           I F NAP S F ION - TYS`),
  },
];
