import { IS_SEA } from '../board/compiled.ts';
import type { Excuse } from '../trace/fact.ts';
import { NO, OPEN, samePower, YES } from './field.ts';
import type { Actor, Decision, Field } from './field.ts';
import { bitOf, hasChain, seasOnRoutes } from './routes.ts';

/** How an attack stands to a support: it cuts it, it is excused, or that is not known yet. */
export type Threat = 'cuts' | 'dislodges' | Excuse | null;

/**
 * SU1 to SU3: what an attack does to the support of the unit it attacks (1971 X): cut by an attack from anywhere but
 * the space supported into and by another power, or by whatever dislodges the supporter.
 */
export function threat(supporter: Actor, attacker: Actor, field: Field): Threat {
  if (isUncuttable(supporter, attacker, field)) return 'immune';
  if (attacker.move === YES) return cutsUndislodging(supporter, attacker) ? 'cuts' : 'dislodges';
  const excuse = samePower(supporter, attacker)
    ? 'own-power'
    : attacker.space === supporter.aim
      ? 'from-target'
      : null;
  if (excuse) return attacker.move === NO ? excuse : null;
  if (attacker.path === OPEN) return null;
  return attacker.path === YES ? 'cuts' : 'no-path';
}

/** Whether the attack would cut the support even if it failed. */
export function cutsUndislodging(supporter: Actor, attacker: Actor): boolean {
  return (
    attacker.path === YES && !samePower(supporter, attacker) && attacker.space !== supporter.aim
  );
}

export function supportDecision(supporter: Actor, field: Field): Decision {
  let decision: Decision = YES;
  for (const attacker of supporter.attackers) {
    const now = threat(supporter, attacker, field);
    if (now === 'cuts' || now === 'dislodges') return NO;
    if (now === null) decision = OPEN;
  }
  return decision;
}

/** The rulebooks' clauses against convoy paradoxes: some supports no convoyed attack can cut (XII.5). */
export function isUncuttable(supporter: Actor, attacker: Actor, field: Field): boolean {
  const { uncuttable } = field.edition.choices;
  if (uncuttable === 'none' || !attacker.byConvoy || supporter.unit.kind !== 'F') return false;
  const fleet = field.occupant[supporter.aim];
  if (!fleet || IS_SEA[supporter.aim] !== 1) return false;
  const { orderedSeas, space, to } = attacker;
  switch (uncuttable) {
    case 'action-at-convoy':
      return fleet.order?.type === 'convoy' && !fleet.isVoid;
    case 'attack-on-route':
      return (
        isAttack(supporter) && (seasOnRoutes(space, to, orderedSeas) & bitOf(fleet.space)) !== 0
      );
    case 'attack-on-needed-fleet':
      return (
        isAttack(supporter) &&
        hasChain(space, to, orderedSeas) &&
        !hasChain(space, to, orderedSeas & ~bitOf(fleet.space))
      );
  }
}

const isAttack = (supporter: Actor): boolean => supporter.order?.type === 'support-move';
