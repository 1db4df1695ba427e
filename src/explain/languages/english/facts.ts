import type { Table } from '../language.ts';
import type { NearMissMessage } from '../../messages/near-miss.ts';
import type { FactMessage } from '../../messages/fact.ts';
import { convoy, convoyNearMisses } from './convoy.ts';
import { core, cycleNearMisses } from './cycle.ts';
import { failure, failureNearMisses } from './failure.ts';
import { legality } from './legality.ts';
import { movement } from './movement.ts';
import { repaired } from './repaired.ts';
import { dislodgement, dislodgementNearMisses } from './retreat.ts';
import { strength, strengthNearMisses } from './strength.ts';
import { support, supportNearMisses } from './support.ts';
import { voided } from './void.ts';

export const facts: Table<FactMessage> = {
  ...convoy,
  ...core,
  ...dislodgement,
  ...failure,
  ...legality,
  ...movement,
  ...repaired,
  ...strength,
  ...support,
  ...voided,
};

export const nearMisses: Table<NearMissMessage> = {
  ...convoyNearMisses,
  ...cycleNearMisses,
  ...dislodgementNearMisses,
  ...failureNearMisses,
  ...strengthNearMisses,
  ...supportNearMisses,
};
