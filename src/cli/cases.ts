import { isUtf8 } from 'node:buffer';
import { adjudicate } from '../law/adjudicate.ts';
import { adjudicateCase } from '../law/adjudicate-case.ts';
import {
  type CaseLine,
  isRecord,
  MAX_LINE,
  parseCaseLine,
} from '../orders/notations/cases/case-line.ts';
import { caseOf } from '../orders/notations/cases/read-case.ts';
import type { CaseOutcomes, CaseResult } from '../orders/notations/cases/case.ts';
import { outcomesAsGiven, outcomesOf } from '../orders/notations/cases/case-outcomes.ts';
import { caseResult } from '../orders/notations/cases/write-case.ts';
import { err, ok, type Result } from '../result.ts';
import type { Edition } from '../rules/edition.ts';
import { isArmyFleet } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { CheckResult } from '../check/first-wrong-step.ts';
import type { Turn } from '../trace/turn.ts';
import { EDITION_WORDS, parseEdition, USUAL_EDITION } from './arguments.ts';
import { needsSteps, openPrinter } from './entry.ts';
import { canonical } from './canonical.ts';
import {
  type LineBlock,
  type BlockResults,
  type Job,
  type LineDone,
  MAX_MESSAGES,
  type RuleJob,
} from './pool.ts';
import { BETWEEN, printable } from './terminal.ts';

/** Does the job for every line of a block, skipping blank lines. Never throws for what a line says. */
export async function doBlock({ bytes, line }: LineBlock, job: Job): Promise<BlockResults> {
  const work = await workOf(job);
  const { stackTraceLimit } = Error;
  // Half of the time for a bad line goes into a stack trace that nobody sees.
  Error.stackTraceLimit = 0;
  try {
    return doLines(bytes, line, job, work);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function doLines(bytes: Uint8Array, line: number, job: Job, work: Work): BlockResults {
  const lines = new TextDecoder().decode(bytes).split('\n');
  const notUtf8 = isUtf8(bytes) ? null : linesOfNoUtf8(bytes);
  const entries: string[] = [];
  const messages: string[] = [];
  const counts = { omitted: 0, cases: 0, bad: 0, compared: 0 };
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const done =
      notUtf8?.has(index) === true && text.length <= MAX_LINE
        ? badLine(null, line + index, 'the line is not UTF-8', job)
        : doLine(text, line + index, job, work);
    if (done.out !== null) entries.push(done.out);
    const room = Math.max(0, MAX_MESSAGES - messages.length);
    messages.push(...done.err.slice(0, room));
    counts.omitted += Math.max(0, done.err.length - room);
    counts.cases++;
    if (done.bad) counts.bad++;
    if (done.compared) counts.compared++;
  }
  const between = job.task === 'rule' ? BETWEEN[job.format] : '';
  return {
    out: new TextEncoder().encode(printable(entries.join(between))),
    err: messages,
    ...counts,
  };
}

/** Processes a case that can be read. */
type Work = (parsed: CaseLine, edition: Edition, line: number) => LineDone;

/** Loads only what the job needs: results alone need neither words nor the checker. */
async function workOf(job: Job): Promise<Work> {
  if (job.edition !== null && isArmyFleet(job.edition)) {
    const { openArmyFleet } = await import('./army-fleet-cases.ts');
    const work = await openArmyFleet(job, job.edition);
    return ({ id, fields }, _edition, line) => {
      const done = work(id, fields);
      return done.ok ? done.value : badLine(id, line, done.error, job);
    };
  }
  if (job.task === 'check') {
    const { checkRuling } = await import('../check/movement/check-ruling.ts');
    return (parsed, edition, line) =>
      withTurn(parsed, edition, line, job, true, (turn) =>
        checked(parsed, turn, checkRuling(turn), line, job.input),
      );
  }
  if (job.format === 'jsonl')
    return (parsed, edition, line) => ruledLine(parsed, edition, line, job);
  const print = await openPrinter(job.format, job);
  const trace = needsSteps(job.format, job.trace);
  return (parsed, edition, line) =>
    withTurn(parsed, edition, line, job, trace, (movement) => {
      const { id } = parsed;
      const out = print({ id, title: id }, { movement, retreats: null, adjustments: null });
      return { out, err: [], bad: false, compared: false };
    });
}

function withTurn(
  parsed: CaseLine,
  edition: Edition,
  line: number,
  job: Job,
  trace: boolean,
  use: (turn: Turn) => LineDone,
): LineDone {
  const read = caseOf(parsed);
  if (!read.ok) return badLine(parsed.id, line, read.error.message, job);
  const { position, orders } = read.value;
  const ruling = adjudicate(position, orders, edition, { trace });
  return use({ position, orders, edition, ruling });
}

function linesOfNoUtf8(bytes: Uint8Array): ReadonlySet<number> {
  const found = new Set<number>();
  let from = 0;
  for (let index = 0; from <= bytes.length; index++) {
    const at = bytes.indexOf(NEW_LINE, from);
    const end = at < 0 ? bytes.length : at;
    if (!isUtf8(bytes.subarray(from, end))) found.add(index);
    from = end + 1;
  }
  return found;
}

const NEW_LINE = 10;

function doLine(text: string, line: number, job: Job, work: Work): LineDone {
  let id: string | null = null;
  try {
    const parsed = parseCaseLine(text);
    if (!parsed.ok) return badLine(null, line, parsed.error.message, job);
    id = parsed.value.id;
    const twice = keyGivenTwice(text, parsed.value.fields);
    if (twice !== null) return badLine(id, line, `${JSON.stringify(twice)} appears twice`, job);
    const edition = editionOf(parsed.value, job.edition);
    if (!edition.ok) return badLine(id, line, edition.error, job);
    return work(parsed.value, edition.value, line);
  } catch (cause) {
    // A bug of ours: it must not affect the cases that follow.
    const reason = cause instanceof Error ? cause.message : 'unknown';
    return badLine(id, line, `the adjudicator failed: ${reason}`, job);
  }
}

/** The result alone, or with its steps; words are made only if they are needed. */
function ruledLine(parsed: CaseLine, edition: Edition, line: number, job: RuleJob): LineDone {
  const ruled = adjudicateCase(parsed, edition, { trace: job.trace });
  if (!ruled.ok) return badLine(parsed.id, line, ruled.error.message, job);
  const { result, outcomes, steps } = ruled.value;
  const out = `${JSON.stringify({ ...result, outcomes, ...(job.trace ? { steps } : {}) })}\n`;
  return { out, err: [], bad: false, compared: false };
}

/** The edition given in a case whose result is the same under every edition. */
const EVERY_EDITION = 'all';

/** The requested edition, else the one that the line names, else the usual one. */
function editionOf({ fields }: CaseLine, asked: Edition | null): Result<Edition, string> {
  const { edition: named } = fields;
  if (asked !== null) return ok(asked);
  if (named === undefined || named === EVERY_EDITION) return ok(EDITIONS[USUAL_EDITION]);
  const own = typeof named === 'string' ? parseEdition(named) : undefined;
  if (own !== undefined) return ok(EDITIONS[own]);
  return err(
    `"edition" must be one of ${[...EDITION_WORDS, EVERY_EDITION].map((word) => `"${word}"`).join(', ')}`,
  );
}

/** A key that occurs twice in an object of a line, which `JSON.parse` accepts; null if every key is unique. */
function keyGivenTwice(text: string, parsed: unknown): string | null {
  // Quotes before a colon end keys, except for a few within texts: if the numbers differ, each key is checked.
  const colons = text.match(/"\s*:/g)?.length ?? 0;
  if (colons === keysIn(parsed)) return null;
  const open: Set<string>[] = [];
  for (const [token, key] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*(?=:)|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (key !== undefined) {
      const name = String(JSON.parse(key));
      if (open.at(-1)?.has(name) === true) return name;
      open.at(-1)?.add(name);
    }
  }
  return null;
}

function keysIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + keysIn(one), 0);
  if (!isRecord(value)) return 0;
  const own = Object.values(value);
  return own.reduce<number>((sum, one) => sum + keysIn(one), own.length);
}

function badLine(id: string | null, line: number, message: string, job: Job): LineDone {
  const error = { id, line, error: message };
  const located = `${job.input}:${String(line)} ${id === null ? '' : `${id}: `}${message}`;
  const bad = { out: null, err: [located], bad: true, compared: false };
  if (job.task === 'check') return bad;
  switch (job.format) {
    case 'text':
      return bad;
    case 'json':
      return { ...bad, out: JSON.stringify(error, null, 2), err: [] };
    case 'jsonl':
      return { ...bad, out: `${JSON.stringify(error)}\n`, err: [] };
  }
}

function checked(
  { id, fields }: CaseLine,
  turn: Turn,
  proof: CheckResult,
  line: number,
  input: string,
): LineDone {
  const where = `${input}:${String(line)} ${id}:`;
  const result = {
    ...caseResult(id, turn.position, turn.ruling),
    outcomes: outcomesAsGiven(
      fields['orders'] as Readonly<Record<string, readonly string[]>>,
      outcomesOf(turn.orders, turn.ruling),
    ),
  };
  const err = [
    ...compareResult(fields, result).map((difference) => `${where} ${difference}`),
    ...(proof.ok ? [] : [`${where} step ${String(proof.step)} proves nothing, ${proof.reason}`]),
  ];
  return { out: null, err, bad: err.length > 0, compared: expectsAnything(fields) };
}

const FACTS = ['moved', 'dislodged', 'units_after', 'outcomes'] as const;

/** Whether a line states an expected result. */
function expectsAnything(fields: Readonly<Record<string, unknown>>): boolean {
  return FACTS.some((fact) => fact in fields);
}

/**
 * How a result differs from what the line expects, one text per difference; none if they agree. Fields that the line
 * omits are not compared; the order of lists and keys does not matter.
 */
function compareResult(
  fields: Readonly<Record<string, unknown>>,
  result: CaseResult & { readonly outcomes: CaseOutcomes },
): readonly string[] {
  return FACTS.flatMap((fact) => {
    if (!(fact in fields)) return [];
    const expected = canonical(fields[fact]);
    const got = canonical(result[fact]);
    return expected === got ? [] : [`${fact}: expected ${expected}, got ${got}`];
  });
}
