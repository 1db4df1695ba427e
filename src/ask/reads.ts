import { MOVE, OPEN, PATH, SUPPORT, value } from '../law/known.ts';
import { knownFrom } from '../law/known-from.ts';
import type { Decisions } from '../law/settle.ts';
import type { MovementTurn, TurnUnit } from '../law/turn.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import { isMover, unitOf } from './turn-end.ts';

/* Which units the law looks at before it decides a move, though nothing may come of it. */

/** The supports of a move, and the path of one by convoy. */
const readsOfStrength = (mover: TurnUnit, { law }: MovementTurn): Decisions => [
  ...law.supports(mover).map((support) => [support, SUPPORT] as const),
  ...(mover.isCarried && mover.way === null ? [[mover, PATH] as const] : []),
];

/** What decides a move: its strength, what is in its destination, and its rivals. */
function readsOfMove(mover: TurnUnit, read: MovementTurn): Decisions {
  const { defender, meets, rivals } = mover;
  const ahead = (there: TurnUnit): Decisions =>
    isMover(there)
      ? [[there, MOVE], ...(meets ? readsOfStrength(there, read) : [])]
      : read.law.supports(there).map((support) => [support, SUPPORT] as const);
  const isMet = (rival: TurnUnit): boolean =>
    rival.attackers.some(({ from }) => from === rival.goal);
  return [
    ...readsOfStrength(mover, read),
    ...(defender ? ahead(defender) : []),
    ...rivals
      .filter((rival) => rival !== mover)
      .flatMap((rival): Decisions => [
        ...readsOfStrength(rival, read),
        ...(isMet(rival) ? [[rival, MOVE] as const] : []),
      ]),
  ];
}

/** The units that decide a move. */
export function readByMove(id: UnitAt, read: MovementTurn): readonly UnitAt[] {
  const mover = unitOf(read, id);
  return mover ? readsOfMove(mover, read).map(([unit]) => unit.id) : [];
}

/** The units of a cycle, and all that could decide it: directly, or through what its premises leave open. */
export function readByCycle(
  core: readonly UnitAt[],
  premises: readonly Step[],
  read: MovementTurn,
): readonly UnitAt[] {
  const movers = core.flatMap((id) => unitOf(read, id) ?? []);
  const facts = premises.map(({ fact }) => fact);
  const known = knownFrom(facts, read);
  const found = new Map<string, TurnUnit>();
  const waiting = movers.flatMap((mover) => readsOfMove(mover, read));
  for (const [unit, kind] of waiting) {
    const key = `${String(kind)} ${unit.id}`;
    if (found.has(key)) continue;
    found.set(key, unit);
    if (kind !== MOVE && value(known, unit, kind) === OPEN)
      read.law.reads(unit, kind, read, known, (other, its) => {
        if (its !== PATH || other.isCarried) waiting.push([other, its]);
      });
  }
  const rivals = movers.flatMap((mover) => mover.rivals);
  return [...core, ...[...found.values(), ...rivals].map(({ id }) => id)];
}
