import { spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import { PASSAGES } from '../../trace/army-fleet/fleet-fact.ts';
import type { Fact, FactOf, UnitAt } from '../../trace/fact.ts';
import type { CycleEnd, Passage } from '../../trace/army-fleet/fleet-fact.ts';
import { orderShort, pieceShort } from './notation.ts';
import { destination, hasFailed, type Context } from './context.ts';
import { fleetLoop, type FleetLoop } from './fleet-loop.ts';
import { who, type Who } from './who.ts';

/** Why an army cannot board a fleet, whatever the outcome of the moves. */
export type BoardingReason = 'fleet-busy' | 'fleet-ashore' | 'two-boarders';

/** Messages about the Army/Fleet module. */
export type ArmyFleetMessage =
  | {
      readonly say: 'passage';
      readonly why: Passage;
      readonly unit: Who;
      /** Where the unit goes: a place, or for a boarding army the sea of the fleet. */
      readonly to: Location;
      /** The sea of the fleet, and the fleet. */
      readonly sea: SpaceId;
      readonly fleet: Who;
      readonly by: Who | null;
      /** An attack takes the sea with support, or takes it, but without. */
      readonly isSupported: boolean;
      /** The move has failed already. */
      readonly hasFailed: boolean;
    }
  | {
      readonly say: 'cycle';
      readonly units: readonly Who[];
      /** Null if it is not as simple as that. */
      readonly loop: FleetLoop | null;
      readonly outcomes: number;
      readonly end: CycleEnd;
    }
  | {
      readonly say: 'move-follows';
      readonly unit: Who;
      readonly to: Location;
      readonly succeeds: boolean;
    }
  | { readonly say: 'starves'; readonly fleet: Who }
  | { readonly say: 'void-boarding'; readonly unit: Who; readonly why: BoardingReason }
  | { readonly say: 'void-landing'; readonly unit: Who }
  | {
      readonly say: 'displaced';
      readonly unit: Who;
      readonly facing: Location;
      readonly to: Location;
    };

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

/** The message for a fact of the module, or for one of its void orders. */
export function armyFleetMessage(fact: Fact, t: Context): ArmyFleetMessage {
  switch (fact.type) {
    case 'passage':
      return passage(fact, t);
    case 'cycle':
      return cycle(fact, t);
    case 'move-follows':
      return moveFollows(fact, t);
    case 'starves':
      return starves(fact, t);
    case 'displaced':
      return displaced(fact, t);
    case 'void':
      return voidOrder(fact, t);
    default:
      throw new Error(`no fact of the module: ${fact.type}`);
  }
}

function voidOrder({ unit, reason }: FactOf<'void'>, { units }: Context): ArmyFleetMessage {
  switch (reason) {
    case 'fleet-busy':
    case 'fleet-ashore':
    case 'two-boarders':
      return { say: 'void-boarding', unit: who(unit, units), why: reason };
    default:
      return { say: 'void-landing', unit: who(unit, units) };
  }
}

/** A fact of the module in short. */
export type ArmyFleetChip =
  | { readonly say: 'passage'; readonly order: string; readonly open: boolean }
  | { readonly say: 'cycle'; readonly units: readonly string[] }
  | { readonly say: 'move-follows'; readonly order: string; readonly succeeds: boolean }
  | { readonly say: 'starves'; readonly unit: string }
  | { readonly say: 'displaced'; readonly unit: string; readonly to: string };

export function armyFleetChip(fact: Fact, t: Context): ArmyFleetChip {
  const piece = (unit: UnitAt): string => pieceShort(unit, t.units);
  const ordered = (unit: UnitAt): string => {
    const order = t.orders.get(unit);
    return order === undefined ? piece(unit) : orderShort(order);
  };
  switch (fact.type) {
    case 'passage':
      return { say: fact.type, order: ordered(fact.unit), open: PASSAGES[fact.why] };
    case 'cycle':
      return { say: fact.type, units: [...new Set([...fact.core, ...fact.landings])].map(piece) };
    case 'move-follows':
      return { say: fact.type, order: ordered(fact.unit), succeeds: fact.succeeds };
    case 'starves':
      return { say: fact.type, unit: piece(fact.unit) };
    case 'displaced':
      return { say: fact.type, unit: piece(fact.unit), to: formatLocation(fact.to) };
    default:
      throw new Error(`no fact of the module: ${fact.type}`);
  }
}
