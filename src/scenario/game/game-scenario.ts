import type { Game } from '../../game/game.ts';
import type { PlanId } from '../../game/plan.ts';
import type { EditionId } from '../../rules/edition.ts';
import type { GameDate } from '../../trace/game-fact.ts';
import type { Collection, Phase, Scenario, ScenarioTexts } from '../scenario.ts';

/** A comment on orders of a season, before their indices among all orders are known. */
export interface SeasonComment {
  readonly text: string;
  readonly de: string | null;
  /** `order`: as `formatOrder` and its like write it, after the power: `France: A Bur-Bel`. */
  readonly on: readonly { readonly phase: Phase; readonly order: string }[];
}

/** The notes on a season. */
export interface SeasonNotes extends ScenarioTexts {
  readonly de: ScenarioTexts | null;
  readonly paragraph: string;
  readonly entry: string | null;
  readonly comments: readonly SeasonComment[];
}

/** A season of a game in a file. */
export interface GameSeason {
  readonly when: Pick<GameDate, 'year' | 'season'>;
  /** The scenario of this season. */
  readonly slug: string;
  /** Its number in our list of the rulebook's examples; for a Fall also that of the Winter. */
  readonly entries: readonly string[];
}

/** A game in a file, as played. Plain data. */
export interface GameScenario extends ScenarioTexts {
  /** Folder and file name: `sample-game/game`. Also its address on the site. */
  readonly slug: string;
  readonly collection: Collection;
  readonly de: ScenarioTexts | null;
  readonly paragraph: string;
  readonly entry: string | null;
  /** The paragraph states only the rule: this game is our own. */
  readonly instance: boolean;
  /** The editions that agree with everything that the file expects. */
  readonly editions: readonly EditionId[];
  readonly plan: PlanId;
  /** Its Springs and Falls, except those without orders. */
  readonly seasons: readonly GameSeason[];
  /** After its last season, under the first of its editions. */
  readonly game: Game;
}

/** A game in a file, with each of its seasons as a scenario. */
export interface LoadedGame {
  readonly game: GameScenario;
  readonly scenarios: readonly Scenario[];
}
