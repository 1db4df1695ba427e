import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cyclesOf } from '../../src/law/cycles.ts';
import { canReach, neighbours, spaceOf, type SpaceId } from '../../src/board/board.ts';
import type { Condition } from '../../src/ask/condition.ts';
import { conditions } from '../../src/ask/why-not.ts';
import { nearMiss, sentence } from '../../src/explain/in-words.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { nearMissMessage, type NearMissMessage } from '../../src/explain/messages/near-miss.ts';
import type { Order } from '../../src/orders/order.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import type { UnitAt } from '../../src/trace/fact.ts';
import type { RuledOrder } from '../../src/trace/ruling.ts';
import type { Step } from '../../src/trace/step.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { turns } from '../properties/turns.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import { shortTurn, turn as short } from '../support/short.ts';
import { inAllEditions, ruled } from './turns.ts';
import { SCENARIOS } from '../scenario/files.ts';

/*
 * What a near miss claims, worked out again from the position, the orders and the outcomes, without the steps of the trace.
 */

type Claims = {
  readonly [K in NearMissMessage['say']]: (
    message: Extract<NearMissMessage, { readonly say: K }>,
    turn: Turn,
    step: Step,
  ) => boolean;
};

/** The order that a unit follows, with its outcome. */
const followed = ({ ruling }: Turn, unit: UnitAt): RuledOrder | undefined =>
  ruling.orders.find(
    (row) => row.unit === unit && row.outcome !== 'illegal' && row.outcome !== 'ambiguous',
  );

const orderOf = (turn: Turn, unit: UnitAt): Order | null => followed(turn, unit)?.order ?? null;

const outcomeOf = (turn: Turn, unit: UnitAt) => followed(turn, unit)?.outcome;

const goal = (turn: Turn, unit: UnitAt): SpaceId | null => {
  const order = orderOf(turn, unit);
  return order?.type === 'move' ? spaceOf(order.to) : null;
};

const aim = (turn: Turn, unit: UnitAt): SpaceId | null => {
  const order = orderOf(turn, unit);
  if (order?.type === 'support-move') return spaceOf(order.to);
  return order?.type === 'support-hold' ? spaceOf(order.target.at) : null;
};

const attackerOf = ({ ruling }: Turn, unit: UnitAt): UnitAt | null =>
  ruling.dislodged.find((fallen) => fallen.unit === unit)?.by ?? null;

const powerOf = ({ position }: Turn, unit: UnitAt) =>
  position.units.find(({ at }) => spaceOf(at) === unit)?.power;

/** What the checklist says of a rival for the space that a move goes to. */
const rivalry = (
  turn: Turn,
  unit: UnitAt,
  rival: UnitAt,
): Extract<Condition, { kind: 'beats' }> | undefined =>
  conditions(turn, unit).find(
    (each): each is Extract<Condition, { kind: 'beats' }> =>
      each.kind === 'beats' && each.role === 'prevent' && each.other === rival,
  );

/** Whether a unit keeps another out of a space that both are ordered to. */
const keepsOut = (turn: Turn, unit: UnitAt, rival: UnitAt, to: SpaceId): boolean =>
  goal(turn, unit) === to &&
  goal(turn, rival) === to &&
  outcomeOf(turn, rival) !== 'succeeds' &&
  rivalry(turn, rival, unit)?.met === false;

/** What the checklist says of an attack on a support. */
const attackOn = (turn: Turn, supporter: UnitAt, by: UnitAt) =>
  conditions(turn, supporter).find(
    (each): each is Extract<Condition, { kind: 'uncut' }> =>
      each.kind === 'uncut' && each.by === by,
  );

const cuts = (turn: Turn, supporter: UnitAt, by: UnitAt): boolean =>
  goal(turn, by) === supporter &&
  outcomeOf(turn, supporter) === 'cut' &&
  attackOn(turn, supporter, by)?.met === false;

const convoys = (turn: Turn, fleet: UnitAt, army: UnitAt): boolean => {
  const order = orderOf(turn, fleet);
  return order?.type === 'convoy' && spaceOf(order.target.at) === army;
};

/** Whether these seas, all of them or some, lead an army to its destination. */
function leads(seas: readonly SpaceId[], from: SpaceId, to: SpaceId): boolean {
  const fleet = (at: SpaceId) => ({ kind: 'F', at }) as const;
  const reached = new Set(
    seas.filter((sea) => neighbours(fleet(sea)).some((next) => spaceOf(next) === from)),
  );
  for (const sea of reached)
    for (const next of seas) if (canReach(fleet(sea), next)) reached.add(next);
  return [...reached].some((sea) => canReach(fleet(sea), to));
}

const unitOf = ({ fact }: Step): UnitAt => {
  if (!('unit' in fact)) throw new Error(`${fact.type} is of no unit`);
  return fact.unit;
};

/** The outcomes of an army that has no route. */
const NOWHERE: readonly string[] = ['no-path', 'void'];

const CLAIMS: Claims = {
  'route-not-needed': ({ through }, turn, step) =>
    outcomeOf(turn, through) === 'disrupted' &&
    convoys(turn, through, unitOf(step)) &&
    outcomeOf(turn, unitOf(step)) !== 'no-path',
  'route-not-enough': ({ through }, turn, step) => {
    const to = goal(turn, unitOf(step));
    return (
      through.every((sea) => outcomeOf(turn, sea) === 'available') &&
      through.every((sea) => convoys(turn, sea, unitOf(step))) &&
      to !== null &&
      leads(through, unitOf(step), to) &&
      outcomeOf(turn, unitOf(step)) === 'no-path'
    );
  },
  'arriving-would-attack': ({ unit, to, value, fleets }, turn, { fact }) => {
    if (fact.type !== 'no-path') return false;
    const supports = turn.ruling.orders.filter(
      ({ order, outcome }) =>
        outcome === 'given' &&
        order?.type === 'support-move' &&
        spaceOf(order.target.at) === unit.at &&
        spaceOf(order.to) === to,
    );
    return (
      goal(turn, unit.at) === to &&
      outcomeOf(turn, unit.at) === 'no-path' &&
      value === 1 + supports.length &&
      fleets === fact.broken.length &&
      fact.broken.every((fleet) => attackerOf(turn, fleet) !== null)
    );
  },
  'staying-fits': ({ units }, turn, { fact }) => {
    if (fact.type !== 'rotation') return false;
    const cycles = cyclesOf(turn.position, turn.orders, turn.edition);
    const cycle = cycles.find(({ core }) => String(core) === String(fact.core));
    return cycle?.core.length === units && cycle.worlds.some(({ moves }) => moves.length === 0);
  },
  'blocked-keeps-out': ({ unit, to, kept }, turn) =>
    outcomeOf(turn, unit.at) === 'blocked' &&
    kept.length > 0 &&
    kept.every((rival) => keepsOut(turn, unit.at, rival.at, to)),
  'beaten-counts-elsewhere': ({ unit }, turn, step) =>
    goal(turn, unit.at) === goal(turn, unitOf(step)) &&
    attackerOf(turn, unit.at) === goal(turn, unitOf(step)) &&
    outcomeOf(turn, unitOf(step)) === 'succeeds' &&
    rivalry(turn, unitOf(step), unit.at)?.powerless === 'beaten',
  'blocked-counts': ({ unit, to }, turn, step) =>
    outcomeOf(turn, unit.at) === 'blocked' && keepsOut(turn, unit.at, unitOf(step), to),
  'dislodged-counts': ({ unit, to }, turn, step) => {
    const by = attackerOf(turn, unit.at);
    return by !== null && by !== to && keepsOut(turn, unit.at, unitOf(step), to);
  },
  barred: ({ rows }, turn, step) =>
    rows.every(({ reason, spaces }) =>
      spaces.every((space) => {
        const isTaken = turn.ruling.after.units.some(({ at }) => spaceOf(at) === space);
        switch (reason) {
          case 'occupied':
            return isTaken;
          case 'attacker-origin':
            return attackerOf(turn, unitOf(step)) === space;
          case 'stand-off':
            return (
              !isTaken &&
              turn.ruling.orders.filter(
                ({ unit, outcome }) => goal(turn, unit) === space && outcome !== 'succeeds',
              ).length > 1
            );
        }
      }),
    ),
  'attack-still-cuts': ({ by, unit }, turn, step) =>
    by.at === unitOf(step) && attackerOf(turn, by.at) !== null && cuts(turn, unit.at, by.at),
  'attack-still-keeps-out': ({ by, unit, to }, turn, step) =>
    by.at === unitOf(step) &&
    attackerOf(turn, by.at) !== null &&
    keepsOut(turn, by.at, unit.at, to),
  'counts-against-others': ({ supports, kept, to }, turn, step) =>
    supports.length > 0 &&
    kept.length > 0 &&
    supports.every(({ at }) => outcomeOf(turn, at) === 'given' && aim(turn, at) === to) &&
    kept.every(
      ({ at }) =>
        keepsOut(turn, unitOf(step), at, to) &&
        supports.every((supporter) =>
          rivalry(turn, at, unitOf(step))?.against.supports.includes(supporter.at),
        ),
    ),
  'support-in-place-lost': ({ supporter }, turn, step) =>
    orderOf(turn, supporter.at)?.type === 'support-hold' &&
    aim(turn, supporter.at) === unitOf(step) &&
    outcomeOf(turn, supporter.at) === 'void' &&
    turn.orders.some((order) => spaceOf(order.unit.at) === unitOf(step) && order.type === 'move'),
  'only-dislodging-cuts': ({ from, unit, dislodged }, turn, step) =>
    unit.at === unitOf(step) &&
    aim(turn, unit.at) === from &&
    goal(turn, from) === unit.at &&
    (dislodged
      ? attackerOf(turn, unit.at) === from && cuts(turn, unit.at, from)
      : outcomeOf(turn, unit.at) === 'given'),
  'dislodged-cuts': ({ unit }, turn, step) =>
    attackerOf(turn, unit.at) !== null && cuts(turn, unitOf(step), unit.at),
  'arriving-would-cut': ({ by, unit }, turn) =>
    outcomeOf(turn, unit.at) === 'given' &&
    NOWHERE.includes(outcomeOf(turn, by.at) ?? '') &&
    goal(turn, by.at) === unit.at &&
    powerOf(turn, by.at) !== powerOf(turn, unit.at) &&
    aim(turn, unit.at) !== by.at,
};

/** Turns with a kind that is rare among random ones. */
const RARE = [
  `F A LON - BEL
   F F NTH C A LON - BEL
   F A PIC S A LON - BEL
   F A BUR S A LON - BEL
   G A BEL H
   G F HOL - NTH
   G F DEN S F HOL - NTH`,
  `E A ALB S F TRI
   E F ADR - ION
   A F VEN H
   E F TRI S F ION - ALB
   A F APU H
   A F ION - ALB
   E F EAS S F ADR - ION`,
  `E F LON S F WAL - ENG
   E F WAL - ENG
   F A BRE - LON
   F F ENG C A BRE - LON
   I F IRI C A NAF - WAL
   I F MAO C A NAF - WAL
   I A NAF - WAL
   A F PIC H
   F F BEL - ENG
   A F NTH S F BEL - ENG`,
  `A A TRI - SER
   A A SER - BUL
   T A BUL - TRI
   T F AEG C A BUL - TRI
   T F ION C A BUL - TRI
   T F ADR C A BUL - TRI
   I F NAP - ION
   A A TYR - TRI
   A F GRE S A SER - BUL`,
  `E F AEG - CON
   A F ARM H
   A F BLA - ARM
   A F SEV H
   A F CON - ANK
   E F ANK S F BLA - ARM
   E F SMY S F AEG - CON`,
  `E F LYO S F TYS - WES
   A F MAO S F TUN - WES
   A F TUN - WES
   A F TYS - WES
   E F WES - TYS`,
  `E F GRE - AEG
   A A SER S F GRE
   A F ALB - GRE
   A F AEG H`,
];

/** Words that claim nothing by themselves. */
const FUNCTION_WORDS = new Set(
  'a an and another as at be but by does for from had if in is it its made no not of only or so that the there to was were which with without would'.split(
    ' ',
  ),
);

/** What a text says: its words without endings, and seas as their fleets are called. */
function notions(text: string): Set<string> {
  const seas = text.replace(/\bthe English Channel/gi, 'Channel').replace(/ (?:Sea|Ocean)\b/g, '');
  const words = seas.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(
    words.flatMap((word) =>
      word.length < 2 && !/\d/.test(word) ? [] : FUNCTION_WORDS.has(word) ? [] : word.slice(0, 5),
    ),
  );
}

/** Whether a near miss says anything that the sentence of its step does not say. */
function saysMore(step: Step, turn: Turn): boolean {
  const said = notions(sentence(step, turn, english));
  // What is available is not disrupted.
  if (said.has('avail')) said.add('disru');
  return [...notions(nearMiss(step, turn, english) ?? '')].some((notion) => !said.has(notion));
}

const met = new Map<string, number>();

function examine(turn: Turn, name: string): void {
  for (const step of turn.ruling.steps) {
    const message = nearMissMessage(step, turn);
    if (message === null) continue;
    if (!saysMore(step, turn)) expect.fail(`a near miss says what its step says\n${name}`);
    met.set(message.say, (met.get(message.say) ?? 0) + 1);
    const holds = CLAIMS[message.say] as (
      message: NearMissMessage,
      turn: Turn,
      step: Step,
    ) => boolean;
    if (!holds(message, turn, step))
      expect.fail(
        `${turn.edition.id}: ${JSON.stringify(message)} of ${JSON.stringify(step)}\n${name}`,
      );
  }
}

test(
  'what nearly interfered is so by the position: random turns and all scenarios, every kind met',
  () => {
    fc.assert(
      fc.property(turns, fc.constantFrom(...EDITION_IDS), (given, id) => {
        examine(ruled(given, id), shortTurn(given));
      }),
      { seed: 1914 + EFFORT, numRuns: runs(3000) },
    );
    for (const text of RARE) for (const turn of inAllEditions(short(text))) examine(turn, text);
    for (const scenario of SCENARIOS)
      for (const turn of inAllEditions(scenario)) examine(turn, scenario.slug);
    expect([...met.keys()].sort()).toEqual(Object.keys(CLAIMS).sort());
    process.stdout.write(`near misses: ${JSON.stringify(Object.fromEntries(met))}\n`);
  },
  120_000 * PATIENCE,
);
