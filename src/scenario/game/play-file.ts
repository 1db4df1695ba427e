import { STANDARD } from '../../board/board.ts';
import { dateWords } from '../../game/date.ts';
import type { Game, Played } from '../../game/game.ts';
import { createGame } from '../../game/play.ts';
import type { EditionId } from '../../rules/edition.ts';
import { loadCentres, ownersOf, loadAdjustments } from '../load/load-adjustments.ts';
import { type Fields, isPower, texts } from '../load/fields.ts';
import { keyAt, type ReportProblem, valueAt } from '../file-place.ts';
import { loadUnits, placeUnits } from '../load/units.ts';
import type { SeasonComment } from './game-scenario.ts';
import type { GameText, SeasonText } from './game-text.ts';
import { errorTracker, reportWithin, reportAll } from './report-problems.ts';
import {
  attempt,
  changeSeats,
  gameAt,
  handIn,
  play,
  toss,
  type FileGame,
  type SoFar,
} from './file-game.ts';
import { ruleRetreats, ruleMoves, ruleAdjustments } from '../../game/rule-phase.ts';
import {
  formatOrder,
  formatRetreatOrder,
  formatPiece,
  formatAdjustmentOrder,
} from '../../orders/format-order.ts';
import { wrongInRetreats, wrongInMovement, wrongInAdjustments } from '../check-scenario.ts';
import { loadComments } from '../load/comments.ts';
import {
  loadOrders,
  checkOrders,
  loadExpectations,
  type PlacedOrder,
} from '../load/expectations.ts';
import { loadRetreats } from '../load/load-retreats.ts';
import type { ExpectedRetreat } from '../scenario.ts';
import { POWERS } from '../../board/powers.ts';
import type { Order } from '../../orders/order.ts';
import { loadDislodged } from '../load/dislodgements.ts';
import { ownersNow } from '../../game/centres.ts';
import { compareOwners } from '../expect-phases.ts';

/** A file, played from its orders alone. */
export interface FilePlay {
  readonly game: Game;
  /** By the key of the season. */
  readonly comments: ReadonlyMap<string, readonly SeasonComment[]>;
}

interface Reports {
  /** Receives what is wrong in the file or refused by the machine: the game cannot be continued after that. */
  readonly report: ReportProblem;
  /** Receives the differences between the game and what the file expects. */
  readonly differ: ReportProblem;
}

/** Plays the game of a file under an edition, as far as possible. */
export function playFile(file: GameText, rules: EditionId, reports: Reports): FilePlay {
  const { plan, players } = file;
  const soFar = { game: createGame({ plan, rules, players }) };
  const comments = new Map<string, readonly SeasonComment[]>();
  if (setUp(file.start, soFar, reports)) {
    const isPlayed = file.seasons.every((season) => {
      const said = playSeason(season, soFar, reports);
      if (said) comments.set(season.name, said);
      return said !== null;
    });
    if (isPlayed) end(file, soFar, reports);
  }
  return { game: soFar.game.context, comments };
}

function tableAt(soFar: SoFar, { report, differ }: Reports, ...path: string[]): FileGame {
  return { soFar, report: reportWithin(report, ...path), differ: reportWithin(differ, ...path) };
}

/** A starting board other than the rulebook's is recorded as a correction by the game master. */
function setUp(start: Fields | null, soFar: SoFar, reports: Reports): boolean {
  if (!start) return true;
  const table = tableAt(soFar, reports, 'start');
  const tracker = errorTracker(table.report);
  const listed = loadUnits(start['units'], STANDARD, tracker.report) ?? [];
  const { units } = placeUnits(listed, {}, tracker.report);
  const owners = ownersOf(loadCentres(start, 'centres', STANDARD, tracker.report), STANDARD);
  const note = 'the game begins with this board.';
  return (
    tracker.isSound() && attempt(table, { type: 'CORRECT', units, owners, note }, keyAt('units'))
  );
}

function playSeason(
  { name, season, year, stated }: SeasonText,
  soFar: SoFar,
  reports: Reports,
): readonly SeasonComment[] | null {
  const table = tableAt(soFar, reports, 'seasons', name);
  if (!isDue(soFar, season, year)) {
    const next = isOver(soFar) ? 'no more seasons' : dateWords(gameAt(table).now.when);
    const message = isOver(soFar)
      ? 'The game is over before this season.'
      : 'This season does not belong here.';
    table.report(keyAt(), message, next);
    return null;
  }
  return season === 'Winter' ? playWinter(table, stated, year) : playTurn(table, stated);
}

const isOver = ({ game }: SoFar): boolean => game.matches('ended');

/** Whether a season comes next, or is a Winter that was just passed because nobody had anything to decide. */
function isDue(soFar: SoFar, season: SeasonText['season'], year: number): boolean {
  const { now, played } = soFar.game.context;
  const last = played.at(-1)?.when;
  if (season !== 'Winter')
    return !isOver(soFar) && now.when.season === season && now.when.year === year;
  return (
    (now.when.season === 'Winter' && now.when.year === year) ||
    (last?.season === 'Winter' && last.year === year)
  );
}

const ENDS = {
  victory: { event: null, fact: 'victory' },
  draw: { event: { type: 'DRAW' }, fact: 'draw' },
  'short game': { event: { type: 'END' }, fact: 'short-game' },
} as const;

/** Checks that the game ends after its last season as the file says, or does not end. */
function end({ end: said, seasons }: GameText, soFar: SoFar, reports: Reports): void {
  const table = tableAt(soFar, reports, 'end');
  const last = seasons.at(-1)?.name ?? '';
  const [way] = (['victory', 'draw', 'short game'] as const).filter((one) =>
    Object.hasOwn(said, one),
  );
  if (!way) {
    if (isOver(soFar))
      reports.differ(keyAt('seasons', last), 'The game ends with this season.', 'end: ...');
    return;
  }
  const { event, fact } = ENDS[way];
  if (event && !play(soFar, event).ok) {
    reports.differ(keyAt('end'), 'The game has already ended.', 'end: victory: [England]');
    return;
  }
  const { steps } = gameAt(table);
  const found = steps.map((step) => step.fact).findLast(({ type }) => type === fact);
  const won = found && 'powers' in found ? found.powers : null;
  const wanted = texts(said[way])
    .flatMap(({ text }) => (isPower(text) ? [text] : []))
    .sort();
  const [expected, got] = [wanted.join(', '), won?.toSorted().join(', ') ?? 'nobody'];
  if (expected !== got) table.differ(valueAt(way), `The game ends for ${got}.`, expected);
}

/**
 * Plays a Spring or a Fall of a file: moves, then retreats. Returns the comments on its orders; null: it could not be
 * completed. Differences from what the file expects do not stop it.
 */
function playTurn(table: FileGame, stated: Fields): readonly SeasonComment[] | null {
  play(table.soFar, { type: 'WRITE' });
  if (!changeSeats(table, stated)) return null;
  compareUnits(table, stated);
  const tracker = errorTracker(table.report);
  const { units } = gameAt(table).now;
  const written = loadOrders(
    stated['orders'],
    { position: { units }, board: STANDARD },
    tracker.report,
  );
  if (!tracker.isSound() || !handIn(table, stated, 'orders')) return null;

  const moves = gameAt(table).played.at(-1);
  if (!moves) throw new Error('no phase was played');
  compareDisorder(table, stated, moves);
  compareMoves(table, stated, moves, written);

  play(table.soFar, { type: 'PROCEED' });
  const retreats = playRetreats(table, stated, moves);
  if (!retreats) return null;
  return loadComments(
    stated['comments'],
    { movement: written, retreats, adjustments: [] },
    table.report,
  ).map(({ text, de, on }) => ({
    ...{ text, de },
    on: on.flatMap(({ phase, order: place }) => {
      const order = phase === 'movement' ? written[place]?.order : undefined;
      if (order) return [{ phase, order: `${order.power}: ${formatOrder(order)}` }];
      const other = retreats[place]?.order;
      return other ? [{ phase, order: `${other.power}: ${formatRetreatOrder(other)}` }] : [];
    }),
  }));
}

function playRetreats(
  table: FileGame,
  stated: Fields,
  moves: Played,
): readonly ExpectedRetreat[] | null {
  const game = gameAt(table);
  const tracker = errorTracker(table.report);
  // If nobody had anything to decide, the phase is over already.
  const passed = game.played.at(-1) === moves ? null : game.played[game.played.indexOf(moves) + 1];
  const orders = loadRetreats(stated['retreats'], passed ?? game.now, tracker.report);
  if (!tracker.isSound()) return null;
  if (passed && orders.length > 0) {
    const message = 'No unit has a space to retreat to, so there is nothing to order.';
    table.report(keyAt('retreats'), message, 'no retreats');
  }
  if (!passed && !handIn(table, stated, 'retreats')) return null;
  const moment = passed ?? gameAt(table).played[gameAt(table).played.indexOf(moves) + 1];
  if (!moment) throw new Error('no retreats were played');
  const { turn } = ruleRetreats(gameAt(table), moment);
  reportAll(table, wrongInRetreats({ expectedRetreats: orders }, turn));
  return orders;
}

/** The word in a file for an order to enter a space that is closed to everyone. */
const CLOSED = 'closed';

/**
 * Compares the outcomes of the moves, supports and convoys, and the dislodged units, with the file. `moves`: as they
 * were ruled.
 */
function compareMoves(
  table: FileGame,
  stated: Fields,
  moves: Played,
  written: readonly PlacedOrder[],
): void {
  const { turn, closed } = ruleMoves(gameAt(table), moves);
  const { units } = turn.position;
  const isClosed = ({ order }: { readonly order: Order }): boolean =>
    closed.some((one) => one.power === order.power && formatOrder(one) === formatOrder(order));
  for (const one of written) {
    if (isClosed(one) === (one.said === CLOSED)) continue;
    const about = `${one.order.power}: ${formatOrder(one.order)}`;
    table.differ(
      valueAt(...one.place.path),
      `${turn.edition.id} rules ${about} as ${isClosed(one) ? CLOSED : 'open'}.`,
      String(one.said),
    );
  }
  const expected = loadExpectations(
    written.filter(({ said }) => said !== CLOSED),
    table.report,
  );
  checkOrders(expected, { units }, table.report);
  const open = expected.filter((one) => !isClosed(one));
  const tracker = errorTracker(table.report);
  const dislodged = loadDislodged(stated['dislodged'], { units }, open, tracker.report);
  if (tracker.isSound())
    reportAll(table, wrongInMovement({ expected: open, dislodged }, turn, stated));
}

/** Compares the units that a file states, if it does, with those on the board. */
function compareUnits(table: FileGame, stated: Fields): void {
  const listed = loadUnits(stated['units'], STANDARD, table.report);
  if (!listed) return;
  const { units } = gameAt(table).now;
  for (const power of POWERS) {
    const list = (all: readonly (typeof units)[number][]): string =>
      all
        .filter((unit) => unit.power === power)
        .map((one) => formatPiece(one))
        .sort()
        .join(', ') || 'none';
    const [expected, got] = [list(listed.map(({ unit }) => unit)), list(units)];
    if (expected !== got)
      table.differ(keyAt('units', power), `The units of ${power} are ${got}.`, expected);
  }
}

/** Compares the powers without a player that a file states, if it does, with the actual ones. */
function compareDisorder({ differ }: FileGame, stated: Fields, { disorder }: Played): void {
  const said = stated['disorder'];
  if (!Array.isArray(said)) return;
  const list = (isIn: (power: string) => boolean): string =>
    POWERS.filter(isIn).join(', ') || 'nobody';
  const [expected, got] = [
    list((power) => said.includes(power)),
    list((power) => Object.hasOwn(disorder, power)),
  ];
  if (expected !== got) differ(valueAt('disorder'), `In civil disorder: ${got}.`, expected);
}

/** Plays the end of a year of a file; returns the same as `playTurn`. */
function playWinter(
  table: FileGame,
  stated: Fields,
  year: number,
): readonly SeasonComment[] | null {
  if (!changeSeats(table, stated) || !playCoin(table, stated)) return null;
  const played = () =>
    gameAt(table).played.findLast(({ when }) => when.phase === 'adjustments' && when.year === year);
  const isOpen = table.soFar.game.matches({ playing: { winter: 'adjustments' } });
  const tracker = errorTracker(table.report);
  const { part, expected } = loadAdjustments(stated, played() ?? gameAt(table).now, tracker.report);
  if (!tracker.isSound()) return null;
  if (isOpen && !handIn(table, stated, 'adjustments')) return null;
  if (!isOpen && part.orders.length > 0) {
    const message = 'No power has anything to build or remove.';
    table.report(keyAt('adjustments'), message, 'no orders');
  }
  const moment = played();
  if (moment) {
    const turn = ruleAdjustments(gameAt(table), moment);
    reportAll(table, wrongInAdjustments({ expectedAdjustments: expected }, turn));
  } else {
    // The game was won before anybody could build.
    const owners = ownersNow(gameAt(table).now);
    for (const { place, about, expected: wanted, got } of compareOwners(
      expected.owners,
      owners,
      STANDARD,
    ))
      table.differ(place, `The game rules ${about} as ${got}.`, wanted);
  }
  return loadComments(
    stated['comments'],
    { movement: [], retreats: [], adjustments: expected.orders },
    table.report,
  ).map(({ text, de, on }) => ({
    ...{ text, de },
    on: on.flatMap(({ phase, order: place }) => {
      const order = expected.orders[place]?.order;
      return order ? [{ phase, order: `${order.power}: ${formatAdjustmentOrder(order)}` }] : [];
    }),
  }));
}

/** Tosses the coin if the file says so; false: it cannot be tossed, or must be and is not. */
function playCoin(table: FileGame, { coin }: Fields): boolean {
  if (typeof coin === 'string' && isPower(coin)) return toss(table, coin);
  const isDue = table.soFar.game.matches({ playing: { winter: 'coin' } });
  if (isDue) table.report(keyAt('coin'), 'The coin must be tossed first.', 'coin: England');
  return !isDue;
}
