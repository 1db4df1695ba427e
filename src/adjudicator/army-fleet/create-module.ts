import type { ArmyFleetChoices } from '../../rules/edition.ts';
import { NONE } from '../columns.ts';
import type { Module } from '../turn-state.ts';
import { afterwards, retreatsOfFleet, ruledUnit, starvedArmies } from './ends-in-words.ts';
import { afterMatching, beforeMatching } from './match.ts';
import { follow, inRounds, unitOrdered, whyIllegal } from './fleet-orders.ts';
import { pathDecision, readDisruption, readPath } from './paths.ts';
import { recordPassage } from './record-passage.ts';
import { settleAllCycles } from './settle-cycles.ts';

/** What the module needs to put its rulings into words; without it, everything stays in numbers. */
export type InWords = Pick<Module, 'unitBefore' | 'premisesOfCycle'>;

const IN_NUMBERS: InWords = {
  unitBefore: () => {
    throw new Error('the turn was given in numbers');
  },
  premisesOfCycle: () => [],
};

/** The Army/Fleet module for one turn. */
export function createModule(choices: ArmyFleetChoices, words: InWords = IN_NUMBERS): Module {
  return {
    choices,
    boarders: new Map(),
    landings: new Set(),
    ferried: new Map(),
    cycles: [],
    settling: NONE,
    starving: [],
    ...words,
    inRounds,
    unitOrdered,
    whyIllegal,
    follow,
    beforeMatching,
    afterMatching,
    pathDecision,
    readPath,
    readDisruption,
    settleCycles: settleAllCycles,
    recordPath: recordPassage,
    ruledUnit,
    afterwards,
    starved: starvedArmies,
    retreatsOf: retreatsOfFleet,
  };
}
