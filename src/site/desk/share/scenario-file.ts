import type { DeskHouseRules } from '../../../desk/house-rules.ts';
import type { TurnDate } from '../../../orders/turn-line/turn-line.ts';
import { agreeingEditions } from '../../../scenario/agreeing-editions.ts';
import { expectedPhases } from '../../../scenario/expected-phases.ts';
import { formatScenario } from '../../../scenario/format/format.ts';
import { phaseInFile } from '../../../scenario/game/seasons.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import type { PhaseTurn } from '../../../trace/phase-turn.ts';

interface DeskFile {
  readonly title: string;
  readonly date: TurnDate;
  /** The house rules under which it is ruled. */
  readonly house?: DeskHouseRules | null;
}

/**
 * The phase on the desk as a scenario file. It expects its outcomes, under the house rules or under the editions that agree
 * on them.
 */
export function scenarioFile(ruled: PhaseTurn, { title, date, house = null }: DeskFile): string {
  const { edition } = ruled.turn;
  const scenario: Scenario = {
    slug: 'own/desk',
    collection: 'own',
    title,
    short: title,
    paragraph: 'Game',
    example: null,
    entry: null,
    instance: true,
    phase: phaseInFile(date),
    note: `${title}.`,
    de: null,
    editions: ['A/F'],
    ...expectedPhases({
      movement: null,
      retreats: null,
      adjustments: null,
      [ruled.phase]: ruled.turn,
    }),
    comments: [],
  };
  return formatScenario({
    ...scenario,
    ...(house
      ? { editions: [house.base], rules: house }
      : edition.law === 'rulebook'
        ? { editions: agreeingEditions(scenario, edition.id) }
        : {}),
  });
}
