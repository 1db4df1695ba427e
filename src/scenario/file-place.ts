import { type Document, isMap, isScalar, isSeq, type LineCounter, type ParsedNode } from 'yaml';

/** What is wrong in a scenario file. Lines and columns count from 1. */
export interface ScenarioError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A sentence: `Unknown space "Prus".` */
  readonly message: string;
  /** What would be right: `Prussia (Pru) or Paris (Par)`. */
  readonly expected: string;
}

/** The keys and indices that lead to a place in the file: `['dislodged', 'A Sil', 'by']`. */
export type KeyPath = readonly (string | number)[];

/** A place in the file: a value, or the key that names it. */
export interface FilePlace {
  readonly path: KeyPath;
  readonly part: 'key' | 'value';
}

export const keyAt = (...path: KeyPath): FilePlace => ({ path, part: 'key' });
export const valueAt = (...path: KeyPath): FilePlace => ({ path, part: 'value' });

/** Records what is wrong at a place, or at the given number of characters into it. */
export type ReportProblem = (
  place: FilePlace,
  message: string,
  expected: string,
  inside?: number,
) => void;

/** A parsed file, with what is needed to locate parts of it. */
export interface SourceFile {
  readonly file: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** `file:line:column message (expected ...)`: the form that terminals and editors turn into a link. */
export function formatError({ file, line, column, message, expected }: ScenarioError): string {
  return `${file}:${line.toString()}:${column.toString()} ${message} (expected ${expected})`;
}

export function errorAt(
  { file, lines }: Pick<SourceFile, 'file' | 'lines'>,
  offset: number,
  message: string,
  expected: string,
): ScenarioError {
  const { line, col } = lines.linePos(offset);
  return { file, line: Math.max(line, 1), column: Math.max(col, 1), message, expected };
}

/** Where the text of a node begins: after the quotation mark, if it has one. */
function textStart(node: ParsedNode): number {
  const quoted = isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
  return node.range[0] + (quoted ? 1 : 0);
}

/** Where a place begins. If its path ends early: where the last existing part of the path begins. */
export function offsetOf({ document }: SourceFile, { path, part }: FilePlace): number {
  return offsetBelow(document.contents, path, part, 0);
}

function offsetBelow(
  node: ParsedNode | null | undefined,
  path: KeyPath,
  part: FilePlace['part'],
  above: number,
): number {
  if (!node) return above;
  const here = textStart(node);
  const [step, ...rest] = path;
  if (step === undefined) return here;
  if (isSeq(node)) return offsetBelow(node.items[Number(step)], rest, part, here);
  if (!isMap(node)) return here;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
  if (!pair) return here;
  const key = textStart(pair.key);
  return part === 'key' && rest.length === 0 ? key : offsetBelow(pair.value, rest, part, key);
}
