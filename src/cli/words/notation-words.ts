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
  /** Whether it says what each pass of the reader did, instead of what it found. */
  readonly passes: boolean;
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
  passes: { type: 'boolean' },
  power: { type: 'string' },
} as const;

/** Reads the words after `read`. Errors: a sentence that says what is wrong. */
export function readWords(
  files: readonly string[],
  { notation, format, passes, ...others }: Values,
): Result<ReadCommand, string> {
  const [strange] = Object.keys(others);
  if (strange !== undefined) return err(`"read" takes no --${strange}.`);
  const asked = oneOf('format', ['text', 'jsonl'], typeof format === 'string' ? format : undefined);
  if (!asked.ok) return asked;
  if (passes === true && asked.value !== null) return err('--passes prints text: no --format.');
  const named = typeof notation === 'string' && notation !== 'auto' ? notation : null;
  return ok({
    ...{ name: 'read', files, notation: named, format: asked.value },
    passes: passes === true,
  });
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
