import { isUtf8 } from 'node:buffer';
import { adjudicate } from '../adjudicator/adjudicate.ts';
import { adjudicateCase } from '../adjudicator/adjudicate-case.ts';
import {
  caseOf,
  caseResult,
  parseCaseLine,
  type CaseLine,
} from '../orders/notations/cases/case-format.ts';
import { isRecord, MAX_LINE } from '../orders/notations/cases/case-line.ts';
import { err, ok, type Result } from '../result.ts';
import type { Edition } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { checkRuling } from '../trace/check/movement/check-ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { EDITION_WORDS, parseEdition } from './arguments.ts';
import type { Block } from './blocks.ts';
import { needsSteps, ruledEntry } from './entry.ts';
import { BETWEEN, printable } from './terminal.ts';
import { compareResult, expectsAnything } from './expected.ts';
import { USUAL_EDITION, type Done, type Job, type RuleJob } from './job.ts';

/** What came of one line: something to print, or trouble, or nothing to say. */
interface LineDone {
  readonly out: string | null;
  readonly err: readonly string[];
  readonly bad: boolean;
  readonly compared: boolean;
}

/** Does the job for every line of a block; blank lines are passed over. Never throws for what a line says. */
export function doBlock({ bytes, line }: Block, job: Job): Done {
  const lines = new TextDecoder().decode(bytes).split('\n');
  const notUtf8 = isUtf8(bytes) ? null : linesOfNoUtf8(bytes);
  const done = lines.flatMap((text, index): readonly LineDone[] => {
    if (text.trim() === '') return [];
    if (notUtf8?.has(index) === true && text.length <= MAX_LINE)
      return [badLine(null, line + index, 'the line is not UTF-8', job)];
    return [doLine(text, line + index, job)];
  });
  const entries = done.flatMap(({ out }) => out ?? []);
  return {
    out: new TextEncoder().encode(
      printable(entries.join(job.task === 'rule' ? BETWEEN[job.format] : '')),
    ),
    err: done.flatMap(({ err }) => err),
    cases: done.length,
    bad: done.filter(({ bad }) => bad).length,
    compared: done.filter(({ compared }) => compared).length,
  };
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

function doLine(text: string, line: number, job: Job): LineDone {
  let id: string | null = null;
  try {
    const parsed = parseCaseLine(text);
    if (!parsed.ok) return badLine(null, line, parsed.error.message, job);
    id = parsed.value.id;
    const twice = keyGivenTwice(text, parsed.value.fields);
    if (twice !== null)
      return badLine(id, line, `${JSON.stringify(twice)} stands there twice`, job);
    const edition = editionOf(parsed.value, job.edition);
    if (!edition.ok) return badLine(id, line, edition.error, job);
    if (job.task === 'rule' && job.format === 'jsonl')
      return ruledLine(parsed.value, edition.value, line, job);
    const read = caseOf(parsed.value);
    if (!read.ok) return badLine(id, line, read.error.message, job);
    const { position, orders } = read.value;
    const trace = job.task === 'check' || needsSteps(job.format, job.trace);
    const ruling = adjudicate(position, orders, edition.value, { trace });
    const turn: Turn = { position, orders, edition: edition.value, ruling };
    if (job.task === 'check') return checked(parsed.value, turn, line, job.input);
    const out = ruledEntry({ id, title: id }, turn, job.format, job);
    return { out, err: [], bad: false, compared: false };
  } catch (cause) {
    // Our own mistake: it must not cost the cases that follow.
    const told = cause instanceof Error ? cause.message : 'unknown';
    return badLine(id, line, `the adjudicator failed: ${told}`, job);
  }
}

/** The result alone, or with its steps: what need not be put into words is not. */
function ruledLine(parsed: CaseLine, edition: Edition, line: number, job: RuleJob): LineDone {
  const ruled = adjudicateCase(parsed, edition, { trace: job.trace });
  if (!ruled.ok) return badLine(parsed.id, line, ruled.error.message, job);
  const { result, steps } = ruled.value;
  const out = `${JSON.stringify(job.trace ? { ...result, steps } : result)}\n`;
  return { out, err: [], bad: false, compared: false };
}

/** What a case says whose result is the same by every edition. */
const EVERY_EDITION = 'all';

/** The edition that was asked for, else the one that the line names, else the usual one. */
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

/** A key that an object of a line has twice, which `JSON.parse` passes over; null if all stand there once. */
function keyGivenTwice(text: string, parsed: unknown): string | null {
  // Quotes before a colon are the ends of keys, but for a few in texts: then each key is looked at.
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
  const told = `${job.input}:${String(line)} ${id === null ? '' : `${id}: `}${message}`;
  const bad = { out: null, err: [told], bad: true, compared: false };
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

function checked({ id, fields }: CaseLine, turn: Turn, line: number, input: string): LineDone {
  const where = `${input}:${String(line)} ${id}:`;
  const result = caseResult(id, turn.position, turn.ruling);
  const proof = checkRuling(turn);
  const err = [
    ...compareResult(fields, result).map((difference) => `${where} ${difference}`),
    ...(proof.ok ? [] : [`${where} step ${String(proof.step)} proves nothing, ${proof.reason}`]),
  ];
  return { out: null, err, bad: err.length > 0, compared: expectsAnything(fields) };
}
