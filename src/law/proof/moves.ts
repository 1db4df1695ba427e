import type { Opponent, Rival, Bound, Fact } from '../../trace/fact.ts';
import { isBlocked } from '../failures.ts';
import { MOVE, NO, PATH, value, YES, type Known, OPEN, SUPPORT } from '../known.ts';
import type { TurnUnit } from '../turn.ts';
import { settling, state, type ProofDraft, idsOf } from './draft.ts';
import { counts } from '../law.ts';

/* Why a move succeeds or fails. */

function opponent(mover: TurnUnit, strength: number): Opponent | null {
  if (!mover.defender || strength === 0) return null;
  return { role: mover.meets ? 'defend' : 'hold', unit: mover.defender.id, strength };
}

const destination = (mover: TurnUnit, { turn }: ProofDraft) =>
  turn.board.names[mover.goalAt] ?? mover.id;

const othersThere = (mover: TurnUnit): readonly TurnUnit[] =>
  mover.rivals.filter((rival) => rival !== mover);

/**
 * A success rests on its attack, on what it beat, and on every rival. A unit without support that is not opposed needs
 * no strength.
 */
export function stateSuccess(draft: ProofDraft, mover: TurnUnit, known: Known): number {
  const { turn } = draft;
  const { law } = turn;
  const against = opponent(mover, law.opposition(mover, turn, known, true));
  const others = othersThere(mover);
  const isFree =
    law.supports(mover).length === 0 &&
    !against &&
    others.every((rival) => law.prevent(rival, turn, known, true) === 0);
  const because = isFree ? [] : [stateAttack(draft, mover, 'at-least', known)];
  because.push(...settling(draft, mover, PATH));
  const { defender } = mover;
  if (defender && against)
    because.push(...stateOpposition(draft, mover, defender, 'at-most', known));
  else if (defender) because.push(...settling(draft, defender, MOVE));
  const rivals = others.map((rival): Rival => {
    const powerless = powerlessness(draft, rival, known);
    because.push(...outdone(draft, rival, powerless, known));
    const strength = law.prevent(rival, turn, known, true);
    return { unit: rival.id, strength, powerless };
  });
  const attack = law.attack(mover, turn, known, false);
  const to = destination(mover, draft);
  return state(
    draft,
    { type: 'move-succeeds', unit: mover.id, to, attack, against, rivals },
    because,
  );
}

function powerlessness({ turn }: ProofDraft, rival: TurnUnit, known: Known): Rival['powerless'] {
  if (value(known, rival, PATH) === NO) return 'no-path';
  return turn.law.beaten(rival, turn, known) === YES ? 'beaten' : null;
}

function outdone(
  draft: ProofDraft,
  rival: TurnUnit,
  powerless: Rival['powerless'],
  known: Known,
): readonly number[] {
  if (powerless === null) return [stateStrength(draft, rival, 'at-most', known)];
  if (powerless === 'no-path') return settling(draft, rival, PATH);
  const { turn } = draft;
  const victor = turn.law.beaters(rival, turn).find((beater) => value(known, beater, MOVE) === YES);
  return [
    ...(victor ? settling(draft, victor, MOVE) : []),
    ...(rival.meets ? [] : settling(draft, rival, MOVE)),
  ];
}

/** A failure rests on one witness: the unit in its way, or otherwise the strongest rival. */
export function stateFailure(draft: ProofDraft, mover: TurnUnit, known: Known): number {
  const { turn } = draft;
  const { law } = turn;
  const { defender } = mover;
  const named = { unit: mover.id, to: destination(mover, draft) };
  if (defender && isBlocked(mover, known)) {
    const staying = mover.isLeft ? settling(draft, defender, MOVE) : [];
    return state(draft, { type: 'move-blocked', ...named, by: defender.id }, staying);
  }
  const attack = law.attack(mover, turn, known, true);
  const attacking = stateAttack(draft, mover, 'at-most', known);
  const inside = opponent(mover, law.opposition(mover, turn, known, false));
  if (defender && inside && attack <= inside.strength)
    return state(draft, { type: 'move-bounces', ...named, attack, by: inside, garrison: null }, [
      attacking,
      ...stateOpposition(draft, mover, defender, 'at-least', known),
    ]);
  const [rival, strength] = strongest(draft, mover, known);
  const by = { role: 'prevent', unit: rival.id, strength } as const;
  const isGarrison = defender !== null && defender.task !== 'move' && attack === strength;
  const beaters = law.beaters(rival, turn);
  const isSafe = beaters.every((beater) => value(known, beater, MOVE) === NO);
  return state(
    draft,
    { type: 'move-bounces', ...named, attack, by, garrison: isGarrison ? defender.id : null },
    [
      attacking,
      stateStrength(draft, rival, 'at-least', known),
      ...settling(draft, rival, PATH),
      ...(isSafe ? beaters : [rival]).flatMap((one) => settling(draft, one, MOVE)),
    ],
  );
}

function strongest(draft: ProofDraft, mover: TurnUnit, known: Known): readonly [TurnUnit, number] {
  const { turn } = draft;
  let best: readonly [TurnUnit, number] | null = null;
  for (const rival of othersThere(mover)) {
    const strength = turn.law.prevent(rival, turn, known, false);
    if (!best || strength > best[1]) best = [rival, strength];
  }
  if (!best) throw new Error(`nobody keeps ${mover.id} out`);
  return best;
}

/* Strengths: stated when something rests on them, once each; exactly where no support is open, otherwise as a bound. */

type Limit = Exclude<Bound, 'exactly'>;

function stateOnce(
  draft: ProofDraft,
  fact: Extract<Fact, { bound: Bound }>,
  because: () => readonly number[],
): number {
  const key = [fact.type, fact.unit, fact.bound, fact.value].join(' ');
  const known = draft.strengths.get(key);
  if (known !== undefined) return known;
  const statement = state(draft, fact, because());
  draft.strengths.set(key, statement);
  return statement;
}

/** What of these supports counts for a bound, and the statements by which it does. */
function tally(
  draft: ProofDraft,
  supports: readonly TurnUnit[],
  limit: Limit,
  known: Known,
  isExact = true,
) {
  const isOpen = !isExact || supports.some((one) => value(known, one, SUPPORT) === OPEN);
  const bound: Bound = isOpen ? limit : 'exactly';
  const counting = supports.filter((one) => counts(one, known, bound === 'at-most'));
  const deciding = bound === 'at-most' ? NO : YES;
  const premises = (): readonly number[] =>
    supports
      .filter((one) => bound === 'exactly' || value(known, one, SUPPORT) === deciding)
      .flatMap((one) => settling(draft, one, SUPPORT));
  return { bound, value: 1 + counting.length, supports: idsOf(counting), premises };
}

/** With the supports of all powers. */
function stateStrength(
  draft: ProofDraft,
  unit: TurnUnit,
  limit: Limit,
  known: Known,
  type: 'strength' | 'hold' = 'strength',
): number {
  const { premises, ...said } = tally(draft, draft.turn.law.supports(unit), limit, known);
  return stateOnce(draft, { type, unit: unit.id, ...said }, premises);
}

/** A move's strength; or its attack, where supports by the defender's power do not count (IX.3). */
function stateAttack(draft: ProofDraft, mover: TurnUnit, limit: Limit, known: Known): number {
  const { law } = draft.turn;
  const { defender } = mover;
  const all = law.supports(mover);
  const isReduced =
    defender !== null &&
    law.stays(mover, draft.turn, known, limit === 'at-most') &&
    all.some(({ power }) => power === defender.power);
  if (!isReduced) return stateStrength(draft, mover, limit, known);
  const isSettled = !mover.isLeft || value(known, defender, MOVE) !== OPEN;
  const foreign = all.filter(({ power }) => power !== defender.power);
  const { premises, ...said } = tally(draft, foreign, limit, known, isSettled);
  const uncounted = idsOf(all.filter(({ power }) => power === defender.power));
  const staying = said.bound !== 'at-least' && mover.isLeft ? settling(draft, defender, MOVE) : [];
  return stateOnce(draft, { type: 'attack', unit: mover.id, ...said, uncounted }, () => [
    ...premises(),
    ...staying,
  ]);
}

/** A unit's hold: itself and its supports, or 1 if it was ordered to move (IX.6). */
function stateHold(draft: ProofDraft, unit: TurnUnit, limit: Limit, known: Known): number {
  if (unit.task !== 'move') return stateStrength(draft, unit, limit, known, 'hold');
  const hasFailed = value(known, unit, MOVE) === NO;
  const bound = hasFailed ? 'exactly' : 'at-most';
  return stateOnce(draft, { type: 'hold', unit: unit.id, bound, value: 1, supports: [] }, () =>
    hasFailed ? settling(draft, unit, MOVE) : [],
  );
}

/** What the unit in a mover's destination has against it. A unit whose own move does not take place stays with 1. */
function stateOpposition(
  draft: ProofDraft,
  mover: TurnUnit,
  defender: TurnUnit,
  limit: Limit,
  known: Known,
): readonly number[] {
  if (!mover.meets) return [stateHold(draft, defender, limit, known)];
  const path = value(known, defender, PATH);
  if (limit === 'at-least')
    return path === YES
      ? [stateStrength(draft, defender, limit, known), ...settling(draft, defender, PATH)]
      : [];
  return path === NO
    ? settling(draft, defender, PATH)
    : [stateStrength(draft, defender, limit, known)];
}
