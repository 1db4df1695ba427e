/**
 * The neutral case format: one movement phase on the standard board, one JSON object a line, in which two
 * adjudicators can be compared. Spaces have the board's own three letters, powers are in capitals.
 */
export type { Case, CaseDislodgement, CaseError, CaseResult, RuledMoves } from './cases/case.ts';
export { MAX_LINE, parseCaseLine, type CaseLine } from './cases/line.ts';
export { caseOf, readCase } from './cases/read.ts';
export { caseResult, formatCaseOrder, writeCase, writeCaseResult } from './cases/write.ts';
export { readCompact } from './cases/compact.ts';
export { compactResult } from './cases/write-compact.ts';
