import type { Unit } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { isBerth, unitAt } from '../board/unit-at.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import { centreCounts, centresOf, ownersNow, unitsOf, unusedBuilds } from './centres.ts';
import { capturesOf } from '../law/adjustments/ownership.ts';
import { dateAfter } from './date.ts';
import { beginDisorder, endDisorder } from './disorder.ts';
import type { Game, Moment } from './game.ts';
import { boardAt, calendarAt, planOf, positionAt } from './game.ts';
import { ruleAdjustments, ruleMoves, ruleRetreats } from './rule-phase.ts';
import { neutralAt } from './order-sheets.ts';
import { addStep, lastStepIds } from './add-step.ts';

/** Records the phase as it was when it was ruled; the outcome is recorded in the steps that follow. */
const goOnRecord = (game: Game, now: Partial<Moment>): Game => ({
  ...game,
  played: [...game.played, { ...game.now, stepsBefore: game.steps.length }],
  now: { ...game.now, sheets: {}, ...now },
});

/** Begins the next phase with the same board. */
function openNext(game: Game): Game {
  const when = dateAfter(game.now.when, calendarAt(game.now));
  return { ...game, now: { ...game.now, when, sheets: {} } };
}

const isMove = ({ order }: RuledOrder): boolean =>
  order?.type === 'move' || order?.type === 'board' || order?.type === 'land';

/** How many units there are, not counting armies aboard, which go with their fleets. */
const fleetsAndArmies = (units: readonly Unit[]): number =>
  units.filter((unit) => !isBerth(unitAt(unit))).length;

/** Rules the moves; dislodged units wait for the retreats (1971 VII to XII). */
export function playMoves(game: Game): Game {
  const { when } = game.now;
  const { turn, closed, dislodged } = ruleMoves(game, game.now, { trace: false });
  const { orders, after } = turn.ruling;
  const moved = orders.filter((one) => isMove(one) && one.outcome === 'succeeds').length;
  const failed = orders.filter(isMove).length - moved;
  const ruled = recordClosedOrders(goOnRecord(game, { units: after.units, dislodged }), closed);
  return addStep(ruled, {
    type: 'moves-ruled',
    when,
    moved,
    failed,
    dislodged: dislodged.length,
  });
}

function recordClosedOrders(game: Game, orders: ReturnType<typeof ruleRetreats>['closed']): Game {
  const neutral = neutralAt(game, game.now);
  if (!neutral) return game;
  const { power } = neutral;
  const premise = lastStepIds(game, 'disorder-begins', (fact) => fact.power === power);
  return orders.reduce(
    (next, order) => addStep(next, { type: 'closed', when: game.now.when, order, power }, premise),
    game,
  );
}

export const openRetreats = openNext;

/** Rules the retreats; a phase in which no unit was dislodged is recorded, too (1971 XI). */
export function playRetreats(game: Game): Game {
  const { when } = game.now;
  const { turn, closed } = ruleRetreats(game, game.now, { trace: false });
  const { after } = turn.ruling;
  const retreated = fleetsAndArmies(after.units) - fleetsAndArmies(game.now.units);
  const moves = lastStepIds(game, 'moves-ruled');
  const ruled = recordClosedOrders(goOnRecord(game, { units: after.units, dislodged: [] }), closed);
  const disbanded = game.now.dislodged.length - retreated;
  return addStep(ruled, { type: 'retreats-ruled', when, retreated, disbanded }, moves);
}

export const openFall = openNext;

/** Counts the owners after the Fall turn (1971 XIII.1). `owners` does not change before the adjustments. */
export function countCentres(game: Game): Game {
  const retreats = lastStepIds(game, 'retreats-ruled');
  const winter = openNext(game);
  const { now } = winter;
  const counted = addStep(
    winter,
    {
      type: 'centres-counted',
      when: now.when,
      centres: centreCounts(ownersNow(now), boardAt(now)),
      captured: capturesOf(positionAt(now)).length,
    },
    retreats,
  );
  return recordEliminations(counted, [counted.steps.length - 1]);
}

/** Adjusts units to centres (1971 XIII.2, XIV.4). */
export function playAdjustments(game: Game): Game {
  const { when, units } = game.now;
  const { orders, owners, after, removed } = ruleAdjustments(game, game.now, {
    trace: false,
  }).ruling;
  const of = (outcome: string): number =>
    orders.filter((order) => order.outcome === outcome).length;
  const unused = Object.values(unusedBuilds(game.now, orders));
  const adjusted = addStep(
    goOnRecord(game, { units: after.units, owners }),
    {
      type: 'adjusted',
      when,
      built: of('builds'),
      removed: of('removes') + removed.units.length,
      waived: of('waives') + unused.reduce((sum, builds) => sum + builds, 0),
    },
    [
      ...lastStepIds(game, 'centres-counted'),
      ...(game.played.length === 0 ? lastStepIds(game, 'game-begins') : []),
    ],
  );
  if (units.length === 0) return adjusted;
  return recordEliminations(adjusted, [adjusted.steps.length - 1]);
}

/** Records the powers that have just lost their last unit and centre. */
function recordEliminations(game: Game, premises: readonly number[]): Game {
  const { now } = game;
  const gone = boardAt(now).powers.filter(
    (power) =>
      !isIn(now, power) &&
      game.played.some((one) => isIn(one, power)) &&
      !isEliminationRecorded(game, power),
  );
  return gone.reduce(
    (next, power) => addStep(next, { type: 'eliminated', power, when: now.when }, premises),
    game,
  );
}

const isIn = (moment: Moment, power: Power): boolean =>
  unitsOf(moment, power) > 0 || centresOf(ownersNow(moment), power).length > 0;

/** Whether the elimination is recorded; the game master may have put the power back on the board since. */
function isEliminationRecorded(game: Game, power: Power): boolean {
  const [step] = lastStepIds(game, 'eliminated', (fact) => fact.power === power);
  return (
    step !== undefined && !game.played.some((one) => one.stepsBefore > step && isIn(one, power))
  );
}

/** Begins the next Spring. A neutral power for which the coin was tossed joins its player (1971 XIV.2). */
export function beginYear(game: Game): Game {
  const { coin } = game.now;
  const spring = openNext(game);
  const neutral = neutralAt(game, game.now);
  if (coin === null || !neutral) return spring;
  const { power } = neutral;
  const seats = spring.now.seats.map((seat, place) =>
    place === coin ? { ...seat, powers: [...seat.powers, power] } : seat,
  );
  const joined = endDisorder({ ...spring, now: { ...spring.now, seats } }, power, 'joins');
  const hasLeft = seats[coin]?.powers.some((one) => spring.now.disorder[one] === 'left');
  return hasLeft ? beginDisorder(joined, power, 'left') : joined;
}

/** Whether the coin must be tossed before these adjustments. */
export const isCoinDue = (game: Game): boolean => {
  const { now } = game;
  return planOf(game).neutral?.year === now.when.year && now.coin === null;
};
