import { provideArmyFleetStage } from '../model/army-fleet.ts';
import { decideFleets } from './decide.ts';
import { drawnMoveOf } from './drawn-move.ts';
import { finishRetreats } from './finish-retreats.ts';
import { finishFrame } from './finish.ts';

/** Registers the drawing of the Army/Fleet module. Code that shows its turns imports this file. */
provideArmyFleetStage({
  drawnMove: drawnMoveOf,
  decide: decideFleets,
  finish: finishFrame,
  finishRetreats,
});
