import { spaceOf } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { dateAfter, isSameDate } from '../game/date.ts';
import type { Note, PhaseFindings } from '../game/finding.ts';
import type { RecordedGame } from '../orders/notations/recorded/recorded-games.ts';
import type { RecordedPhase } from '../orders/notations/recorded/recorded-phase.ts';
import { readWritten, type TextOrder } from '../orders/notations/read-text.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';
import { EDITION_IDS, type Edition, type EditionId } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { auditMoves } from './audit-moves.ts';
import { auditAdjustments, auditRetreats } from './audit-phases.ts';
import type { Auditing } from './auditing.ts';
import { boardBefore, centresIn, problemOf, type AuditBoard } from './audit-board.ts';
import { closedRetreats } from './closed-retreats.ts';
import {
  dislodgedDifferences,
  ownerDifferences,
  strangeOrders,
  unitDifferences,
  type PlacedFinding,
} from './continuity.ts';
import type { RuledAgain } from './reason.ts';
import { isFirst, powersTold, shownUnits, startUnits, type ShownUnits } from './shown-units.ts';

/** How a game is ruled again. */
export interface AuditOptions {
  /** The edition under which the game is ruled again; the DATC's if left out. */
  readonly edition?: Edition;
}

/** A phase ruled again, with what is needed to play it. */
export interface PlayedPhase extends PhaseFindings {
  /** Where the phase is in the file; null: the record omits it. */
  readonly place: { readonly file: string; readonly line: number } | null;
  /** Null: it could not be ruled. */
  readonly ruled: RuledAgain | null;
  /** The board according to the record; null: unknown. */
  readonly board: AuditBoard | null;
  readonly orders: readonly TextOrder[];
}

/** A recorded game, ruled again. */
export interface Audit {
  /** In the order of play. Phases that the record omits are included only if there is a finding in them. */
  readonly phases: readonly PlayedPhase[];
  readonly agree: number;
}

/** What a phase, ruled again, leads to. */
interface Ruled extends Pick<PlayedPhase, 'findings' | 'notes' | 'ruled' | 'orders'> {
  /** Null: what comes next is not known. */
  readonly reached: AuditBoard | null;
}

type Step = Ruled & PlayedPhase;

/**
 * Rules every phase of a recorded game again, each from the board that the record gives before it, and compares the
 * board that a game waits with. Never throws.
 */
export function auditGame(
  { phases, waiting, reader }: Pick<RecordedGame, 'phases' | 'waiting' | 'reader'>,
  { edition = EDITIONS.DATC }: AuditOptions = {},
): Audit {
  const used = new Set<OrderResult>(
    phases.flatMap(({ written }) => written.statements.flatMap(({ results }) => results)),
  );
  const auditing: Auditing = { edition, marked: reader.marks(used) };
  const audited: PlayedPhase[] = [];
  let since: readonly Step[] = [];
  let told: ReadonlySet<Power> = new Set();
  for (const phase of phases) {
    since = [...since, ...omittedBefore(phase, since, auditing)];
    const reached = reachedIn(phase, since);
    const expected = reached?.units ?? (isFirst(phase.when) ? startUnits(phases) : null);
    const shown = shownUnits(phase, expected, told);
    const found = reached ? differences(reached, phase, shown, since, auditing) : [];
    const strange = shown && !reached ? strangeOrders(shown, expected) : [];
    finish(found);
    const board = boardBefore(phase, reached, shown);
    const step = audit(phase, board && withCounted(board, phase), auditing);
    const here = found.flatMap(({ at, finding }) => (at === null ? [finding] : []));
    const findings = [...here, ...strange, ...step.findings];
    const place = { file: phase.file, line: phase.line };
    since = [{ ...step, findings, when: phase.when, place, board }];
    if (board && phase.when.phase === 'movement') told = powersTold(phase, board.units);
  }
  if (waiting) {
    since = [...since, ...omittedBefore(waiting, since, auditing)];
    const reached = reachedIn(waiting, since);
    if (reached)
      finish([
        ...differences(reached, waiting, shownUnits(waiting, reached.units, told), since, auditing),
        ...capturesIn(reached, waiting, auditing, since.length - 1),
      ]);
    else finish([]);
  } else finish([]);
  const agree = audited.filter(
    ({ findings, notes }) => findings.length === 0 && notes.length === 0,
  ).length;
  return { phases: audited, agree };

  /** Adds what was found to the phases in which it arose. One that the record omits is left out if there is nothing. */
  function finish(found: readonly PlacedFinding[]): void {
    for (const [index, step] of since.entries()) {
      const own = found.flatMap(({ at, finding }) => (at === index ? [finding] : []));
      const findings = [...step.findings, ...own];
      if (step.place || findings.length > 0) audited.push({ ...step, findings });
    }
  }
}

/** The editions under which every phase of a game agrees, given its audit under another. */
export function editionsThatAgree(
  game: Pick<RecordedGame, 'phases' | 'waiting' | 'reader'>,
  { phases }: Audit,
): readonly EditionId[] {
  if (phases.some(({ notes }) => notes.length > 0)) return [];
  const findings = phases.flatMap((phase) => phase.findings);
  return EDITION_IDS.filter((id) => {
    if (!findings.every(({ right }) => right?.editions.includes(id))) return false;
    const other = auditGame(game, { edition: EDITIONS[id] });
    return other.agree === other.phases.length;
  });
}

/** The board to which the phases before one led; null: unknown, or that of another phase. */
function reachedIn({ when }: RecordedPhase, since: readonly Step[]): AuditBoard | null {
  const reached = since.at(-1)?.reached;
  return reached && isSameDate(reached.when, when) ? reached : null;
}

/** The phases that a record omits before one: nobody had anything to decide in them, or nobody gave orders. */
function omittedBefore(
  next: RecordedPhase,
  since: readonly Step[],
  auditing: Auditing,
): readonly Step[] {
  const omitted: Step[] = [];
  let board = since.at(-1)?.reached ?? null;
  while (board && omitted.length < 2 && isPassedOver(board, next)) {
    const step = ruleAgain(board, [], auditing);
    omitted.push({ ...step, when: board.when, place: null, board });
    board = step.reached;
  }
  return omitted;
}

/** The centres that a Winter which nobody has played lists for other powers than those whose units hold them. */
function capturesIn(
  board: AuditBoard,
  phase: RecordedPhase,
  auditing: Auditing,
  at: number,
): readonly PlacedFinding[] {
  if (phase.when.phase !== 'adjustments' || !board.owners) return [];
  const { findings } = auditAdjustments(withCounted(board, phase), board.owners, [], auditing);
  return findings.flatMap((finding) => (finding.what === 'centre' ? [{ at, finding }] : []));
}

/** Whether the record omits a phase between the one reached and the next recorded one. */
function isPassedOver({ when }: AuditBoard, { when: next }: RecordedPhase): boolean {
  if (isSameDate(when, next) || when.phase === 'movement') return false;
  const following = dateAfter(when);
  return isSameDate(following, next) || isSameDate(dateAfter(following), next);
}

/** In Winter the owners are listed as counted after Fall. */
function withCounted(board: AuditBoard, { when, owners }: RecordedPhase): AuditBoard {
  if (when.phase !== 'adjustments' || board.captured) return board;
  return { ...board, counted: centresIn(owners) ?? board.counted };
}

function audit(phase: RecordedPhase, board: AuditBoard | null, auditing: Auditing): Ruled {
  const { written, line } = phase;
  const unread = written.errors.map((error): Note => {
    return { say: 'unread', error: { ...error, line: line - 1 + error.line } };
  });
  const nothing = { findings: [], reached: null, ruled: null, orders: [] };
  if (!board) return { ...nothing, notes: [{ say: 'no-position' }, ...unread] };
  const problem = problemOf(board.units);
  if (problem !== null) return { ...nothing, notes: [{ say: 'position', problem }, ...unread] };
  const dislodged = board.dislodged.map(({ unit }) => unit);
  const spaces = new Set(dislodged.map(({ at }) => spaceOf(at)));
  const seen = [...dislodged, ...board.units.filter(({ at }) => !spaces.has(spaceOf(at)))];
  const { orders } = readWritten(written, { position: { units: seen } });
  const step = ruleAgain(board, orders, auditing, centresIn(phase.ownersAfter));
  // If an order is there but could not be read, the others may turn out differently.
  const closed =
    phase.dislodgedAfter && step.reached
      ? closedRetreats(phase.dislodgedAfter, step.reached.dislodged, step.ruled, auditing.edition)
      : [];
  const findings = unread.length > 0 ? [] : [...step.findings, ...closed];
  return { ...step, findings, notes: [...step.notes, ...unread] };
}

function ruleAgain(
  board: AuditBoard,
  orders: readonly TextOrder[],
  auditing: Auditing,
  counted: AuditBoard['counted'] = null,
): Ruled {
  const { when, owners } = board;
  const next = { ...board, when: dateAfter(when), counted: counted ?? board.counted };
  switch (when.phase) {
    case 'movement': {
      const { turn, findings, units, dislodged } = auditMoves(board, orders, auditing);
      const reached = { ...next, units, dislodged, captured: false };
      return { findings, notes: [], reached, ruled: { phase: when.phase, turn }, orders };
    }
    case 'retreats': {
      const { turn, findings, units } = auditRetreats(board, orders, auditing);
      const reached = { ...next, units, dislodged: [] };
      return { findings, notes: [], reached, ruled: { phase: when.phase, turn }, orders };
    }
    case 'adjustments': {
      const known = owners ?? board.counted;
      if (!known)
        return { findings: [], notes: [{ say: 'no-owners' }], reached: null, ruled: null, orders };
      const captured = board.captured || !owners;
      const audited = auditAdjustments({ ...board, captured }, known, orders, auditing);
      const { turn, findings, units } = audited;
      const after = { units, owners: audited.owners, captured: false, counted: null };
      const ruled = { phase: when.phase, turn };
      return { findings, notes: [], reached: { ...next, ...after }, ruled, orders };
    }
  }
}

/** Where the board that the record shows differs from the one to which the phases before led. */
function differences(
  reached: AuditBoard,
  phase: RecordedPhase,
  shown: ShownUnits | null,
  since: readonly Step[],
  { edition }: Auditing,
): readonly PlacedFinding[] {
  const known = since.flatMap((step) => (step.board ? [{ ...step, board: step.board }] : []));
  const [recorded] = since;
  const dislodged = phase.when.phase === 'retreats' ? phase.dislodged : null;
  const found = [
    ...(shown ? unitDifferences(shown, dislodged, reached, known, edition) : []),
    ...(dislodged ? dislodgedDifferences(dislodged, reached, known, edition) : []),
    ...ownerDifferences(phase, reached, known, edition),
  ];
  // What a phase reports differently explains what follows from it.
  const isAgreed =
    recorded?.notes.length === 0 &&
    recorded.findings.every(({ what }) => what !== 'order' && what !== 'retreats');
  return isAgreed ? found : found.filter(({ at }) => at !== null && at > 0);
}
