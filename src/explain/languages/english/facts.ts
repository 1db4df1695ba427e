import type { EnglishGrammar } from './grammar.ts';
import type { MessageTable } from '../language.ts';
import type { NearMissMessage } from '../../messages/near-miss.ts';
import type { FactMessage } from '../../messages/fact.ts';
import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import { convoy, convoyNearMisses } from './convoy.ts';
import { cycleNearMisses, cycles } from './cycle.ts';
import { failure, failureNearMisses, movement } from './movement.ts';
import { legality, repaired, voided } from './orders.ts';
import { dislodgement, dislodgementNearMisses } from './retreats.ts';
import { strength, strengthNearMisses, support, supportNearMisses } from './strength.ts';

export const facts = (g: EnglishGrammar): MessageTable<FactMessage> => ({
  'army-fleet': ({ message }) => ARMY_FLEET_WORDS.row('en').sentence(message),
  ...convoy(g),
  ...cycles(g),
  ...dislodgement(g),
  ...failure(g),
  ...legality(g),
  ...movement(g),
  ...repaired(g),
  ...strength(g),
  ...support(g),
  ...voided(g),
});

export const nearMisses = (g: EnglishGrammar): MessageTable<NearMissMessage> => ({
  ...convoyNearMisses(g),
  ...cycleNearMisses,
  ...dislodgementNearMisses(g),
  ...failureNearMisses(g),
  ...strengthNearMisses(g),
  ...supportNearMisses(g),
});
