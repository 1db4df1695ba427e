import { ownersAtStart } from '../../board/centres.ts';
import { isOtherBoardId, type BoardId } from '../../board/others/known-boards.ts';
import { isVariantId } from '../../board/variants/variant-ids.ts';
import type { GameDate } from '../../trace/game-fact.ts';
import { addStep } from '../add-step.ts';
import type { GameAudit } from '../finding.ts';
import { planOf, type Game, type Rules } from '../game.ts';
import { MAX_NAME_LENGTH } from '../objection.ts';
import type { PlanId } from '../plan.ts';
import type { OwnStart } from './own-start.ts';
import { powersIn } from './start-problem.ts';

/** How a game begins. `players`: their names in the order of the plan's seats; by default the names of their powers. */
export interface GameStart {
  readonly plan: PlanId;
  /** What it begins with, if not with the start of its board: `startProblem` says whether it can. */
  readonly start?: OwnStart;
  readonly rules: Rules;
  readonly players?: readonly string[];
  readonly audit?: GameAudit;
}

/** The first phase, before negotiations: moves in Spring (1971 VI.3, XIV.2), or what the board or the start says. */
export function beginGame(given: GameStart): Game {
  const { plan: id, start, rules, players: names = [], audit } = given;
  const plan = planOf(given);
  const { board, season, year } = plan;
  const variant: BoardId | undefined = isVariantId(id) || isOtherBoardId(id) ? id : undefined;
  const yearly = board.calendar?.yearly ? ({ yearly: true } as const) : {};
  const players = names
    .slice(0, plan.seats.length)
    .map((name) => name.trim().slice(0, MAX_NAME_LENGTH));
  const { units, owners } = start ?? { ...board.start, owners: ownersAtStart(board) };
  const there = powersIn({ units, owners }, board);
  const idle = there.filter((power) => !plan.seats.some((powers) => powers.includes(power)));
  const phase = season === 'Winter' ? 'adjustments' : 'movement';
  const when: GameDate = { year, season, phase, ...yearly };
  const game: Game = {
    plan: id,
    ...(start ? { start } : {}),
    rules,
    players,
    now: {
      when,
      ...(variant === undefined ? {} : { variant }),
      units,
      owners,
      dislodged: [],
      disorder: Object.fromEntries(idle.map((power) => [power, 'not-played'])),
      seats: plan.seats.map((powers, place) => ({
        player: players[place] || powers.join(', '),
        powers,
      })),
      coin: null,
      sheets: {},
    },
    played: [],
    steps: [],
    log: [],
    ...(audit ? { audit } : {}),
  };
  const begun = addStep(game, {
    type: 'game-begins',
    year,
    season,
    yearly: board.calendar?.yearly === true,
    plan: plan.name,
    players: plan.seats.length,
    inAll: there.length,
  });
  return idle.reduce<Game>(
    (next, power) =>
      addStep(next, { type: 'disorder-begins', power, when, reason: 'not-played' }, [0]),
    begun,
  );
}
