import { spaceOf, type Location, type Unit } from '../board/board.ts';
import { dateAfter, isSameDate } from '../game/date.ts';
import type { RecordedGame } from '../orders/notations/recorded/recorded-games.ts';
import type { RecordedPhase } from '../orders/notations/recorded/recorded-phase.ts';
import { readWritten, type TextOrder } from '../orders/notations/read-text.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';
import type { Edition } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { auditMoves, unitName } from './audit-moves.ts';
import { auditAdjustments, auditRetreats } from './audit-phases.ts';
import type { Auditing } from './auditing.ts';
import { boardBefore, centresIn, problemOf, wholeUnits, type AuditBoard } from './audit-board.ts';
import { closedRetreats } from './closed-retreats.ts';
import type { Finding, Note, PhaseFindings } from '../game/finding.ts';
import type { RuledAgain } from './reason.ts';

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

export interface Audit {
  /** In the order of play. Phases that the record omits are included only if there is a finding in them. */
  readonly phases: readonly PlayedPhase[];
  readonly agree: number;
}

interface Step {
  readonly findings: readonly Finding[];
  readonly notes: readonly Note[];
  /** Null: what comes next is not known. */
  readonly reached: AuditBoard | null;
  readonly ruled: RuledAgain | null;
  readonly orders: readonly TextOrder[];
}

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
  let reached: AuditBoard | null = null;
  let last: RuledAgain | null = null;
  for (const phase of phases) {
    passOver(phase);
    const listed = reached && isSameDate(reached.when, phase.when) ? reached : null;
    if (listed) blameBefore(differences(listed, phase, last, auditing));
    const board = boardBefore(phase, reached);
    const step = audit(phase, board && withCounted(board, phase), auditing);
    const place = { file: phase.file, line: phase.line };
    const { findings, notes, orders, ruled } = step;
    audited.push({ when: phase.when, place, findings, notes, board, orders, ruled });
    reached = step.reached;
    last = step.ruled;
  }
  if (waiting) {
    passOver(waiting);
    if (reached && isSameDate(reached.when, waiting.when))
      blameBefore([
        ...differences(reached, waiting, last, auditing),
        ...capturesIn(reached, waiting, auditing),
      ]);
  }
  const agree = audited.filter(
    ({ findings, notes }) => findings.length === 0 && notes.length === 0,
  ).length;
  return { phases: audited, agree };

  /** Rules the phases that the record omits: nobody had anything to decide in them, or nobody gave orders. */
  function passOver(next: RecordedPhase): void {
    for (let passed = 0; reached && passed < 2 && isPassedOver(reached, next); passed++) {
      const board: AuditBoard = reached;
      const step = ruleAgain(board, [], auditing);
      if (step.findings.length > 0) audited.push({ ...step, when: board.when, place: null, board });
      reached = step.reached;
      last = step.ruled ?? last;
    }
  }

  /** Adds differences of the board to the phase that led to it, unless its own findings explain them. */
  function blameBefore(found: readonly Finding[]): void {
    const before = audited.at(-1);
    const isAgreed =
      before?.notes.length === 0 && before.findings.every(({ what }) => what === 'centre');
    if (before && found.length > 0 && isAgreed)
      audited.splice(-1, 1, { ...before, findings: [...before.findings, ...found] });
  }
}

/** The centres that a Winter which nobody has played lists for other powers than those whose units hold them. */
function capturesIn(
  board: AuditBoard,
  phase: RecordedPhase,
  auditing: Auditing,
): readonly Finding[] {
  if (phase.when.phase !== 'adjustments' || !board.owners) return [];
  const { findings } = auditAdjustments(withCounted(board, phase), board.owners, [], auditing);
  return findings.filter(({ what }) => what === 'centre');
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

function audit(phase: RecordedPhase, board: AuditBoard | null, auditing: Auditing): Step {
  const { written, line } = phase;
  const unread = written.errors.map((error): Note => {
    return { say: 'unread', error: { ...error, line: line - 1 + error.line } };
  });
  const nothing = { findings: [], reached: null, ruled: null, orders: [] };
  if (!board) return { ...nothing, notes: [{ say: 'no-position' }, ...unread] };
  const problem = problemOf(board.units);
  if (problem !== null) return { ...nothing, notes: [{ say: 'position', problem }, ...unread] };
  const fallen = board.dislodged.map(({ unit }) => unit);
  const spaces = new Set(fallen.map(({ at }) => spaceOf(at)));
  const seen = [...fallen, ...board.units.filter(({ at }) => !spaces.has(spaceOf(at)))];
  const { orders } = readWritten(written, { position: { units: seen } });
  const step = ruleAgain(board, orders, auditing, centresIn(phase.ownersAfter));
  // If an order is there but could not be read, the others may turn out differently.
  const closed =
    phase.fallen && step.reached
      ? closedRetreats(phase.fallen, step.reached.dislodged, step.ruled, auditing)
      : [];
  const findings = unread.length > 0 ? [] : [...step.findings, ...closed];
  return { ...step, findings, notes: [...step.notes, ...unread] };
}

function ruleAgain(
  board: AuditBoard,
  orders: readonly TextOrder[],
  auditing: Auditing,
  counted: AuditBoard['counted'] = null,
): Step {
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

/** Where the board that the record lists differs from the one to which the phase before led. */
function differences(
  reached: AuditBoard,
  { when, units: listed, dislodged, owners }: RecordedPhase,
  ruled: RuledAgain | null,
  auditing: Auditing,
): readonly Finding[] {
  const found: Finding[] = [];
  const units = wholeUnits(listed);
  const addUnit = (unit: Unit, theirs: boolean): void => {
    found.push({ what: 'unit', power: unit.power, order: unitName(unit), theirs, ours: !theirs });
  };
  const compare = (theirs: readonly Unit[], ours: readonly Unit[]): void => {
    const key = (unit: Unit): string => `${unit.power} ${unitName(unit)}`;
    const [inTheirs, inOurs] = [new Set(theirs.map(key)), new Set(ours.map(key))];
    for (const unit of theirs) if (!inOurs.has(key(unit))) addUnit(unit, true);
    for (const unit of ours) if (!inTheirs.has(key(unit))) addUnit(unit, false);
  };
  if (units) compare(units, reached.units);
  if (dislodged && when.phase === 'retreats') {
    const open = reached.dislodged.filter(
      ({ unit, retreats }) =>
        retreats.length > 0 || dislodged.some((one) => unitName(one.unit) === unitName(unit)),
    );
    compare(
      dislodged.map(({ unit }) => unit),
      open.map(({ unit }) => unit),
    );
    found.push(...closedRetreats(dislodged, open, ruled, auditing));
  }
  if (owners && reached.owners && when.phase === 'movement' && when.season === 'Spring') {
    const theirs = centresIn(owners) ?? {};
    for (const centre of Object.keys({ ...theirs, ...reached.owners }) as Location[]) {
      const space = spaceOf(centre);
      const [one = null, other = null] = [theirs[space], reached.owners[space]];
      const power = other ?? one;
      if (one !== other)
        found.push({ what: 'centre', power, order: space, theirs: one, ours: other });
    }
  }
  return found;
}
