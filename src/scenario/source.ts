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
import { errorAt, type SourceFile } from './source-file.ts';

/** Far more than any scenario: a full board with all its orders takes less than 4 KB. */
export const MAX_BYTES = 64 * 1024;
const MAX_DEPTH = 16;
/** Collections open at once while parsing: the parser counts some levels of the file twice. */
const MAX_OPEN = 4 * MAX_DEPTH;
const TOO_DEEP = ['The file is nested too deeply.', 'a scenario'] as const;

/** In our words; for codes that are not listed, the parser's own message. */
const SYNTAX: Partial<Record<YAMLError['code'], readonly [message: string, expected: string]>> = {
  BAD_INDENT: [
    'The indentation does not match the lines above.',
    'the column of the lines beside it',
  ],
  BLOCK_AS_IMPLICIT_KEY: ['A second colon on one line.', 'quotes around text with a colon'],
  DUPLICATE_KEY: ['This key appears twice.', 'each key once'],
  MISSING_CHAR: ['A quote or bracket is not closed.', 'a closing quote or bracket'],
  MULTIPLE_DOCS: ['A second document begins here.', 'one scenario per file, no line of ---'],
  TAB_AS_INDENT: ['Tabs cannot be used for indentation.', 'spaces'],
};

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
): Result<ReadSource, readonly ScenarioError[]> {
  const lines = new LineCounter();
  const fail = (message: string, expected: string) =>
    err([errorAt({ file, lines }, 0, message, expected)]);

  if (new TextEncoder().encode(text).length > most)
    return fail('The file is too large.', `at most ${most.toString()} bytes`);

  const tooDeep = tooDeepAt(text);
  if (tooDeep !== null) {
    lines.addNewLine(0);
    for (const { index } of text.slice(0, tooDeep).matchAll(/\n/g)) lines.addNewLine(index + 1);
    return err([errorAt({ file, lines }, tooDeep, ...TOO_DEEP)]);
  }
  const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error' } as const;
  const document: Document.Parsed = parseDocument(text, options);
  const problems: readonly YAMLError[] = [...document.errors, ...document.warnings];
  const tell = (problem: YAMLError) => {
    const [message, expected] = SYNTAX[problem.code] ?? [`${problem.message}.`, 'YAML'];
    return errorAt({ file, lines }, problem.pos[0], message, expected);
  };
  // What follows a syntax error is rarely what was meant: one message is more useful than ten.
  const syntax = problems.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (syntax) return err([tell(syntax)]);

  const source = { file, document, lines };
  const unreadable = unsupportedSyntax(source);
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
function unsupportedSyntax(source: SourceFile): readonly ScenarioError[] {
  const found: ScenarioError[] = [];
  const tell = (node: unknown, message: string, expected: string) => {
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    found.push(errorAt(source, offset, message, expected));
  };
  visit(source.document, {
    Alias: (_, node) => {
      tell(node, 'This is an alias.', 'the text itself');
    },
    Collection: (_, node, { length }) => {
      if (length <= MAX_DEPTH) return undefined;
      tell(node, ...TOO_DEEP);
      return visit.BREAK;
    },
    Pair: (_, { key }) => {
      if (!isScalar(key) || key.value === null) tell(key, 'This key is not text.', 'a name');
    },
  });
  return found;
}
