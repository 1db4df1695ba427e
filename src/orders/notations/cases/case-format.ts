/**
 * The neutral case format: one movement phase on the standard board, one JSON object per line, for comparing two
 * adjudicators. Spaces have the board's own three letters, powers are in capitals.
 */
export type {
  Case,
  CaseDislodgement,
  CaseError,
  CaseMovement,
  CaseOutcomes,
  CaseResult,
} from './case.ts';
export { parseCaseLine, type CaseLine } from './case-line.ts';
export { caseOf, readCase } from './read-case.ts';
export { outcomesAsGiven, outcomesOf } from './case-outcomes.ts';
export { caseResult, formatCaseOrder, writeCase, writeCaseResult } from './write-case.ts';
