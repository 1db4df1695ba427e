import { spaceOf } from '../board/board.ts';
import { NATIONALITY } from '../board/powers.ts';
import type { AdjustmentFact, AdjustmentFactOf, Remoteness } from '../trace/adjustment-fact.ts';
import type { AdjustmentTurn } from '../trace/phase-turn.ts';
import type { Step } from '../trace/step.ts';
import { adjustmentIllegal } from './adjustment-legality.ts';
import {
  adjustmentTelling,
  aUnit,
  countOf,
  holdings,
  unitThere,
  type AdjustmentTelling,
} from './adjustment-telling.ts';
import { kindAt, placeName, spaceName } from './names.ts';
import { repairTold } from './repaired.ts';
import { capitalised, counted, listed, numberWord, possessive } from './words.ts';

function captures(
  { centre, by, from }: AdjustmentFactOf<'captures'>,
  { units }: AdjustmentTelling,
): string {
  const whose = from === null ? '' : ` from ${from}`;
  return `${by} takes ${spaceName(centre)}${whose}: its ${kindAt(centre, units)} stands there at the end of Fall.`;
}

function adjustment(count: AdjustmentFactOf<'adjustment'>, { turn }: AdjustmentTelling): string {
  const { power, centres, units } = count;
  const has = `${power} has ${holdings(count)}`;
  const left = units - centres;
  if (left === 0) return units === 0 ? `${has}: it is out.` : `${has}, so nothing changes.`;
  if (left > 0) {
    const which = centres === 0 ? 'all of them' : numberWord(left);
    return `${has}, so it must remove ${units === 1 ? 'it' : which}.`;
  }
  const may = turn.edition.choices.waiving ? 'may' : 'must, if it can,';
  return `${has}, so it ${may} build ${numberWord(-left)}.`;
}

function builds({ power, unit }: AdjustmentFactOf<'builds'>): string {
  const where = unit.at === spaceOf(unit.at) ? 'in' : 'on';
  return `${power} builds ${aUnit(unit)} ${where} ${placeName(unit.at)}: its home centre is free.`;
}

function waives(
  { power, builds: number, reason }: AdjustmentFactOf<'waives'>,
  t: AdjustmentTelling,
): string {
  const unit = number === 1 ? 'one unit' : counted(number, 'unit');
  switch (reason) {
    case 'ordered':
      return `${power} declines to build ${unit}.`;
    case 'no-order':
      return `${power} could build ${unit}${done(t)}, but ${number === 1 ? 'does not order it' : 'orders none'}.`;
    case 'no-centre':
      return `${power} has a right to ${unit}${done(t)}, but no free home centre for ${number === 1 ? 'it' : 'them'}.`;
  }
}

/** ` more`, if orders have built or declined something before. */
const done = ({ step }: AdjustmentTelling): string => (step.because.length > 1 ? ' more' : '');

const NO_WAY = 'from which no way leads there';

function away({ distance }: Remoteness): string {
  if (distance === null) return NO_WAY;
  if (distance === 0) return 'which is there already';
  return `${counted(distance, 'move')} away`;
}

/** Why of several units that are as far this one goes: a fleet before an army, then the alphabet. */
function decidedBy(first: Remoteness, ties: readonly Remoteness[], t: AdjustmentTelling): string {
  const kindOf = ({ unit }: Remoteness) => t.units.get(unit)?.kind;
  const names = (list: readonly Remoteness[]) => listed(list.map(({ unit }) => spaceName(unit)));
  const armies = ties.filter((one) => kindOf(one) !== kindOf(first));
  const alike = ties.filter((one) => kindOf(one) === kindOf(first));
  const is = (list: readonly Remoteness[]) => (list.length === 1 ? 'is' : 'are');
  const units = (list: readonly Remoteness[], noun: string) =>
    `the ${noun} in ${names(list)} ${is(list)} as far`;
  const army = armies.length === 1 ? 'army' : 'armies';
  const same = kindOf(first) === 'A' ? ['army', 'armies'] : ['fleet', 'fleets'];
  return [
    armies.length > 0 ? ` ${units(armies, army)}, but a fleet goes first.` : '',
    alike.length > 0
      ? ` ${units(alike, same[alike.length === 1 ? 0 : 1] ?? '')}, but ${spaceName(first.unit)} comes first in the alphabet.`
      : '',
  ].join('');
}

function removesUnordered(
  { power, unit, among }: AdjustmentFactOf<'removes-unordered'>,
  t: AdjustmentTelling,
): string {
  const [first, ...others] = among;
  const name = unitThere(unit);
  if (first === undefined || others.length === 0)
    return `${possessive(power)} last unit, ${name}, is removed.`;
  const { removal } = t.turn.edition.choices;
  const from = removal === 'owned-over-land-and-sea' ? 'its centres' : 'home';
  const ties = others.filter(({ distance }) => distance === first.distance);
  const whose = `nobody says which ${NATIONALITY[power]} unit goes`;
  if (ties.length === others.length && first.distance === null)
    return `${whose}, and none has a way to ${from === 'home' ? from : 'a centre'}: ${name} is removed.${decidedBy(first, ties, t)}`;
  return `${whose}, so it is the one farthest from ${from}: ${name}, ${away(first)}.${decidedBy(first, ties, t)}`;
}

/** How each fact of an adjustment phase is told. */
const SENTENCES: {
  readonly [T in AdjustmentFact['type']]: (
    fact: AdjustmentFactOf<T>,
    t: AdjustmentTelling,
  ) => string;
} = {
  'adjustment-repaired': ({ order, repair }, { units }) => {
    const { power, unit } = order;
    if (order.type === 'remove')
      return repairTold({ type: 'hold', power, unit: order.unit }, repair, units);
    const piece = { kind: unit.kind ?? 'F', at: unit.at } as const;
    const build = { type: 'move', power, unit: piece, to: unit.at, viaConvoy: false } as const;
    return repairTold(build, repair, new Map());
  },
  captures,
  adjustment,
  'adjustment-illegal': adjustmentIllegal,
  builds,
  waives,
  removes: ({ power, unit }, t) => {
    const count = countOf(power, t);
    const removes = `${power} removes ${unitThere(unit)}.`;
    return count ? `with ${holdings(count)}, ${removes}` : removes;
  },
  'removes-unordered': removesUnordered,
};

/** What a step of an adjustment phase decides and why, in a sentence or two for a reader who knows no jargon. */
export function adjustmentSentence(step: Step<AdjustmentFact>, turn: AdjustmentTurn): string {
  const tell = SENTENCES[step.fact.type] as (fact: AdjustmentFact, t: AdjustmentTelling) => string;
  return capitalised(tell(step.fact, adjustmentTelling(step, turn)));
}
