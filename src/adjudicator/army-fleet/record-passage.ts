import type { FactOf, UnitAt } from '../../trace/fact.ts';
import type { Passage, Spare } from '../../trace/army-fleet/fleet-fact.ts';
import {
  convoyOf,
  convoyStep,
  firstAttacker,
  firstSupport,
  goalOf,
  moveOf,
  moveStep,
  NOBODY,
  NONE,
  pathOf,
  pathStep,
  supportOf,
  supportStep,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { NO, YES } from '../decision.ts';
import { addStep } from '../record/add-step.ts';
import type { TurnState } from '../turn-state.ts';
import { chainOf, isMover, nameOf, samePower } from '../unit-row.ts';
import {
  BOARDS,
  CONVOY,
  FERRIED,
  LANDS_AFTER,
  LANDS_FERRIED,
  LANDS_FIRST,
  needsPath,
  SAILS_ON,
  STRAIGHT,
  wayTaken,
} from '../ways.ts';
import { armyAboard, boardersOf, fleetOf } from './berths.ts';
import { ownFerries } from './match.ts';
import { foreignAttackers } from './paths.ts';

/** A passage as its fact states it, with the steps that it rests on. */
interface Stated {
  readonly why: Passage;
  readonly premises: readonly number[];
  readonly by?: UnitRow;
  readonly support?: UnitRow;
  readonly spared?: FactOf<'passage'>['spared'];
}

/** Records whether a mover has what it needs on its way, by its equation or by the cycle that is being settled. */
export function recordPassage(mover: UnitRow, state: TurnState): number {
  if (!state.steps) return NONE;
  const cycle = state.module?.settling ?? NONE;
  const { why, premises, by, support, spared } =
    cycle === NONE ? stated(mover, state) : settledByCycle(mover, cycle);
  const named = (unit: UnitRow | undefined): UnitAt | null =>
    unit === undefined || unit === NOBODY ? null : nameOf(unit, state);
  const fact = {
    type: 'passage',
    unit: nameOf(mover, state),
    why,
    by: named(by),
    support: named(support),
    spared: spared ?? [],
  } as const;
  return addStep(state, fact, premises);
}

const settledByCycle = (mover: UnitRow, cycle: number): Stated => ({
  why: pathOf[mover] === YES ? 'cycle-open' : 'cycle-closed',
  premises: [cycle],
});

function stated(mover: UnitRow, state: TurnState): Stated {
  switch (wayTaken(mover)) {
    case STRAIGHT:
    case CONVOY:
      throw new Error('no way of the module');
    case BOARDS:
      return boarding(mover, state);
    case FERRIED:
      return crossing(mover);
    case LANDS_FIRST:
      return pathOf[mover] === YES ? undisturbed(mover, state) : disrupted(mover, state);
    case LANDS_AFTER: {
      const fleet = fleetOf(mover, state);
      return carriedBy([fleet, ...boardersOf(mover, state)], mover);
    }
    case LANDS_FERRIED:
      return carriedBy([state.module!.ferried.get(mover) ?? NOBODY], mover);
    case SAILS_ON:
      return sailing(mover, state);
  }
}

function boarding(army: UnitRow, state: TurnState): Stated {
  const fleet = fleetOf(goalOf[army]!, state);
  const attackers = foreignAttackers(fleet, fleet);
  const isMoving = isMover(fleet);
  if (pathOf[army] !== YES) {
    const by = attackers.find((each) => pathOf[each] === YES) ?? NOBODY;
    const failure = isMoving ? [moveStep[fleet]!] : [];
    return {
      why: 'attacked',
      by,
      premises: [...failure, ...[by].filter(needsPath).map(pathStepOf)],
    };
  }
  if (isMoving && moveOf[fleet] === YES) return { why: 'sails', premises: [moveStep[fleet]!] };
  return { why: 'unattacked', premises: attackers.map(pathStepOf) };
}

const pathStepOf = (mover: UnitRow): number => pathStep[mover]!;

function crossing(army: UnitRow): Stated {
  const ferries = ownFerries(army);
  const by = ferries.find((fleet) => convoyOf[fleet] === YES);
  if (by !== undefined) return { why: 'ferried', by, premises: [convoyStep[by]!] };
  return { why: 'ferry-lost', premises: ferries.map((fleet) => convoyStep[fleet]!) };
}

/** The supports of an attack that count against a landing: those by powers other than the fleet's (IV.e). */
const hostileSupports = (attacker: UnitRow, fleet: UnitRow): readonly UnitRow[] =>
  chainOf(firstSupport[attacker]!).filter((each) => !samePower(each, fleet));

function undisturbed(army: UnitRow, state: TurnState): Stated {
  const fleet = fleetOf(army, state);
  if (!isMover(fleet)) {
    const attackers = chainOf(firstAttacker[fleet]!);
    return { why: 'undisturbed', premises: attackers.map((each) => moveStep[each]!) };
  }
  const attackers = foreignAttackers(fleet, fleet);
  const excuseOf = (attacker: UnitRow): Spare =>
    hostileSupports(attacker, fleet).every((each) => supportOf[each] === NO)
      ? 'unsupported'
      : 'fails';
  return {
    why: 'undisturbed',
    spared: attackers.map((each) => ({ unit: nameOf(each, state), excuse: excuseOf(each) })),
    premises: attackers.flatMap((each) =>
      excuseOf(each) === 'fails'
        ? [moveStep[each]!]
        : hostileSupports(each, fleet).map((support) => supportStep[support]!),
    ),
  };
}

function disrupted(army: UnitRow, state: TurnState): Stated {
  const fleet = fleetOf(army, state);
  if (!isMover(fleet)) {
    const by = chainOf(firstAttacker[fleet]!).find((each) => moveOf[each] === YES) ?? NOBODY;
    return { why: 'disrupted', by, premises: [moveStep[by]!] };
  }
  for (const by of foreignAttackers(fleet, fleet)) {
    const support = hostileSupports(by, fleet).find((each) => supportOf[each] === YES);
    if (moveOf[by] === YES && support !== undefined)
      return { why: 'disrupted', by, support, premises: [moveStep[by]!, supportStep[support]!] };
  }
  throw new Error('nothing disrupts the landing');
}

/** `units`: all that must succeed; a fleet that follows no order to move has no step. */
function carriedBy(units: readonly UnitRow[], landing: UnitRow): Stated {
  if (pathOf[landing] === YES)
    return { why: 'carried', premises: units.map((unit) => moveStep[unit]!) };
  const by = units.find((unit) => !isMover(unit) || moveOf[unit] !== YES) ?? NOBODY;
  return { why: 'not-carried', by, premises: isMover(by) ? [moveStep[by]!] : [] };
}

function sailing(fleet: UnitRow, state: TurnState): Stated {
  const army = armyAboard(fleet, state);
  if (moveOf[army] === YES) return { why: 'landed', premises: [moveStep[army]!] };
  if (pathOf[army] === YES)
    return { why: 'recalled', premises: [pathStep[army]!, moveStep[army]!] };
  const why = pathOf[fleet] === YES ? 'with-army' : 'land-ahead';
  return { why, premises: [pathStep[army]!] };
}
