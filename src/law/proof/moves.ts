import type { Opponent, Rival } from '../../trace/fact.ts';
import { isBlocked } from '../failures.ts';
import { MOVE, NO, PATH, value, YES } from '../known.ts';
import type { Known } from '../known.ts';
import type { TurnUnit } from '../turn.ts';
import { settling, state, type ProofDraft } from './draft.ts';
import { stateAttack, stateOpposition, stateStrength } from './strengths.ts';

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
