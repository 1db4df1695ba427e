import { headToHead, type Move } from '../trace/model/turn-model.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Turn } from '../trace/turn.ts';
import { factsOf } from '../trace/facts-of.ts';
import type { Condition, Strength } from './condition.ts';
import {
  attacksOn,
  attackStrength,
  holdStrength,
  moveStrength,
  powerlessness,
  staysFor,
  type Ended,
} from './in-the-end.ts';

/** What a move must do once it arrives: MO1, and what the edition does with a cycle. */
export function moveConditions(unit: UnitAt, turn: Turn, end: Ended): readonly Condition[] {
  const move = end.field.moves.get(unit);
  if (!move) return [];
  const rivals = attacksOn(move.into, end).filter((rival) => rival !== move);
  return [
    inTheSpace(move, end),
    ...rivals.map((rival) => outdoes(move, rival, end)),
    ...cycle(unit, turn, end),
  ];
}

function inTheSpace(move: Move, end: Ended): Condition {
  const { at: unit, into: to } = move;
  const { field } = end;
  const there = field.units.get(to);
  const stays = staysFor(move, end);
  if (there && there.power === move.unit.power) return { unit, kind: 'own-unit', met: !stays, to };
  if (!stays) return { unit, kind: 'free', met: true, to, leaves: there !== undefined };
  const attack = attackStrength(move, end);
  const isMet = headToHead(field, move) !== null;
  const against = isMet ? moveStrength(to, end) : holdStrength(to, end);
  return {
    unit,
    kind: 'beats',
    met: attack.value > against.value,
    to,
    role: isMet ? 'defend' : 'hold',
    other: to,
    attack,
    against,
    powerless: null,
  };
}

const NONE: Strength = { value: 0, supports: [], uncounted: [] };

function outdoes(move: Move, rival: Move, end: Ended): Condition {
  const attack = attackStrength(move, end);
  const powerless = powerlessness(rival, end);
  const against = powerless === null ? moveStrength(rival.at, end) : NONE;
  return {
    unit: move.at,
    kind: 'beats',
    met: attack.value > against.value,
    to: move.into,
    role: 'prevent',
    other: rival.at,
    attack,
    against,
    powerless,
  };
}

/** A move that went with its circle, or that a paradox stopped. */
function cycle(unit: UnitAt, { ruling: { steps } }: Turn, end: Ended): readonly Condition[] {
  if (end.outcomes.get(unit) === 'stopped') {
    const stopping = steps.find(({ fact }) => fact.type === 'move-stopped' && fact.unit === unit);
    const because = stopping?.because.flatMap((id) => steps[id] ?? []) ?? [];
    const convoys = factsOf(because, 'paradox').flatMap((paradox) => paradox.convoys);
    return [{ unit, kind: 'paradox', met: false, convoys }];
  }
  const rotations = factsOf(steps, 'rotation').filter(({ core }) => core.includes(unit));
  return rotations.map(({ core }) => ({ unit, kind: 'circle', met: true, core }));
}
