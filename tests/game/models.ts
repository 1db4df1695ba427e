import { createActor, type Actor, type InspectionEvent } from 'xstate';
import type { Power } from '../../src/board/powers.ts';
import { awaited, wanted } from '../../src/game/awaited.ts';
import type { GameEvent } from '../../src/game/event.ts';
import { phaseMachine } from '../../src/game/phase-machine.ts';
import type { GameSnapshot } from '../../src/game/play.ts';
import type { PlanId } from '../../src/game/plan.ts';
import { almost, board, done, forces, started, turn } from './game-driver.ts';

/**
 * A starting position for the walk, with the events to send on the way. The events to try everywhere else are in
 * `EVERYTHING`.
 */
export interface Model {
  readonly name: string;
  readonly from: GameSnapshot;
  readonly events: readonly GameEvent[];
}

const slip = (power: Power, text: string): GameEvent => ({
  type: 'SUBMIT',
  power,
  text,
});

const BACK: readonly GameEvent[] = [0, 1, 2, 3, 4].map((to) => ({ type: 'BACK', to }));
const RULED: readonly GameEvent[] = [{ type: 'ADJUDICATE' }, { type: 'PROCEED' }];
const IN_TIME: readonly GameEvent[] = [{ type: 'WRITE' }, { type: 'DEADLINE' }, ...RULED];
const ENDS: readonly GameEvent[] = [{ type: 'DRAW' }, { type: 'END' }];

/** France in Burgundy, between two Germans that can dislodge it; both have something to adjust. */
const BURGUNDY = board('F A BUR; G A MUN; G A RUH', 'F: PAR MAR; G: MUN BER KIE');

function after(plan: PlanId, ...events: readonly (GameEvent | 'turn')[]): GameSnapshot {
  const table = started(plan);
  for (const event of events) {
    if (event === 'turn') turn(table);
    else done(table, event);
  }
  return table.game;
}

const ATTACK = slip('Germany', 'A Mun-Bur, A Ruh S A Mun-Bur');

/** France and Russia have to retreat, in Spring or after a turn. */
function twoRetreats(...before: readonly 'turn'[]): GameSnapshot {
  const owned = 'F: PAR MAR; G: MUN BER KIE; R: STP; T: CON SMY';
  const units = 'F A BUR; G A MUN; G A RUH; R A WAR; T A MOS; T A UKR';
  const turks = slip('Turkey', 'A Mos-War, A Ukr S A Mos-War');
  const silent = (['France', 'Russia'] as const).map((power) => slip(power, ''));
  return after('seven', ...before, board(units, owned), ATTACK, turks, ...silent);
}

const RETREATS: readonly GameEvent[] = [
  slip('France', ''),
  slip('Russia', ''),
  { type: 'WITHDRAW', power: 'France' },
  ...RULED,
];

export const MODELS: readonly Model[] = [
  { name: 'two retreats in Spring', from: twoRetreats(), events: RETREATS },
  { name: 'two retreats in Fall', from: twoRetreats('turn'), events: RETREATS },
  {
    name: 'a year with a unit dislodged or not in each turn, and every way back',
    from: after('seven', BURGUNDY),
    events: [slip('France', ''), slip('Germany', ''), ATTACK, ...IN_TIME, ...BACK],
  },
  {
    name: 'leaving, returning, sheets withdrawn',
    from: after('seven', board('F A BUR; G A MUN', 'F: PAR; G: MUN BER')),
    events: [
      slip('France', ''),
      slip('Germany', ''),
      ...IN_TIME,
      { type: 'WITHDRAW', power: 'Germany' },
      { type: 'LEAVE', seat: 2 },
      { type: 'RETURN', seat: 2 },
    ],
  },
  {
    name: 'two players, the coin, and Italy with the twenty-fourth unit',
    from: after(
      'two',
      'turn',
      forces({ England: [8, 8], France: [8, 8], Russia: [7, 7], Italy: [1, 1], Germany: [2, 2] }),
      { type: 'LEAVE', seat: 1 },
      ...(['England', 'France'] as const).map((power): GameEvent => ({
        type: 'SUBMIT',
        power,
        text: '',
      })),
    ),
    events: [
      { type: 'SUBMIT', power: 'Russia', text: '' },
      ...RULED,
      { type: 'TOSS', seat: 0 },
      { type: 'TOSS', seat: 1 },
      ...ENDS,
    ],
  },
  {
    name: 'two players, and a twenty-fourth unit to build',
    from: after(
      'two',
      'turn',
      forces({ England: [8, 9], France: [8, 8], Russia: [7, 7] }),
      { type: 'LEAVE', seat: 1 },
      ...(['France', 'Russia'] as const).map((power): GameEvent => ({
        type: 'SUBMIT',
        power,
        text: '',
      })),
    ),
    events: [
      slip('England', ''),
      slip('England', 'Build F Lon'),
      ...RULED,
      { type: 'TOSS', seat: 1 },
    ],
  },
  {
    name: 'an eighteenth centre to take in Fall',
    from: after('seven', 'turn', almost(17)),
    events: [slip('Turkey', 'A Gal-War'), slip('Turkey', ''), slip('England', ''), ...IN_TIME],
  },
];

/** The state as far as it matters for what follows: games with the same key continue alike. */
export function keyOf({ value, context }: GameSnapshot): string {
  const { now, played } = context;
  const backs = played.map(
    (one) => `${one.when.season} ${one.when.phase} ${String(wanted(one).length > 0)}`,
  );
  return JSON.stringify([
    value,
    Math.min(now.when.year, 2 + (played[0]?.when.year ?? now.when.year)),
    now.sheets,
    now.disorder,
    now.coin,
    now.dislodged.length,
    now.units.length,
    now.seats.length,
    backs,
  ]);
}

/** A coarser key: games with the same one answer an attempt alike. */
export function placeOf({ value, context: { now, played } }: GameSnapshot): string {
  const backs = played.map((one) => one.when.phase.charAt(0) + String(wanted(one).length > 0));
  const handedIn = Object.keys(now.sheets);
  return JSON.stringify([value, awaited(now), handedIn, now.disorder, backs.slice(0, 2)]);
}

/** Where the walk may stop: the second year is like the first. */
export const isFarEnough = ({ context: { now, played } }: GameSnapshot): boolean => {
  const [first] = played;
  return first !== undefined && now.when.year > first.when.year;
};

/** A copy of the game in its present state that reports which transitions it takes. */
export function copyOf(
  snapshot: GameSnapshot,
  taken: (transition: unknown) => void,
): Actor<typeof phaseMachine> {
  const inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.microstep') event._transitions.forEach(taken);
  };
  // The input is not used with a snapshot, but its type requires it.
  const input = { plan: 'seven', rules: '1971' } as const;
  const actor = createActor(phaseMachine, {
    snapshot: phaseMachine.getPersistedSnapshot(snapshot),
    input,
    inspect,
  });
  actor.start();
  return actor;
}

/** At least one event of every type to try anywhere, valid and invalid. */
export const EVERYTHING: readonly GameEvent[] = [
  { type: 'WRITE' },
  { type: 'DEADLINE' },
  { type: 'ADJUDICATE' },
  { type: 'PROCEED' },
  ...ENDS,
  ...([-1, 0, 1, 2, 3, 4, 99] as const).map((to) => ({ type: 'BACK', to }) as const),
  ...(['LEAVE', 'RETURN', 'TOSS'] as const).flatMap((type) =>
    [0, 2, 9].map((seat) => ({ type, seat }) as const),
  ),
  { type: 'REPLACE', seat: 2, player: 'Ann' },
  { type: 'REPLACE', seat: 9, player: 'Ann' },
  { type: 'REPLACE', seat: 0, player: '' },
  BURGUNDY,
  board('F A BUR; G F BOH', 'F: PAR'),
  { type: 'CORRECT', units: [], owners: {}, note: '' },
  { type: 'WITHDRAW', power: 'France' },
  { type: 'WITHDRAW', power: 'Italy' },
  slip('France', ''),
  slip('France', 'nonsense'),
  slip('France', 'Germany: A Mun H'),
  slip('Turkey', ''),
  { type: 'SUBMIT', power: 'Italy', text: '' },
];
