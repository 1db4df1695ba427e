import type { Table } from '../language.ts';
import type { MissedSaid } from '../near-miss.ts';
import type { FactSaid } from '../sentences.ts';
import { convoy, convoyMissed } from './convoy.ts';
import { core, coreMissed } from './core.ts';
import { failure, failureMissed } from './failure.ts';
import { legality } from './legality.ts';
import { movement } from './movement.ts';
import { repaired } from './repaired.ts';
import { dislodgement, dislodgementMissed } from './retreat.ts';
import { strength, strengthMissed } from './strength.ts';
import { support, supportMissed } from './support.ts';
import { voided } from './void.ts';

export const facts: Table<FactSaid> = {
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

export const missed: Table<MissedSaid> = {
  ...convoyMissed,
  ...coreMissed,
  ...dislodgementMissed,
  ...failureMissed,
  ...strengthMissed,
  ...supportMissed,
};
