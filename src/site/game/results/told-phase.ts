import type { Game } from '../../../game/game.ts';
import { isPassed } from '../../../game/history.ts';
import { gameWords } from '../../../game/languages/game-languages.ts';
import { rulePhase } from '../../../game/rule-phase.ts';
import type { Language } from '../../../explain/languages/language.ts';
import { duesAfter, owedSection } from '../../../report/dues.ts';
import type { ReportSection } from '../../../report/report.ts';
import type { PhaseTurn } from '../../../trace/phase-turn.ts';
import { deskAddressOfPhase } from '../../desk/scenario-turn.ts';

/** A phase of a game for those who play it. */
export interface ToldPhase {
  readonly ruled: PhaseTurn;
  /** `Spring 1902`. */
  readonly title: string;
  /** What is due after it, and who owes it. */
  readonly dues: readonly ReportSection[];
  /** Where it can be seen at the desk; empty if the desk does not support its rules. */
  readonly link: string;
}

/** `at`: its place in the record. `isWriting`: whether orders for the next one are being written. `pages`: the address of the site. */
export function toldPhase(
  game: Game,
  at: number,
  isWriting: boolean,
  pages: string,
  language: Language,
): ToldPhase | null {
  const moment = game.played[at];
  if (!moment) return null;
  const ruled = rulePhase(game, moment);
  const address = deskAddressOfPhase(ruled, moment.when, game.rules);
  const isLatest = game.played.slice(at + 1).every(isPassed);
  return {
    ruled,
    title: gameWords(language).date(moment.when),
    dues: [
      ...duesAfter(game, at, language),
      ...(isWriting && isLatest ? owedSection(game, language) : []),
    ],
    link: address === null ? '' : new URL(`${pages}${address}`, location.href).href,
  };
}
