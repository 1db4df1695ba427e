import { spaceOf } from '../../../board/board.ts';
import { formatLocation } from '../../../board/names.ts';
import type {
  FleetAdjustmentFactType,
  FleetRetreatFactType,
} from '../../../trace/army-fleet/fleet-fact.ts';
import { removesFarthest, type AdjustmentMessageRows } from '../phases/adjustments.ts';
import type { RetreatChipRows } from '../phases/phase-chips.ts';
import { dislodgedUnit } from '../phases/retreat-context.ts';
import type { RetreatMessageRows } from '../phases/retreat-phase.ts';
import { who } from '../who.ts';

/* The rows of the Army/Fleet module in the tables of messages about the phases after the moves. */

export const FLEET_RETREAT_MESSAGES: RetreatMessageRows<FleetRetreatFactType> = {
  'turns-right': ({ type: say, unit, to }, t) => ({
    say: 'army-fleet',
    before: null,
    message: { say, unit: dislodgedUnit(unit, t), to, given: t.step.because.length > 0 },
  }),
  'army-lost': ({ type: say, unit }, t) => ({
    say: 'army-fleet',
    before: null,
    message: { say, fleet: dislodgedUnit(spaceOf(unit), t) },
  }),
};

export const FLEET_RETREAT_CHIPS: RetreatChipRows<FleetRetreatFactType> = {
  'turns-right': ({ type: say, unit, to }) => ({
    say: 'army-fleet',
    chip: { say, unit: `F ${formatLocation(spaceOf(unit))}`, to: formatLocation(to) },
  }),
  'army-lost': ({ type: say, unit }) => ({
    say: 'army-fleet',
    chip: { say, unit: `A ${formatLocation(spaceOf(unit))}` },
  }),
};

export const FLEET_ADJUSTMENT_MESSAGES: AdjustmentMessageRows<FleetAdjustmentFactType> = {
  'goes-with-fleet': ({ type: say, unit }, { units }) => ({
    say: 'army-fleet',
    before: null,
    message: { say, fleet: who(spaceOf(unit.at), units) },
  }),
  // The army aboard is removed instead of the fleet (A/F IV.c): the message about the fleet may say why.
  'removes-army': (fact, t) => {
    const farthest = removesFarthest(fact, t);
    const isToldWhy = farthest.say === 'removes-farthest' && !farthest.nobody;
    const { power, unit } = farthest;
    return {
      say: 'army-fleet',
      before: isToldWhy ? farthest : null,
      message: isToldWhy ? { say: 'army-first' } : { say: 'army-of-last', power, fleet: unit },
    };
  },
};
