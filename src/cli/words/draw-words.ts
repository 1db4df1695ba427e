import { LANGUAGE_TAGS, type LanguageTag } from '../../explain/languages/language-tags.ts';
import { THEMES, type Theme } from '../../picture/themes.ts';
import { err, ok, type Result } from '../../result.ts';
import type { PlayedSteps } from '../../picture/turn-shots.ts';
import { FORMATS } from '../../stage/model/format.ts';
import { PLACE, type At } from '../../trace/places/place.ts';

/** The sizes of a picture, the default first. */
export const SIZES = Object.keys(FORMATS) as readonly (keyof typeof FORMATS)[];
export const PHASES = ['movement', 'retreats', 'adjustments'] as const;

/** The kinds of output besides a still SVG file: an animated one, or pixels. */
const KINDS = ['animate', 'png', 'gif'] as const;
export type PictureKind = 'svg' | (typeof KINDS)[number];

/** `auto`: light or dark, following the reader's system. */
export const PICTURE_THEMES = [...THEMES, 'auto'] as const;

/** The options of `standoff draw`. */
export interface DrawWords {
  readonly file: string;
  readonly kind: PictureKind;
  /** The place in the ruling. Null: the whole of it. */
  readonly at: At | null;
  readonly steps: PlayedSteps;
  readonly loop: boolean;
  readonly sentences: boolean;
  /** Null: the first phase of the turn. */
  readonly phase: (typeof PHASES)[number] | null;
  readonly format: (typeof SIZES)[number];
  readonly theme: Theme | 'auto';
  readonly language: LanguageTag;
  readonly crop: boolean;
  /** Whether the board is drawn as a diagram. */
  readonly diagram: boolean;
  /** The SVG of a drawing of the board, on which it is drawn; null: none. */
  readonly drawing: string | null;
  /** Whether the title and the number of centres are below the board. */
  readonly isTitled: boolean;
  /** In pixels; null: that of the format. */
  readonly width: number | null;
  /** Null: standard output. */
  readonly out: string | null;
}

/** Options of `draw` alone. */
export const DRAW_OPTIONS = {
  animate: { type: 'boolean' },
  png: { type: 'boolean' },
  gif: { type: 'boolean' },
  at: { type: 'string' },
  step: { type: 'string' },
  steps: { type: 'string' },
  short: { type: 'boolean' },
  loop: { type: 'boolean' },
  sentences: { type: 'boolean' },
  phase: { type: 'string' },
  theme: { type: 'string' },
  width: { type: 'string' },
  crop: { type: 'boolean' },
  diagram: { type: 'boolean' },
  'no-title': { type: 'boolean' },
  out: { type: 'string' },
} as const;

/** Options for animated pictures. */
const MOVING_ONLY = ['steps', 'short', 'loop', 'sentences'] as const;

/** In px: what a rasteriser handles in seconds and within its memory. */
const WIDTHS = { least: 16, most: 4096 };
/** Limit of a list of steps: more than any ruling has. */
const MOST_STEPS = 1000;

export type DrawValues = Readonly<
  Partial<
    Record<
      | 'at'
      | 'step'
      | 'steps'
      | 'phase'
      | 'format'
      | 'theme'
      | 'width'
      | 'out'
      | 'language'
      | 'drawing',
      string
    >
  > &
    Partial<
      Record<
        | 'animate'
        | 'png'
        | 'gif'
        | 'short'
        | 'loop'
        | 'sentences'
        | 'crop'
        | 'diagram'
        | 'no-title',
        boolean
      >
    >
>;

/** Reads the words after `draw`. Errors: a sentence that says what is wrong. */
export function drawWords(
  [file, ...others]: readonly string[],
  values: DrawValues,
): Result<DrawWords, string> {
  if (file === undefined || others.length > 0) return err('"draw" takes one file.');
  const kinds = KINDS.filter((kind) => values[kind] === true);
  if (kinds.length > 1) return err(`"draw" takes one of ${dashed(kinds)}.`);
  const kind = kinds[0] ?? 'svg';
  const moves = kind === 'animate' || kind === 'gif';
  const strange = MOVING_ONLY.find((option) => values[option] !== undefined);
  if (!moves && strange !== undefined) return err(`--${strange} needs --animate or --gif.`);
  if (moves && values.step !== undefined)
    return err(`--step is for still pictures; --${kind} takes --steps.`);

  const step = values.step === undefined ? ok(null) : wholeNumber('step', values.step);
  if (!step.ok) return step;
  const places = namedPlaces(values);
  if (!places.ok) return places;
  const [at = step.value, ...more] = places.value;
  if (!moves && more.length > 0) return err('--at takes several places with --animate or --gif.');
  const steps = playedSteps(values);
  if (!steps.ok) return steps;
  const phase = oneOf('phase', PHASES, values.phase);
  if (!phase.ok) return phase;
  const format = oneOf('format', SIZES, values.format);
  if (!format.ok) return format;
  const theme = oneOf('theme', PICTURE_THEMES, values.theme);
  if (!theme.ok) return theme;
  const isPixels = kind === 'png' || kind === 'gif';
  if (isPixels && theme.value === 'auto')
    return err(`--${kind} has fixed colours: --theme ${THEMES.join(', ')}.`);
  const grounds = (['diagram', 'drawing', 'crop'] as const).filter((one) => values[one] ?? false);
  if (grounds.length > 1) return err(`"draw" takes --${grounds.join(' or --')}, not both.`);
  const language = oneOf('language', LANGUAGE_TAGS, values.language);
  if (!language.ok) return language;
  if (!isPixels && values.width !== undefined) return err('--width needs --png or --gif.');
  const width = values.width === undefined ? ok(null) : wholeNumber('width', values.width);
  if (!width.ok) return width;
  if (width.value !== null && (width.value < WIDTHS.least || width.value > WIDTHS.most))
    return err(`--width must be from ${String(WIDTHS.least)} to ${String(WIDTHS.most)}.`);
  return ok({
    file,
    kind,
    at: moves ? null : at,
    steps: moves && places.value.length > 0 ? places.value : steps.value,
    loop: values.loop === true,
    sentences: values.sentences === true,
    phase: phase.value,
    format: format.value ?? (moves ? 'medium' : 'wide'),
    theme: theme.value ?? (kind === 'animate' ? 'auto' : 'light'),
    language: language.value ?? 'en',
    crop: values.crop === true,
    diagram: values.diagram === true,
    drawing: values.drawing ?? null,
    isTitled: values['no-title'] !== true,
    width: width.value,
    out: values.out === '-' ? null : (values.out ?? null),
  });
}

const dashed = (options: readonly string[]): string =>
  options.map((option) => `--${option}`).join(', ');

function wholeNumber(option: string, text: string): Result<number, string> {
  return /^\d{1,9}$/.test(text)
    ? ok(Number(text))
    : err(`--${option} must be a whole number from 0 up, not "${text}".`);
}

function namedPlaces({ at, step, steps, short }: DrawValues): Result<readonly string[], string> {
  if (at === undefined) return ok([]);
  const counted = Object.entries({ step, steps, short }).find(([, value]) => value !== undefined);
  if (counted) return err(`"draw" takes --at or --${counted[0]}, not both.`);
  const names = at.split(',', MOST_STEPS);
  const wrong = names.find((name) => !PLACE.test(name));
  return wrong === undefined
    ? ok(names)
    : err(`--at names places such as orders or support.BUR, not "${wrong}".`);
}

function playedSteps({ steps, short }: DrawValues): Result<PlayedSteps, string> {
  if (steps === undefined) return ok(short === true ? 'short' : 'all');
  if (short === true) return err('"draw" takes --steps or --short, not both.');
  if (!/^\d{1,9}(,\d{1,9})*$/.test(steps))
    return err(`--steps must be a list such as 0,4,9, not "${steps}".`);
  const list = steps.split(',').map(Number);
  if (list.length > MOST_STEPS) return err(`--steps takes at most ${String(MOST_STEPS)} numbers.`);
  if (list.some((step, i) => step <= (list[i - 1] ?? -1)))
    return err('--steps must increase: each is larger than the one before.');
  return ok(list);
}

/** One of the values of an option; null if it is not given. */
export function oneOf<T extends string>(
  option: string,
  known: readonly T[],
  asked: string | undefined,
): Result<T | null, string> {
  if (asked === undefined) return ok(null);
  const found = known.find((one) => one === asked);
  if (found === undefined) return err(`Unknown ${option} "${asked}". Use ${known.join(', ')}.`);
  return ok(found);
}
