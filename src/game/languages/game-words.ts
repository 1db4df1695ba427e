import type { GameDate } from '../../trace/game-fact.ts';
import type { FileProblem } from '../saved/file-problem.ts';
import type { Objection } from '../objection.ts';
import type { StartProblem } from '../start/start-problem.ts';
import { isOwnBoardId, type OwnBoardId } from '../../board/others/own-boards.ts';
import { planCalled, type Plan, type PlanId } from '../plan.ts';

type Reason = Objection['reason'];

/** The words of a language for a whole game. */
export interface GameWords {
  /** `Spring 1901`, `Fall 1901, retreats`, `Winter 1901` (1971 VII.6); `1430` on a board without seasons. */
  readonly date: (when: GameDate) => string;
  readonly plans: Readonly<Record<Exclude<PlanId, OwnBoardId>, Pick<Plan, 'name' | 'line'>>>;
  /** "From 1870." */
  readonly fromYear: (year: number) => string;
  /** Why an event is refused, as a sentence for whoever sent it. */
  readonly objections: {
    readonly [R in Reason]: (objection: Extract<Objection, { reason: R }>) => string;
  };
  /** Why no game can begin with a start. */
  readonly start: (problem: StartProblem) => string;
  /** What is wrong with a saved game, and what was expected. */
  readonly file: (problem: FileProblem) => { readonly message: string; readonly expected: string };
}

/** The name of a plan, and what is special about it. Throws if it is a board that somebody brought and is not loaded. */
export const planWords = (id: PlanId, { plans }: GameWords): Pick<Plan, 'name' | 'line'> =>
  isOwnBoardId(id) ? planCalled(id) : plans[id];

/** Why an event is refused, as a sentence. */
export function objectionText(objection: Objection, { objections }: GameWords): string {
  const words = objections[objection.reason] as (objection: Objection) => string;
  return words(objection);
}
