import { spaceOf } from '../../board/board.ts';
import type { Fact } from '../../trace/fact.ts';
import { citationOf } from '../../trace/rule-of.ts';
import type { Step } from '../../trace/step.ts';
import type { Turn } from '../../trace/turn.ts';
import { mover } from '../movement.ts';
import { placeName, spaceName, unitIn, unitName, unitsOwn } from '../names.ts';
import { sentence } from '../sentences.ts';
import { excuse } from '../support.ts';
import { telling, type Telling } from '../telling.ts';
import { capitalised, listed, numberWord } from '../words.ts';
import type { Condition, ConditionKind, ConditionOf, Strength } from './condition.ts';

type Sentences = {
  readonly [K in ConditionKind]: (condition: ConditionOf<K>, t: Telling, turn: Turn) => string;
};

/** How each condition is told, met or not. Where a fact says the same, it is that fact's sentence. */
const SENTENCES: Sentences = {
  legal: ({ order, reason }, _, turn) =>
    reason === null ? 'the order is legal.' : asFact({ type: 'illegal', order, reason }, turn),
  'one-meaning': ({ met, orders }, t) =>
    met
      ? `of its ${numberWord(orders)} different orders this is the one that counts: the ${t.edition.choices.severalOrders}.`
      : t.edition.choices.severalOrders === 'none'
        ? `the unit was given ${numberWord(orders)} different orders, so it follows none of them.`
        : `the unit was given ${numberWord(orders)} different orders, and the ${t.edition.choices.severalOrders} of them counts.`,
  matches,
  path: ({ unit, met, fleets, broken }, _, turn) =>
    met
      ? asFact({ type: 'path', unit, fleets }, turn)
      : asFact({ type: 'no-path', unit, broken }, turn),
  'own-unit': ({ unit, met, to }, t, turn) =>
    met
      ? `${unitIn(to, t.units)}, of its own power, leaves.`
      : asFact({ type: 'move-blocked', unit, to, by: to }, turn),
  free: ({ to, leaves }, t) =>
    leaves ? `${unitIn(to, t.units)} leaves.` : `${spaceName(to)} is empty.`,
  beats,
  uncut,
  withstands,
  unattacked: ({ unit }, t) => `no one attacks ${unitIn(unit, t.units)}.`,
  circle: ({ core }) =>
    `${listed(core.map(unitName))} wait for one another in a circle, and the rule lets them all go.`,
  paradox: ({ unit, convoys }, t) => {
    const whose = listed(convoys.map(unitsOwn));
    const cause = `the paradox of ${whose} convoy${convoys.length === 1 ? '' : 's'}`;
    return t.orders.get(unit)?.type === 'convoy'
      ? `${cause} breaks the convoy.`
      : `${cause} stops the move.`;
  },
};

/** A step after all others: everything that was decided may be looked up. */
function atTheEnd(fact: Fact, { ruling: { steps }, edition }: Turn): Step {
  return { id: steps.length, fact, because: [], citation: citationOf(fact, edition) };
}

/** The sentence of a fact that no step of the turn has recorded. */
const asFact = (fact: Fact, turn: Turn): string => sentence(atTheEnd(fact, turn), turn);

function matches(
  { unit, met, order, reason }: ConditionOf<'matches'>,
  t: Telling,
  turn: Turn,
): string {
  if (!met && reason !== null) {
    const kind = order.type === 'move' || order.type === 'convoy' ? order.type : 'support';
    return asFact({ type: 'void', unit, kind, reason }, turn);
  }
  if (order.type === 'move') return 'fleets are ordered to make a way for the army.';
  if (order.type === 'hold') return 'the order asks for nothing else.';
  const at = spaceOf(order.target.at);
  if (order.type === 'support-hold')
    return `${unitIn(at, t.units)} is not ordered to move, so it can be supported in place.`;
  const name = order.type === 'convoy' ? unitIn(at, t.units) : unitName(at);
  return `${name} is ordered to ${placeName(order.to)}, just as the order says.`;
}

const numbers = (attack: Strength, against: Strength): string =>
  `${String(attack.value)} against ${String(against.value)}`;

/** Supports that help only against others. */
function uncounted({ uncounted: names }: Strength): string {
  if (names.length === 0) return '';
  const does = names.length === 1 ? 'support does' : 'supports do';
  return ` ${listed(names.map(unitsOwn))} ${does} not count, because no power can help to dislodge a unit of its own.`;
}

function beats(condition: ConditionOf<'beats'>, t: Telling): string {
  const { unit, met, to, role, other, attack, against, powerless } = condition;
  const name = mover(unit, t);
  const rival = mover(other, t);
  const score = `${numbers(attack, against)}.${uncounted(attack)}`;
  const stronger = met ? 'stronger' : 'not stronger';
  switch (role) {
    case 'hold':
      return `${name} is ${stronger} than ${unitIn(other, t.units)}, ${score}`;
    case 'defend':
      return `${name} is ${stronger} than ${rival}, which comes the other way, ${score}`;
    case 'prevent':
      if (powerless === 'no-path') return `${rival}, ordered there too, never arrives.`;
      if (powerless === 'beaten')
        return `${rival}, ordered there too, is dislodged from ${spaceName(to)} and cannot stop it.`;
      return `${name} is ${stronger} than ${rival}, which is ordered there too, ${score}`;
  }
}

function uncut(condition: ConditionOf<'uncut'>, t: Telling): string {
  const { unit, by, excuse: why, dislodges, attack, against } = condition;
  if (why === null) {
    return dislodges
      ? `${mover(by, t)} dislodges ${unitIn(unit, t.units)}, ${numbers(attack, against)}, and that cuts the support.`
      : `${mover(by, t)} attacks ${spaceName(unit)}, and that cuts the support.`;
  }
  const weak = why === 'from-target' ? ', and only dislodging its unit would cut it' : '';
  return `${unitsOwn(by)} attack does not cut the support: ${excuse([by], why, t)}${weak}.`;
}

function withstands(condition: ConditionOf<'withstands'>, t: Telling): string {
  const { unit, by, because, attack, against } = condition;
  const name = mover(by, t);
  const there = unitIn(unit, t.units);
  switch (because) {
    case null:
      return `${name} attacks and dislodges ${there}, ${numbers(attack, against)}.`;
    case 'no-path':
      return `${name}, ordered to attack ${there}, never arrives.`;
    case 'own-power':
      return `${name} cannot dislodge ${there}, which is of its own power.`;
    case 'too-weak':
      return `${name} attacks ${there} and is not stronger, ${numbers(attack, against)}.${uncounted(attack)}`;
    case 'kept-out':
      return `${name} attacks and is stronger than ${there}, ${numbers(attack, against)}, but a rival keeps it out.`;
    case 'stopped':
      return `${name} attacks ${there}, but a paradox stops it.`;
  }
}

/** One line of the checklist, as a sentence; whether it is met is in it, so that it can be read without the mark. */
export function conditionSentence(condition: Condition, turn: Turn): string {
  const tell = SENTENCES[condition.kind] as (
    condition: Condition,
    t: Telling,
    turn: Turn,
  ) => string;
  // What this step states is not told, only what is known by then.
  const end = atTheEnd({ type: 'hold', unit: condition.unit, ...ALONE }, turn);
  return capitalised(tell(condition, telling(end, turn), turn));
}

const ALONE = { bound: 'exactly', value: 1, supports: [] } as const;
