import { LANGUAGE_TAGS, type LanguageTag } from '../../explain/languages/language-tags.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** What the page around may ask of a framed one: `{ standoff: { step: 6, theme: 'dark' } }`. */
export interface FrameRequest {
  /** Null: the ruling, as the page opens. */
  readonly step?: number | null;
  readonly theme?: (typeof THEMES)[number];
  readonly language?: LanguageTag;
}

/** What a framed page tells the page around, on loading and whenever it changes. */
export interface FrameReport {
  /** In px. */
  readonly height: number;
  /** Null: the ruling, as the page opens. */
  readonly step: number | null;
  readonly last: number;
}

/** Reads a message; fields that are missing or not as they should be are left out. Null: it is none of ours. */
export function readRequest(data: unknown): FrameRequest | null {
  if (!isRecord(data) || !isRecord(data['standoff'])) return null;
  const { step, theme, language } = data['standoff'];
  const known = THEMES.find((one) => one === theme);
  const tag = LANGUAGE_TAGS.find((one) => one === language);
  return {
    ...(step === null || (typeof step === 'number' && Number.isFinite(step)) ? { step } : {}),
    ...(known === undefined ? {} : { theme: known }),
    ...(tag === undefined ? {} : { language: tag }),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
