import type { MessageTable } from '../language.ts';
import type { NearMissMessage } from '../../messages/near-miss.ts';
import type { FactMessage } from '../../messages/fact.ts';
import { armyFleetWords } from '../../army-fleet-words.ts';
import { convoy, convoyNearMisses } from './convoy.ts';
import { cycleNearMisses, cycles } from './cycle.ts';
import { failure, failureNearMisses, movement } from './movement.ts';
import { legality, repaired, voided } from './orders.ts';
import { dislodgement, dislodgementNearMisses } from './retreats.ts';
import { strength, strengthNearMisses, support, supportNearMisses } from './strength.ts';

export const facts: MessageTable<FactMessage> = {
  'army-fleet': ({ message }) => armyFleetWords('de').sentence(message),
  ...convoy,
  ...cycles,
  ...dislodgement,
  ...failure,
  ...legality,
  ...movement,
  ...repaired,
  ...strength,
  ...support,
  ...voided,
};

export const nearMisses: MessageTable<NearMissMessage> = {
  ...convoyNearMisses,
  ...cycleNearMisses,
  ...dislodgementNearMisses,
  ...failureNearMisses,
  ...strengthNearMisses,
  ...supportNearMisses,
};
