import { spaceOf, type SpaceId } from '../../../board/board.ts';
import { formatLocation } from '../../../board/names.ts';
import { PASSAGES } from '../../../trace/army-fleet/fleet-fact.ts';
import type { FleetFactType, FleetVoidReason } from '../../../trace/army-fleet/fleet-fact.ts';
import type { Fact, FactOf } from '../../../trace/fact.ts';
import { destination, hasFailed, type Context } from '../context.ts';
import type { FactMessage, MessageRows } from '../fact.ts';
import { pieceShort } from '../notation.ts';
import { ordered, type ChipMessage, type ChipRows } from '../turn/chips.ts';
import type { WeightRows } from '../turn/reason.ts';
import { who } from '../who.ts';
import { fleetLoop } from './fleet-loop.ts';
import type { ArmyFleetChip, ArmyFleetMessage, BoardingReason } from './fleet-message.ts';

/* The rows of the Army/Fleet module in the tables of messages. */

function passage(fact: FactOf<'passage'>, t: Context): ArmyFleetMessage {
  const { unit, why, by, support, spared } = fact;
  const order = t.orders.get(unit);
  const sea = spaceOf(order?.type === 'board' ? order.onto : (ferryOf(fact) ?? unit));
  return {
    say: 'passage',
    why,
    unit: who(unit, t.units),
    to: destination(unit, t) ?? sea,
    sea,
    fleet: who(sea, t.units),
    by: by === null ? null : who(by, t.units),
    isSupported: support !== null || spared.some(({ excuse }) => excuse === 'unsupported'),
    hasFailed: hasFailed(unit, t),
  };
}

/** The fleet that has a ferried army aboard. */
const ferryOf = ({ why, by }: FactOf<'passage'>): SpaceId | null => (why === 'ferried' ? by : null);

function cycle(fact: FactOf<'cycle'>, t: Context): ArmyFleetMessage {
  const { core, landings, outcomes, end } = fact;
  return {
    say: 'cycle',
    units: [...new Set([...core, ...landings])].map((unit) => who(unit, t.units)),
    loop: end === 'holds' ? fleetLoop(fact, t) : null,
    outcomes,
    end,
  };
}

const moveFollows = (
  { unit, to, succeeds }: FactOf<'move-follows'>,
  { units }: Context,
): ArmyFleetMessage => ({ say: 'move-follows', unit: who(unit, units), to, succeeds });

const starves = ({ unit }: FactOf<'starves'>, { units }: Context): ArmyFleetMessage => ({
  say: 'starves',
  fleet: who(spaceOf(unit), units),
});

const displaced = (
  { unit, facing, to }: FactOf<'displaced'>,
  { units }: Context,
): ArmyFleetMessage => ({ say: 'displaced', unit: who(unit, units), facing, to });

const ofModule =
  <F extends Fact>(message: (fact: F, t: Context) => ArmyFleetMessage) =>
  (fact: F, t: Context): FactMessage => ({ say: 'army-fleet', message: message(fact, t) });

export const FLEET_MESSAGES: MessageRows<FleetFactType> = {
  passage: ofModule(passage),
  cycle: ofModule(cycle),
  'move-follows': ofModule(moveFollows),
  starves: ofModule(starves),
  displaced: ofModule(displaced),
};

const voidBoarding = (why: BoardingReason): MessageRows<'void'>['void'] =>
  ofModule(({ unit }, { units }) => ({ say: 'void-boarding', unit: who(unit, units), why }));

export const FLEET_VOID_MESSAGES: Readonly<Record<FleetVoidReason, MessageRows<'void'>['void']>> = {
  'fleet-busy': voidBoarding('fleet-busy'),
  'fleet-ashore': voidBoarding('fleet-ashore'),
  'two-boarders': voidBoarding('two-boarders'),
  'not-boarding': ofModule(({ unit }, { units }) => ({
    say: 'void-landing',
    unit: who(unit, units),
  })),
};

const chipOf = (chip: ArmyFleetChip): ChipMessage => ({ say: 'army-fleet', chip });

export const FLEET_CHIPS: ChipRows<FleetFactType> = {
  passage: ({ type: say, unit, why }, t) =>
    chipOf({ say, order: ordered(unit, t), open: PASSAGES[why] }),
  cycle: ({ type: say, core, landings }, t) =>
    chipOf({
      say,
      units: [...new Set([...core, ...landings])].map((unit) => pieceShort(unit, t.units)),
    }),
  'move-follows': ({ type: say, unit, succeeds }, t) =>
    chipOf({ say, order: ordered(unit, t), succeeds }),
  starves: ({ type: say, unit }, t) => chipOf({ say, unit: pieceShort(unit, t.units) }),
  displaced: ({ type: say, unit, to }, t) =>
    chipOf({ say, unit: pieceShort(unit, t.units), to: formatLocation(to) }),
};

/** How much each explains (`reason.ts`). */
export const FLEET_WEIGHTS: WeightRows<FleetFactType> = {
  cycle: () => 12,
  passage: ({ why }) => (PASSAGES[why] ? 4 : 9),
  starves: () => 9,
  'move-follows': () => 0,
  displaced: () => 0,
};
