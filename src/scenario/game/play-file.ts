import { STANDARD } from '../../board/board.ts';
import { dateWords } from '../../game/date.ts';
import type { Game } from '../../game/game.ts';
import { act, createGame, type GameActor } from '../../game/play.ts';
import type { EditionId } from '../../rules/edition.ts';
import { loadCentres, ownersOf } from '../load/load-adjustments.ts';
import { type Fields, isPower, texts } from '../load/fields.ts';
import { keyAt, type ReportProblem, valueAt } from '../file-place.ts';
import { loadUnits, placeUnits } from '../load/units.ts';
import type { SeasonComment } from './game-scenario.ts';
import type { GameText, SeasonText } from './game-text.ts';
import { playTurn } from './play-turn.ts';
import { playWinter } from './play-winter.ts';
import { errorTracker, reportWithin } from './report-problems.ts';
import { attempt, gameAt, type FileGame } from './file-game.ts';

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
  const actor = createGame({ plan, rules, players });
  actor.start();
  const comments = new Map<string, readonly SeasonComment[]>();
  if (setUp(file.start, actor, reports)) {
    const isPlayed = file.seasons.every((season) => {
      const said = playSeason(season, actor, reports);
      if (said) comments.set(season.name, said);
      return said !== null;
    });
    if (isPlayed) end(file, actor, reports);
  }
  const { context } = actor.getSnapshot();
  actor.stop();
  return { game: context, comments };
}

function tableAt(actor: GameActor, { report, differ }: Reports, ...path: string[]): FileGame {
  return { actor, report: reportWithin(report, ...path), differ: reportWithin(differ, ...path) };
}

/** A starting board other than the rulebook's is recorded as a correction by the game master. */
function setUp(start: Fields | null, actor: GameActor, reports: Reports): boolean {
  if (!start) return true;
  const table = tableAt(actor, reports, 'start');
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
  actor: GameActor,
  reports: Reports,
): readonly SeasonComment[] | null {
  const table = tableAt(actor, reports, 'seasons', name);
  if (!isDue(actor, season, year)) {
    const next = isOver(actor) ? 'no more seasons' : dateWords(gameAt(table).now.when);
    const message = isOver(actor)
      ? 'The game is over before this season.'
      : 'This season does not belong here.';
    table.report(keyAt(), message, next);
    return null;
  }
  return season === 'Winter' ? playWinter(table, stated, year) : playTurn(table, stated);
}

const isOver = (actor: GameActor): boolean => actor.getSnapshot().matches('ended');

/** Whether a season comes next, or is a Winter that was just passed because nobody had anything to decide. */
function isDue(actor: GameActor, season: SeasonText['season'], year: number): boolean {
  const { now, played } = actor.getSnapshot().context;
  const last = played.at(-1)?.when;
  if (season !== 'Winter')
    return !isOver(actor) && now.when.season === season && now.when.year === year;
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
function end({ end: said, seasons }: GameText, actor: GameActor, reports: Reports): void {
  const table = tableAt(actor, reports, 'end');
  const last = seasons.at(-1)?.name ?? '';
  const [way] = (['victory', 'draw', 'short game'] as const).filter((one) =>
    Object.hasOwn(said, one),
  );
  if (!way) {
    if (isOver(actor))
      reports.differ(keyAt('seasons', last), 'The game ends with this season.', 'end: ...');
    return;
  }
  const { event, fact } = ENDS[way];
  if (event && !act(actor, event).ok) {
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
