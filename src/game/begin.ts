import { ownersAtStart } from '../board/centres.ts';
import { isOtherBoardId, type BoardId } from '../board/others/known-boards.ts';
import { isVariantId } from '../board/others/variant-ids.ts';
import type { GameDate } from '../trace/game-fact.ts';
import type { Game, Rules } from './game.ts';
import type { GameAudit } from './finding.ts';
import { MAX_NAME_LENGTH } from './objection.ts';
import { idlePowers, planCalled, type PlanId } from './plan.ts';
import { addStep } from './add-step.ts';

/** How a game begins. `players`: their names in the order of the plan's seats; by default the names of their powers. */
export interface GameStart {
  readonly plan: PlanId;
  readonly rules: Rules;
  readonly players?: readonly string[];
  readonly audit?: GameAudit;
}

/** The first Spring, before negotiations (1971 VI.3, XIV.2). */
export function beginGame({ plan: id, rules, players: names = [], audit }: GameStart): Game {
  const plan = planCalled(id);
  const { board } = plan;
  const variant: BoardId | undefined = isVariantId(id) || isOtherBoardId(id) ? id : undefined;
  const yearly = board.calendar?.yearly ? ({ yearly: true } as const) : {};
  const players = names
    .slice(0, plan.seats.length)
    .map((name) => name.trim().slice(0, MAX_NAME_LENGTH));
  const idle = idlePowers(plan);
  const when: GameDate = { year: plan.year, season: 'Spring', phase: 'movement', ...yearly };
  const game: Game = {
    plan: id,
    rules,
    players,
    now: {
      when,
      ...(variant === undefined ? {} : { variant }),
      units: board.start.units,
      owners: ownersAtStart(board),
      dislodged: [],
      disorder: Object.fromEntries(idle.map((power) => [power, 'not-played'])),
      seats: plan.seats.map((powers, place) => ({
        player: players[place] || powers.join(', '),
        powers,
      })),
      coin: null,
      slips: {},
    },
    played: [],
    steps: [],
    log: [],
    ...(audit ? { audit } : {}),
  };
  const begun = addStep(game, {
    type: 'game-begins',
    year: plan.year,
    yearly: board.calendar?.yearly === true,
    plan: plan.name,
    players: plan.seats.length,
    inAll: board.powers.length,
  });
  return idle.reduce<Game>(
    (next, power) =>
      addStep(next, { type: 'disorder-begins', power, when, reason: 'not-played' }, [0]),
    begun,
  );
}
