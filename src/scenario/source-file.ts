import { type Document, isMap, isScalar, isSeq, type LineCounter, type ParsedNode } from 'yaml';
import type { FilePlace, KeyPath, ScenarioError } from './file-place.ts';

/** A parsed file, with what is needed to locate parts of it. */
export interface SourceFile {
  readonly file: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
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
