import type { UnitAt } from '../trace/fact.ts';
import type { RetreatTurn } from '../trace/phase-turn.ts';
import type { RetreatFact, RetreatFactOf } from '../trace/retreat-fact.ts';
import type { Step } from '../trace/step.ts';
import { placeName, spaceName } from './names.ts';
import { repairTold } from './repaired.ts';
import { retreatIllegal } from './retreat-legality.ts';
import { named, retreatTelling, type RetreatTelling } from './retreat-telling.ts';
import { capitalised, listed, numberWord } from './words.ts';

/** `the fleets in Norway and Edinburgh`, `the army in Holland and the fleet in Norway`. */
function together(units: readonly UnitAt[], t: RetreatTelling): string {
  const kinds = new Set(units.map((unit) => t.fallen.get(unit)?.kind));
  const kind = t.fallen.get(units[0] ?? 'ADR')?.kind;
  if (kinds.size > 1 || units.length === 1 || kind === undefined)
    return listed(units.map((unit) => named(unit, t)));
  const plural = kind === 'A' ? 'armies' : 'fleets';
  return `the ${plural} in ${listed(units.map(spaceName))}`;
}

function disbands({ unit, reason }: RetreatFactOf<'disbands'>, t: RetreatTelling): string {
  const name = named(unit, t);
  switch (reason) {
    case 'ordered':
      return `${name} is disbanded, as its order says: it leaves the board.`;
    case 'nowhere':
      return `${name} has nowhere to retreat to, so it is disbanded: it leaves the board.`;
    case 'no-order': {
      const which = t.step.because.length > 0 ? 'no order that it can follow' : 'no order';
      return `${name} has ${which}, so it is disbanded: it leaves the board.`;
    }
    case 'collision': {
      const met = t.step.because.map((id) => t.turn.ruling.steps[id]?.fact);
      const collision = met.find((fact) => fact?.type === 'retreats-collide');
      const others = (collision?.units ?? []).filter((one) => one !== unit);
      const who = others.length > 0 ? together(others, t) : 'another unit';
      const goes = others.length > 1 ? 'go' : 'goes';
      return `${name} is disbanded, because ${who} ${goes} to the same space.`;
    }
  }
}

function ambiguous(
  { unit, orders, followed }: RetreatFactOf<'retreat-ambiguous'>,
  t: RetreatTelling,
): string {
  const name = named(unit, t);
  const given = `${name} was given ${numberWord(orders.length)} different orders`;
  if (followed === null)
    return `${given}, so it follows ${orders.length === 2 ? 'neither' : 'none of them'}.`;
  const which = t.turn.edition.choices.severalOrders === 'first' ? 'first' : 'last';
  return `${given}: it follows the ${which}.`;
}

/** How each fact of a retreat phase is told. */
const SENTENCES: {
  readonly [T in RetreatFact['type']]: (fact: RetreatFactOf<T>, t: RetreatTelling) => string;
} = {
  'retreat-repaired': ({ order, repair }, t) => {
    // A power means its own dislodged unit rather than the one that has come.
    const own = [...t.fallen].filter(([, unit]) => unit.power === order.power);
    return repairTold(order, repair, new Map([...t.standing, ...own]));
  },
  'retreat-illegal': retreatIllegal,
  'retreat-ambiguous': ambiguous,
  'retreats-collide': ({ to, units }, t) => {
    const [all, none] = units.length === 2 ? ['both', 'neither'] : ['all', 'none of them'];
    return `${together(units, t)} are ${all} ordered to retreat to ${spaceName(to)}, so ${none} can.`;
  },
  'retreat-succeeds': ({ unit, to }, t) =>
    `${named(unit, t)} retreats to ${placeName(to)}: no other unit is ordered there.`,
  disbands,
};

/** What a step of a retreat phase decides and why, in a sentence for a reader who knows no jargon. */
export function retreatSentence(step: Step<RetreatFact>, turn: RetreatTurn): string {
  const tell = SENTENCES[step.fact.type] as (fact: RetreatFact, t: RetreatTelling) => string;
  return capitalised(tell(step.fact, retreatTelling(step, turn)));
}
