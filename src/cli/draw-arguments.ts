import { THEMES, type Theme } from '../picture/palette.ts';
import { err, ok, type Result } from '../result.ts';
import { FORMATS } from '../stage/model/format.ts';
import type { AskedEdition } from './arguments.ts';

export { THEMES };

/** The sizes of a picture, the usual one first. */
export const SIZES = Object.keys(FORMATS) as readonly (keyof typeof FORMATS)[];
export const PHASES = ['movement', 'retreats', 'adjustments'] as const;

/** What `standoff draw` is asked for. `step` null: the whole ruling; `phase` null: the first there is. */
export interface DrawWords {
  readonly name: 'draw';
  readonly file: string;
  readonly edition: AskedEdition | null;
  readonly step: number | null;
  readonly phase: (typeof PHASES)[number] | null;
  readonly format: (typeof SIZES)[number];
  readonly theme: Theme;
  readonly crop: boolean;
  /** Null: standard output. */
  readonly out: string | null;
}

export const DRAW_OPTIONS = {
  step: { type: 'string' },
  phase: { type: 'string' },
  theme: { type: 'string' },
  crop: { type: 'boolean' },
  out: { type: 'string' },
} as const;

/** Options that other commands do not take. */
export const DRAW_ONLY = Object.keys(DRAW_OPTIONS) as readonly (keyof typeof DRAW_OPTIONS)[];

type Values = Readonly<Partial<Record<'step' | 'phase' | 'format' | 'theme' | 'out', string>>> & {
  readonly crop?: boolean;
};

/** Reads what stands after `draw`. Errors: a sentence that says what is wrong. */
export function drawWords(
  files: readonly string[],
  edition: AskedEdition | null,
  values: Values,
): Result<DrawWords, string> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return err('"draw" takes one file.');
  const step = values.step === undefined ? null : Number(values.step);
  if (step !== null && !(Number.isInteger(step) && step >= 0 && values.step !== ''))
    return err(`--step is a number from 0 on, not "${values.step ?? ''}".`);
  const phase = oneOf('phase', PHASES, values.phase);
  if (!phase.ok) return phase;
  const format = oneOf('format', SIZES, values.format);
  if (!format.ok) return format;
  const theme = oneOf('theme', THEMES, values.theme);
  if (!theme.ok) return theme;
  return ok({
    name: 'draw',
    file,
    edition,
    step,
    phase: phase.value,
    format: format.value ?? 'wide',
    theme: theme.value ?? 'light',
    crop: values.crop === true,
    out: values.out ?? null,
  });
}

function oneOf<T extends string>(
  option: string,
  known: readonly T[],
  asked: string | undefined,
): Result<T | null, string> {
  if (asked === undefined) return ok(null);
  const found = known.find((one) => one === asked);
  if (found === undefined)
    return err(`There is no ${option} "${asked}", only ${known.join(', ')}.`);
  return ok(found);
}
