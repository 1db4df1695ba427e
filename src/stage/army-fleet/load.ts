import { provideArmyFleetStage } from '../model/army-fleet.ts';
import { decideFleets } from './decide.ts';
import { drawnMoveOf } from './drawn-move.ts';
import { finishRetreats } from './finish-retreats.ts';
import { finishFrame } from './finish.ts';

/** Makes frames know the Army/Fleet module. What shows its turns imports this. */
provideArmyFleetStage({
  drawnMove: drawnMoveOf,
  decide: decideFleets,
  finish: finishFrame,
  finishRetreats,
});
