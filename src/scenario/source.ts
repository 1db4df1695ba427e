import {
  type Document,
  isNode,
  isScalar,
  Lexer,
  LineCounter,
  parseDocument,
  Parser,
  visit,
} from 'yaml';
import type { YAMLError } from 'yaml';
import { err, ok, type Result } from '../result.ts';
import { type ScenarioError } from './file-place.ts';
import { FILE_WORDS, type FileWords, type Said } from './file-words.ts';
import { errorAt, type SourceFile } from './source-file.ts';

/** Far more than any scenario: a full board with all its orders takes less than 4 KB, a large board that it contains 60 KB. */
export const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 16;
/** Collections open at once while parsing: the parser counts some levels of the file twice. */
const MAX_OPEN = 4 * MAX_DEPTH;
/** A file that is YAML, and errors that do not prevent reading it. */
export interface ReadSource {
  readonly source: SourceFile;
  readonly errors: readonly ScenarioError[];
}

/** Parses YAML and never throws. Errors: too large, not YAML, nested too deep, aliases, keys that are not text. */
export function readSource(
  text: string,
  file: string,
  most: number = MAX_BYTES,
  words: FileWords = FILE_WORDS,
): Result<ReadSource, readonly ScenarioError[]> {
  const lines = new LineCounter();
  if (new TextEncoder().encode(text).length > most)
    return err([errorAt({ file, lines }, 0, ...words.tooLarge(most))]);

  const tooDeep = tooDeepAt(text);
  if (tooDeep !== null) {
    lines.addNewLine(0);
    for (const { index } of text.slice(0, tooDeep).matchAll(/\n/g)) lines.addNewLine(index + 1);
    return err([errorAt({ file, lines }, tooDeep, ...words.tooDeep)]);
  }
  const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error' } as const;
  const document: Document.Parsed = parseDocument(text, options);
  const problems: readonly YAMLError[] = [...document.errors, ...document.warnings];
  const tell = (problem: YAMLError) => {
    const said = words.syntax[problem.code] ?? words.otherSyntax(problem.message);
    return errorAt({ file, lines }, problem.pos[0], ...said);
  };
  // What follows a syntax error is rarely what was meant: one message is more useful than ten.
  const syntax = problems.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (syntax) return err([tell(syntax)]);

  const source = { file, document, lines };
  const unreadable = unsupportedSyntax(source, words);
  return unreadable.length > 0 ? err(unreadable) : ok({ source, errors: problems.map(tell) });
}

/**
 * Where a text nests deeper than any scenario; null if nowhere. Checked before composing: the parser is a loop, but the
 * composer is recursive, and V8 can abort the process when it runs out of stack there.
 */
function tooDeepAt(text: string): number | null {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    Array.from(parser.next(lexeme));
    if (parser.stack.length > MAX_OPEN) return parser.offset;
  }
  return null;
}

/** An alias can stand for a million copies, a key can be a list: neither belongs in a scenario. */
function unsupportedSyntax(source: SourceFile, words: FileWords): readonly ScenarioError[] {
  const found: ScenarioError[] = [];
  const tell = (node: unknown, said: Said) => {
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    found.push(errorAt(source, offset, ...said));
  };
  visit(source.document, {
    Alias: (_, node) => {
      tell(node, words.alias);
    },
    Collection: (_, node, { length }) => {
      if (length <= MAX_DEPTH) return undefined;
      tell(node, words.tooDeep);
      return visit.BREAK;
    },
    Pair: (_, { key }) => {
      if (!isScalar(key) || key.value === null) tell(key, words.keyIsNoText);
    },
  });
  return found;
}
