import { all, any, CONVOY, MOVE, NO, not, PATH, SUPPORT, value, YES } from '../../law/known.ts';
import { counts, LAW } from '../../law/law.ts';
import type { Law, MovementTurn, TurnUnit } from '../../law/turn.ts';
import type { MisconceptionId } from '../misconceptions.ts';

/** What somebody believes about movement and retreats: the law with some articles changed. */
export const BELIEFS: Readonly<Partial<Record<MisconceptionId, Partial<Law>>>> = {
  'equal-wins': { beats: (strong, against) => strong > 0 && strong >= against },
  'equal-swap': { meets: () => false },
  'garrison-falls': {
    dislodger(unit, turn, known) {
      const { attack, beats, opposition } = turn.law;
      const isStrong = (one: TurnUnit): boolean =>
        beats(attack(one, turn, known, false), opposition(one, turn, known, false));
      const by = LAW.dislodger(unit, turn, known);
      if (by || value(known, unit, MOVE) === YES) return by;
      const strong = unit.attackers.filter(isStrong);
      return strong.length > 1 ? (strong[0] ?? null) : null;
    },
  },
  'circle-stays': { circle: () => NO },
  'failed-move-leaves': {
    stays: (mover, ...rest) => !mover.isLeft && LAW.stays(mover, ...rest),
    opposition: (mover, ...rest) => (mover.isLeft ? 0 : LAW.opposition(mover, ...rest)),
  },
  'moving-unit-is-supported': {
    mismatch(unit, target, turn) {
      const reason = LAW.mismatch(unit, target, turn);
      return reason === 'moves' ? null : reason;
    },
    supports: (unit) => (unit.task === 'move' ? unit.supports.filter(isOfMove) : unit.supports),
    opposition(mover, turn, known, most) {
      const alone = LAW.opposition(mover, turn, known, most);
      const inPlace = mover.isLeft ? (mover.defender?.supports ?? []) : [];
      return alone === 0
        ? 0
        : alone + inPlace.filter((one) => !isOfMove(one) && counts(one, known, most)).length;
    },
    reads(unit, kind, turn, known, see) {
      LAW.reads(unit, kind, turn, known, see);
      if (kind !== MOVE) return;
      for (const one of unit.defender?.supports ?? []) see(one, SUPPORT, true);
    },
  },
  'cut-needs-success': {
    spares: (support, attack, turn, known) =>
      LAW.excuse(support, attack, turn) === 'immune' ? YES : not(value(known, attack, MOVE)),
    reads(unit, kind, turn, known, see) {
      if (kind === SUPPORT) for (const attack of unit.attackers) see(attack, MOVE, true);
      else LAW.reads(unit, kind, turn, known, see);
    },
  },
  'own-attack-cuts': excusing('own-power', null),
  'target-cuts': excusing('from-target', null),
  'dislodged-target-cuts-nothing': excusing('from-target', 'immune'),
  'beaten-unit-blocks': { beaten: () => NO },
  'dislodged-unit-is-nothing': {
    beaters: ({ attackers }) => attackers,
    beaten: (mover, _, known) =>
      all([
        any(mover.attackers.map((attack) => value(known, attack, MOVE))),
        not(value(known, mover, MOVE)),
      ]),
  },
  'own-unit-dislodged': {
    attack(mover, turn, known, most) {
      const isOwn = mover.defender?.power === mover.power;
      const strength = LAW.attack(mover, turn, known, most);
      return isOwn && value(known, mover, PATH) === YES
        ? turn.law.strength(mover, turn, known, most)
        : strength;
    },
  },
  'own-support-dislodges': {
    attack(mover, turn, known, most) {
      const strength = LAW.attack(mover, turn, known, most);
      return strength === 0 ? 0 : turn.law.strength(mover, turn, known, most);
    },
  },
  'foreign-support-is-nothing': {
    supports: (unit) =>
      unit.task === 'move'
        ? unit.supports.filter(({ power }) => power === unit.power)
        : unit.supports,
  },
  'support-from-anywhere': {
    illegal(unit, told, turn) {
      const reason = LAW.illegal(unit, told, turn);
      return reason === 'support-unreachable' ? null : reason;
    },
  },
  'support-for-any-move': {
    mismatch(unit, target, turn) {
      const reason = LAW.mismatch(unit, target, turn);
      return unit.task === 'support' && reason !== 'moves' ? null : reason;
    },
  },
  'supporter-is-weak': {
    opposition(mover, turn, known, most) {
      const isWeak = !mover.isLeft && mover.defender?.task === 'support';
      return LAW.opposition(mover, turn, known, most) - (isWeak ? 1 : 0);
    },
  },
  'supporter-is-alone': {
    supports: ({ task, supports }) => (task === 'support' || task === 'convoy' ? [] : supports),
  },
  'convoy-ends-when-attacked': {
    convoy: (fleet, _, known) => not(any(fleet.attackers.map((one) => value(known, one, PATH)))),
    reads(unit, kind, turn, known, see) {
      if (kind === CONVOY) for (const attack of unit.attackers) see(attack, PATH, true);
      else LAW.reads(unit, kind, turn, known, see);
    },
  },
  'convoyed-attack-cuts-nothing': {
    excuse(support, attack, turn) {
      const why = LAW.excuse(support, attack, turn);
      return why === null && attack.isCarried ? 'immune' : why;
    },
  },
  'lost-army-cuts': {
    spares: (support, attack, turn, known) =>
      LAW.excuse(support, attack, turn) === null ? NO : LAW.spares(support, attack, turn, known),
    prevent(rival, turn, known, most) {
      const isBeaten = turn.law.beaten(rival, turn, known);
      const counts = isBeaten === NO || (most && isBeaten !== YES);
      return counts ? turn.law.strength(rival, turn, known, most) : 0;
    },
  },
  'fleet-in-port-convoys': {
    illegal(unit, told, turn) {
      const reason = LAW.illegal(unit, told, turn);
      if (reason === 'convoy-off-sea') return null;
      const isCarried = told.task === 'move' && told.to !== null && hasPort(unit, told.to, turn);
      return isCarried && reason !== 'own-space' ? null : reason;
    },
    goesBy(army, isOrdered, turn) {
      const by = LAW.goesBy(army, isOrdered, turn);
      const isFromPort = !isOrdered && by === null && hasPort(army, army.goal, turn);
      return isFromPort ? { by: 'land', reason: 'no-route' } : by;
    },
  },
  'fleet-follows-land': {
    illegal: unlessFleetGoes(
      ({ at }, space, { board }) =>
        board.kinds[space] === 'coastal' &&
        (board.reaches.A[board.spaceOf[at] ?? at] ?? []).includes(space),
    ),
  },
  'coast-is-one': {
    illegal: unlessFleetGoes(({ at, space }, goal, { board }) =>
      [at, space, ...(board.coasts[space] ?? [])].some((coast) =>
        board.reaches.F[coast]?.includes(goal),
      ),
    ),
  },
  'retreat-to-attacker': { isOrigin: () => false },
  'retreat-to-stand-off': {
    bars(at, by, turn, known) {
      const why = LAW.bars(at, by, turn, known);
      return why === 'stand-off' ? null : why;
    },
  },
  'dislodged-is-destroyed': { bars: () => 'occupied' },
};

const isOfMove = ({ told }: TurnUnit): boolean => told.to !== null;

type Excuse = ReturnType<Law['excuse']>;

/** The law with another consequence of one excuse. */
function excusing(one: Excuse, instead: Excuse): Partial<Law> {
  return {
    excuse(support, attack, turn) {
      const why = LAW.excuse(support, attack, turn);
      return why === one ? instead : why;
    },
  };
}

/** Whether a fleet in port is told to carry the army there. */
const hasPort = (
  { kind, space: from }: TurnUnit,
  to: number,
  { units, board }: MovementTurn,
): boolean =>
  kind === 'A' &&
  units.some(
    (fleet) =>
      fleet.kind === 'F' &&
      board.kinds[fleet.space] === 'coastal' &&
      fleet.orders.some(
        ({ told }) =>
          told.task === 'convoy' &&
          told.target === from &&
          told.to !== null &&
          board.spaceOf[told.to] === board.spaceOf[to],
      ),
  );

/** A fleet's move is legal where it is by the law, and where somebody thinks that the fleet can go. */
function unlessFleetGoes(
  goes: (fleet: TurnUnit, space: number, turn: MovementTurn) => boolean,
): Law['illegal'] {
  return (unit, told, turn) => {
    const reason = LAW.illegal(unit, told, turn);
    if (unit.kind !== 'F' || told.task !== 'move' || told.to === null || reason === 'own-space')
      return reason;
    return goes(unit, turn.board.spaceOf[told.to] ?? told.to, turn) ? null : reason;
  };
}
