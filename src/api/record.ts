/**
 * `standoff/record`: games that other sites and programs recorded (webDiplomacy, Backstabbr, Diplicity, python-diplomacy,
 * DAIDE, judges), ruled again phase by phase. Every difference has its phase, its rule, and the editions or choices under
 * which the record would be right.
 *
 * @module record
 */
import type { PlayedPhase } from '../audit/audit-game.ts';
import * as inWords from '../audit/audit-sentences.ts';
import { english } from '../explain/languages/english/english.ts';
import type { Language } from '../explain/languages/language.ts';
import type { Finding, Note } from '../game/finding.ts';

export {
  auditGame,
  editionsThatAgree,
  type Audit,
  type AuditOptions,
  type PlayedPhase,
} from '../audit/audit-game.ts';
export type { RuledAgain } from '../audit/reason.ts';
export {
  recordedGames,
  type RecordedFile,
  type RecordedGame,
  type RecordedGames,
  type UnreadFile,
} from '../orders/notations/recorded/recorded-games.ts';
export type { RecordedDate, RecordedPhase } from '../orders/notations/recorded/recorded-phase.ts';

/** What differs in a phase, why, and what would have the record right, as a sentence; in English by default. */
export const findingSentence = (
  finding: Finding,
  { ruled }: Pick<PlayedPhase, 'ruled'>,
  language: Language = english,
): string => inWords.findingSentence(finding, ruled, language);

/** Why a phase was not compared, or only in part, as a sentence; in English by default. */
export const noteSentence = (note: Note, language: Language = english): string =>
  inWords.noteSentence(note, language);
