import type { Language } from '../../explain/languages/language.ts';
import { gameSentence } from '../../explain/in-words.ts';
import { editionOf, type Game, type Played } from '../../game/game.ts';
import { ruleAdjustments, ruleMoves, ruleRetreats } from '../../game/rule-phase.ts';
import {
  formatAdjustmentOrder,
  formatOrder,
  formatRetreatOrder,
} from '../../orders/format-order.ts';
import type { RetreatTurn } from '../../trace/phase-turn.ts';
import { agreeingEditions } from '../agreeing-editions.ts';
import { expectedPhases } from '../expected-phases.ts';
import type { Unit } from '../../board/board.ts';
import { isSameUnit } from '../load/units.ts';
import type { Collection, CommentOnOrders, Phase, Scenario } from '../scenario.ts';
import type { SeasonNotes } from './game-scenario.ts';
import { phaseInFile, type PlayedSeason, seasonName, seasonSlug, seasonsOf } from './seasons.ts';

/** The slugs and texts for the scenarios of a game. */
export interface GameNotes {
  readonly collection: Collection;
  /** What precedes the season in an address: `sample-game/`, `games/six-players-`. */
  readonly prefix: string;
  readonly instance: boolean;
  readonly seasonNotes: (season: PlayedSeason, game: Game) => SeasonNotes;
}

/** For a game without notes: the events of a season serve as its note. */
export const ownGame = (language: Language): GameNotes => ({
  collection: 'own',
  prefix: 'own/',
  instance: true,
  seasonNotes: ({ moves }, game) => {
    const name = seasonName(moves.when);
    const ruled = game.steps.find(
      ({ id, fact }) => id >= moves.stepsBefore && fact.type === 'moves-ruled',
    );
    const note = ruled ? gameSentence(ruled.fact, language) : `${name}.`;
    const title = note.replace(`${name}: `, '').replace(/\.$/, '');
    return {
      title,
      short: name,
      paragraph: 'Game',
      entry: null,
      note,
      de: null,
      comments: [],
    };
  },
});

/**
 * Each Spring and Fall of a game as a scenario: the moves with the retreats that follow from them, and after a Fall the
 * adjustments. It expects the actual outcomes; its editions are those that rule it this way, the game's own first. A
 * season is left out if no edition decides it as the game master's own rules do, or if nobody gives an order in it.
 */
export function scenariosOf(game: Game, notes: GameNotes): readonly Scenario[] {
  return seasonsOf(game)
    .map((season) => scenarioOf(game, season, notes))
    .filter(({ editions }) => editions.length > 0)
    .filter(isWorthShowing);
}

/** A turn without orders is worth showing only for its builds and removals. */
const isWorthShowing = ({ orders, expectedAdjustments }: Scenario): boolean =>
  orders.length + (expectedAdjustments?.orders.length ?? 0) > 0 ||
  (expectedAdjustments?.removed ?? []).length > 0;

function scenarioOf(game: Game, season: PlayedSeason, notes: GameNotes): Scenario {
  const { moves } = season;
  const { comments, ...texts } = notes.seasonNotes(season, game);
  const movement = ruleMoves(game, moves).turn;
  const retreats = retreatsOf(game, season.retreats);
  const stands = retreats?.ruling.after.units ?? movement.ruling.after.units;
  // If a game master has corrected the board since, what follows is not the result of these moves.
  const follows = season.adjustments && isSame(stands, season.adjustments.units);
  const adjustments =
    season.adjustments && follows ? ruleAdjustments(game, season.adjustments) : null;
  const scenario: Scenario = {
    slug: `${notes.prefix}${seasonSlug(moves.when)}`,
    collection: notes.collection,
    ...texts,
    example: null,
    instance: notes.instance,
    phase: phaseInFile(moves.when),
    editions: [],
    ...expectedPhases({ movement, retreats, adjustments }),
    comments: [],
  };
  return {
    ...scenario,
    editions: agreeingEditions(scenario, editionOf(game).id),
    comments: comments.flatMap((comment) => placed(comment, scenario)),
  };
}

/** The retreats of a season; null if no unit was dislodged. */
function retreatsOf(game: Game, moment: Played | null): RetreatTurn | null {
  return moment && moment.dislodged.length > 0 ? ruleRetreats(game, moment).turn : null;
}

/** A comment with the indices of its orders in the scenario; nothing if the scenario has none of them. */
function placed(
  { text, de, on }: SeasonNotes['comments'][number],
  scenario: Scenario,
): readonly CommentOnOrders[] {
  const orders: Readonly<Record<Phase, readonly string[]>> = {
    movement: scenario.orders.map((order) => `${order.power}: ${formatOrder(order)}`),
    retreats: (scenario.retreats?.orders ?? []).map(
      (order) => `${order.power}: ${formatRetreatOrder(order)}`,
    ),
    adjustments: (scenario.adjustments?.orders ?? []).map(
      (order) => `${order.power}: ${formatAdjustmentOrder(order)}`,
    ),
  };
  const found = on
    .map(({ phase, order }) => ({ phase, order: orders[phase].indexOf(order) }))
    .filter(({ order }) => order >= 0);
  return found.length > 0 ? [{ text, de, on: found }] : [];
}

const isSame = (some: readonly Unit[], others: readonly Unit[]): boolean =>
  some.length === others.length &&
  some.every((unit) => others.some((other) => isSameUnit(unit, other)));
