import { LANGUAGE_TAGS, type LanguageTag } from '../../explain/languages/language-tags.ts';
import { PLACE, type At } from '../../trace/places/place.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** A request from the surrounding page to a framed one: `{ standoff: { at: 'support.BUR', theme: 'dark' } }`. */
export interface FrameRequest {
  /** Null: the ruling, as the page opens. */
  readonly at?: At | null;
  readonly theme?: (typeof THEMES)[number];
  readonly language?: LanguageTag;
}

/** The report of a framed page to the surrounding page, on loading and whenever it changes. */
export interface FrameReport {
  /** In px. */
  readonly height: number;
  /** The name of the place, and the number of steps before it. Null: the ruling, as the page opens. */
  readonly at: string | null;
  readonly step: number | null;
  readonly last: number;
}

/** Reads a message; fields that are missing or invalid are left out. Null: it is not one of ours. */
export function readRequest(data: unknown): FrameRequest | null {
  if (!isRecord(data) || !isRecord(data['standoff'])) return null;
  const { at, step, theme, language } = data['standoff'];
  const known = THEMES.find((one) => one === theme);
  const tag = LANGUAGE_TAGS.find((one) => one === language);
  return {
    ...(isAt(at) ? { at } : isAt(step) ? { at: step } : {}),
    ...(known === undefined ? {} : { theme: known }),
    ...(tag === undefined ? {} : { language: tag }),
  };
}

const isAt = (value: unknown): value is At | null =>
  value === null ||
  (typeof value === 'string' && PLACE.test(value)) ||
  (typeof value === 'number' && Number.isFinite(value));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
