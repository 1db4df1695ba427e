import type { MovementRuleId } from '../../rules/rule.ts';
import type { SettledRows } from '../decision.ts';
import type { RulesOf } from '../movement-rules.ts';
import type { Outcome } from '../ruling.ts';
import { GOES_ABOARD, PASSAGES } from './fleet-fact.ts';
import type {
  FleetAdjustmentFactType,
  FleetFactType,
  FleetIllegalReason,
  FleetRetreatFactType,
  FleetVoidReason,
  Passage,
} from './fleet-fact.ts';

/*
 * The rows of the Army/Fleet module in the tables of facts: what each settles, and by which rule it follows.
 */

export const FLEET_SETTLED: SettledRows<FleetFactType> = {
  passage({ unit, why }) {
    const isOpen = PASSAGES[why];
    return isOpen && !GOES_ABOARD.includes(why)
      ? [[`path ${unit}`, true]]
      : [
          [`path ${unit}`, isOpen],
          [`move ${unit}`, isOpen],
        ];
  },
  'move-follows': ({ unit, succeeds }) => [[`move ${unit}`, succeeds]],
  cycle: () => [],
  starves: () => [],
  displaced: () => [],
};

const PASSAGE_RULES: Readonly<Record<Passage, MovementRuleId>> = {
  sails: 'boarding',
  unattacked: 'boarding',
  attacked: 'boarding',
  ferried: 'ferry',
  'ferry-lost': 'convoy-broken',
  undisturbed: 'landing-undisturbed',
  disrupted: 'landing-disrupted',
  carried: 'carrying',
  'not-carried': 'carrying',
  landed: 'fleet-of-landing',
  'with-army': 'landing-disrupted',
  recalled: 'landing-fails',
  'land-ahead': 'landing-disrupted',
  'cycle-open': 'circular-orders',
  'cycle-closed': 'circular-orders',
};

export const FLEET_RULES: RulesOf<FleetFactType, MovementRuleId> = {
  passage: ({ why }) => PASSAGE_RULES[why],
  cycle: ({ end }) => (end === 'rotates' ? 'rotation' : 'circular-orders'),
  'move-follows': 'circular-orders',
  starves: 'starvation',
  displaced: 'right-hand',
};

export const FLEET_LATER_RULES: RulesOf<FleetRetreatFactType | FleetAdjustmentFactType> = {
  'turns-right': 'right-hand',
  'army-lost': 'retreat-with-army',
  'goes-with-fleet': 'removal-with-army',
  'removes-army': 'removal-with-army',
};

export const FLEET_ILLEGAL_RULES: Readonly<
  Record<Exclude<FleetIllegalReason, 'not-of-the-edition'>, MovementRuleId>
> = {
  'boards-nothing': 'board-legal',
  'boards-afar': 'board-legal',
  'lands-afar': 'land-legal',
  'nobody-aboard': 'land-legal',
  'lands-at-once': 'land-legal',
  'fleet-elsewhere': 'land-legal',
  'aboard-ashore': 'fleet-with-army',
  'aboard-ferry': 'fleet-with-army',
  'support-elsewhere': 'fleet-of-landing',
  'lands-together': 'fleet-of-landing',
};

export const FLEET_VOID_RULES: Readonly<Record<FleetVoidReason, MovementRuleId>> = {
  'two-boarders': 'one-meaning',
  'fleet-busy': 'boarding',
  'not-boarding': 'boarding',
  'fleet-ashore': 'fleet-with-army',
};

/** The outcome that its passage gives a move; null if that is not settled yet. */
export const PASSAGE_OUTCOMES: Readonly<Record<Passage, Outcome | null>> = {
  sails: 'succeeds',
  unattacked: 'succeeds',
  attacked: 'attacked',
  ferried: null,
  'ferry-lost': 'no-path',
  undisturbed: null,
  disrupted: 'disrupted',
  carried: null,
  'not-carried': 'no-path',
  landed: null,
  'with-army': null,
  recalled: 'recalled',
  'land-ahead': 'disrupted',
  'cycle-open': null,
  'cycle-closed': 'disrupted',
};
