import { adjudicate } from '../adjudicator/adjudicate.ts';
import { adjudicateCase } from '../adjudicator/adjudicate-case.ts';
import { caseOf, caseResult, parseCaseLine, type CaseLine } from '../orders/case-format.ts';
import type { Edition } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { checkRuling } from '../trace/check-ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { parseEdition } from './arguments.ts';
import type { Block } from './blocks.ts';
import { BETWEEN, needsSteps, ruledEntry } from './entry.ts';
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
  const done = lines.flatMap((text, index): readonly LineDone[] =>
    text.trim() === '' ? [] : [doLine(text, line + index, job)],
  );
  const entries = done.flatMap(({ out }) => out ?? []);
  return {
    out: new TextEncoder().encode(entries.join(job.task === 'rule' ? BETWEEN[job.format] : '')),
    err: done.flatMap(({ err }) => err),
    cases: done.length,
    bad: done.filter(({ bad }) => bad).length,
    compared: done.filter(({ compared }) => compared).length,
  };
}

function doLine(text: string, line: number, job: Job): LineDone {
  let id: string | null = null;
  try {
    const parsed = parseCaseLine(text);
    if (!parsed.ok) return badLine(null, line, parsed.error.message, job);
    id = parsed.value.id;
    if (job.task === 'rule' && job.format === 'jsonl') return ruledLine(parsed.value, line, job);
    const read = caseOf(parsed.value);
    if (!read.ok) return badLine(id, line, read.error.message, job);
    const edition = editionOf(parsed.value, job.edition);
    const { position, orders } = read.value;
    const trace = job.task === 'check' || needsSteps(job.format, job.trace);
    const ruling = adjudicate(position, orders, edition, { trace });
    const turn: Turn = { position, orders, edition, ruling };
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
function ruledLine(parsed: CaseLine, line: number, job: RuleJob): LineDone {
  const ruled = adjudicateCase(parsed, editionOf(parsed, job.edition), { trace: job.trace });
  if (!ruled.ok) return badLine(parsed.id, line, ruled.error.message, job);
  const { result, steps } = ruled.value;
  const out = `${JSON.stringify(job.trace ? { ...result, steps } : result)}\n`;
  return { out, err: [], bad: false, compared: false };
}

/** The edition that was asked for, else the one that the line names, else the usual one. */
function editionOf({ fields }: CaseLine, asked: Edition | null): Edition {
  const named = fields['edition'];
  const own = typeof named === 'string' ? parseEdition(named) : undefined;
  return asked ?? EDITIONS[own ?? USUAL_EDITION];
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
