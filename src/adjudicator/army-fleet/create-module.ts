import type { ArmyFleetChoices } from '../../rules/army-fleet.ts';
import { settleAllCycles } from './settle-cycles.ts';
import { afterMatching, beforeMatching } from './match.ts';
import type { Module } from '../turn-state.ts';
import { follow, inRounds, unitOrdered, whyIllegal } from './orders.ts';
import { pathDecision, readDisruption, readPath } from './paths.ts';

/** The Army/Fleet module for one turn. */
export function createModule(choices: ArmyFleetChoices): Module {
  return {
    choices,
    boarders: new Map(),
    landings: new Set(),
    ferried: new Map(),
    cycles: [],
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
  };
}
