import { readData, fieldOf, wordsOf, type DataNode } from '../data/data-text.ts';
import { MAX_DATA } from '../data/data-written.ts';
import { readText, type TextReading } from '../read-text.ts';
import { python } from './python.ts';

/** A phase of a saved game as it was recorded. */
export interface SavedPhase {
  /** `S1901M`: season, year, and M, R or A. */
  readonly name: string;
  readonly reading: TextReading;
}

const NAME = /^[SFW]\d{3,4}[MRAB]$/;

/** The phases of a game that python-diplomacy has saved, in the order of the text. None: it is no such game. */
export function savedPhases(text: string): readonly SavedPhase[] {
  if (text.length > MAX_DATA) return [];
  const found: SavedPhase[] = [];
  const visit = (node: DataNode): void => {
    if (node.kind === 'array') for (const item of node.items) visit(item);
    if (node.kind !== 'object') return;
    const name = wordsOf(fieldOf(node, 'name')) ?? '';
    if (NAME.test(name) && fieldOf(node, 'orders')) {
      const reading = readText(text.slice(node.start, node.end), { notation: python });
      found.push({ name, reading });
      return;
    }
    for (const [, each] of node.entries) visit(each);
  };
  for (const { node } of readData(text).roots) visit(node);
  return found;
}
