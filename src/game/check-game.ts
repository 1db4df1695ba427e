import type { Board, Unit } from '../board/board.ts';
import { byPlace } from '../board/in-board-order.ts';
import type { Edition } from '../rules/edition.ts';
import { GAME_STEP } from '../trace/game-shapes.ts';
import { same } from '../trace/same.ts';
import { checkAdjustments } from '../check/adjustments/check-adjustments.ts';
import { checkRetreats } from '../check/retreats/check-retreats.ts';
import { checkRuling } from '../check/movement/check-ruling.ts';
import type { CheckResult } from '../check/movement/check-movement.ts';
import { citationOf } from '../trace/rule-of.ts';
import { beginGame } from './start/begin.ts';
import { ownersNow } from './centres.ts';
import { dateAfter, dateWords, isSameDate } from './date.ts';
import { boardAt, calendarAt, editionOf, type Game, type Moment, type Played } from './game.ts';
import { ruleAdjustments, ruleMoves, ruleRetreats } from './rule-phase.ts';

/**
 * Whether a record is correct; if not, the first phase that is wrong (its index in `played`; null: none of them), and
 * why.
 */
export type GameCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly at: number | null; readonly reason: string };

/** What the next phase must start from. */
interface After {
  readonly units: readonly Unit[];
  readonly dislodged: Moment['dislodged'];
  readonly owners: Moment['owners'];
  readonly proof: CheckResult;
}

function afterOf(game: Game, moment: Played): After {
  const { owners } = moment;
  switch (moment.when.phase) {
    case 'movement': {
      const { turn, dislodged } = ruleMoves(game, moment);
      return { units: turn.ruling.after.units, dislodged, owners, proof: checkRuling(turn) };
    }
    case 'retreats': {
      const { position, orders, edition, ruling } = ruleRetreats(game, moment).turn;
      const proof = checkRetreats(position, orders, edition, ruling);
      return { units: ruling.after.units, dislodged: [], owners, proof };
    }
    case 'adjustments': {
      const { position, orders, edition, ruling } = ruleAdjustments(game, moment);
      const proof = checkAdjustments(position, orders, edition, ruling);
      return { units: ruling.after.units, dislodged: [], owners: ruling.owners, proof };
    }
  }
}

const inOrder = (units: readonly Unit[], board: Board): readonly Unit[] =>
  [...units].sort((one, other) => byPlace(one, other, board));

/**
 * Who has to retreat, and where to. The spaces do not matter for a power without a player at the time, even if it has
 * one again (1971 XIV.3).
 */
const retreatsAsked = ({ disorder }: Moment, dislodged: Moment['dislodged']): readonly unknown[] =>
  dislodged.map((one) => (disorder[one.unit.power] === undefined ? one : one.unit));

/**
 * What is wrong with a step of the game; null if nothing is. Its premises must be earlier steps, each once, in
 * ascending order.
 */
function faultOf(
  step: Game['steps'][number],
  id: number,
  { edition, board }: { readonly edition: Edition; readonly board: Board },
): string | null {
  const shapeError = GAME_STEP(step, board);
  if (shapeError !== null) return shapeError;
  if (step.id !== id) return 'id: not its place';
  const isRising = step.because.every(
    (premise, place) =>
      Number.isInteger(premise) && premise > (step.because[place - 1] ?? -1) && premise < id,
  );
  if (!isRising) return 'because: not earlier steps';
  return same(step.citation, citationOf(step.fact, edition))
    ? null
    : 'citation: not the paragraph of this edition';
}

/**
 * Checks the record of a game: the checker of its kind accepts every phase; the phases follow each other as the rules
 * say; each begins with the board that the phase before left, unless the game master corrected it; and every step of
 * the game cites its paragraph and rests on earlier ones.
 */
export function checkGame(game: Game): GameCheck {
  const edition = editionOf(game);
  for (const [id, step] of game.steps.entries()) {
    const wrong = faultOf(step, id, { edition, board: boardAt(game.now) });
    if (wrong !== null)
      return { ok: false, at: null, reason: `step ${String(id)} of the game is unsound: ${wrong}` };
  }
  const moments: readonly (Moment & { stepsBefore?: number })[] = [...game.played, game.now];
  const [first] = moments;
  const begun = beginGame(game).now;
  if (!first || !isSameDate(first.when, begun.when))
    return { ok: false, at: 0, reason: `it does not begin in ${dateWords(begun.when)}` };
  for (const [at, moment] of game.played.entries()) {
    const next = moments[at + 1];
    const after = afterOf(game, moment);
    const wrong = after.proof.ok
      ? next && breach(game, moment, after, next)
      : `step ${String(after.proof.step)} is wrong: ${after.proof.reason}`;
    if (wrong) return { ok: false, at, reason: `${dateWords(moment.when)}: ${wrong}` };
  }
  return { ok: true };
}

/** What in the next phase does not follow from this one; null: everything does. */
function breach(
  game: Game,
  moment: Played,
  after: After,
  next: Moment & { stepsBefore?: number },
): string | null {
  // A phase that was just ruled keeps its date until the game moves on.
  if (
    !isSameDate(next.when, dateAfter(moment.when, calendarAt(moment))) &&
    !isSameDate(next.when, moment.when)
  )
    return `it is followed by ${dateWords(next.when)}`;
  const between = game.steps.slice(moment.stepsBefore, next.stepsBefore ?? game.steps.length);
  if (between.some(({ fact }) => fact.type === 'corrected')) return null;
  const board = boardAt(moment);
  if (!same(inOrder(after.units, board), inOrder(next.units, board)))
    return 'other units stand there afterwards';
  if (!same(retreatsAsked(moment, after.dislodged), retreatsAsked(moment, next.dislodged)))
    return 'other units have to retreat';
  // A victory by centres ends the year before its adjustments, and captures the centres that units occupy.
  const isWon = between.some(({ fact }) => fact.type === 'victory');
  const owners =
    isWon && moment.when.phase !== 'adjustments'
      ? ownersNow({ ...next, owners: after.owners })
      : after.owners;
  return same(owners, next.owners) ? null : 'other centres are owned afterwards';
}
