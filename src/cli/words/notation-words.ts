import { POWERS, type Power } from '../../board/powers.ts';
import { err, ok, type Result } from '../../result.ts';
import { oneOf } from './draw-words.ts';

/**
 * The options of `standoff read`. `notation` null: recognised from the text; `format` null: determined by the input.
 */
export interface ReadCommand {
  readonly name: 'read';
  readonly files: readonly string[];
  readonly notation: string | null;
  readonly format: 'text' | 'jsonl' | null;
}

/** The options of `standoff write`: a notation, and the power of orders that name none. */
export interface WriteCommand {
  readonly name: 'write';
  readonly files: readonly string[];
  readonly notation: string;
  readonly power: Power | null;
}

/** The options of `standoff audit`. */
export interface AuditCommand {
  readonly name: 'audit';
  readonly files: readonly string[];
  readonly format: 'text' | 'jsonl';
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

export const NOTATION_OPTIONS = {
  notation: { type: 'string' },
  power: { type: 'string' },
} as const;

/** Reads the words after `read`. Errors: a sentence that says what is wrong. */
export function readWords(
  files: readonly string[],
  { notation, format, ...others }: Values,
): Result<ReadCommand, string> {
  const [strange] = Object.keys(others);
  if (strange !== undefined) return err(`"read" takes no --${strange}.`);
  const asked = oneOf('format', ['text', 'jsonl'], typeof format === 'string' ? format : undefined);
  if (!asked.ok) return asked;
  const named = typeof notation === 'string' && notation !== 'auto' ? notation : null;
  return ok({ name: 'read', files, notation: named, format: asked.value });
}

/** Reads the words after `write`. */
export function writeWords(
  files: readonly string[],
  { notation, power, ...others }: Values,
): Result<WriteCommand, string> {
  const [strange] = Object.keys(others);
  if (strange !== undefined) return err(`"write" takes no --${strange}.`);
  if (typeof notation !== 'string') return err('"write" needs --notation NAME.');
  const asked = typeof power === 'string' ? power.toLowerCase() : undefined;
  const owner = POWERS.find((each) => each.toLowerCase() === asked) ?? null;
  if (asked !== undefined && owner === null)
    return err(`Unknown power "${asked}". Use ${POWERS.join(', ')}.`);
  return ok({ name: 'write', files, notation, power: owner });
}

/** Reads the words after `audit`. */
export function auditWords(
  files: readonly string[],
  { format, ...others }: Values,
): Result<AuditCommand, string> {
  const [strange] = Object.keys(others);
  if (strange !== undefined) return err(`"audit" takes no --${strange}.`);
  const asked = oneOf('format', ['text', 'jsonl'], typeof format === 'string' ? format : undefined);
  return asked.ok ? ok({ name: 'audit', files, format: asked.value ?? 'text' }) : asked;
}

export const NOTATION_HELP = `  of "read": FILE is any text, or lines of JSON: {"id":...,"text":...}, with "notation", "power" and "phase" if known
  --notation NAME                 default, or auto: detected from the text
  --edition a/f                   also reads the orders of the Army/Fleet module; other editions make no difference
  --format text|jsonl             default: jsonl for lines of JSON, otherwise text

  of "write": FILE is any text
  --notation NAME                 the notation to write
  --power NAME                    the power whose orders they are, if the text does not say

  of "audit": FILE is a game saved by python-diplomacy, the JSON or the order history of webDiplomacy, a page or the
  objects of Backstabbr, a game of Diplicity, a DAIDE log, or a result mail of a judge; a folder of mails or pages is
  one game
  --format text|jsonl             default: text; jsonl is one line for each finding, then one for the game
  Exit codes: 0 all phases agree, 1 some do not, 2 a file contains no game or is damaged
`;
