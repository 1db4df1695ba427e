import { LANGUAGE_TAGS, type LanguageTag } from '../../explain/languages/language-tags.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** A request from the surrounding page to a framed one: `{ standoff: { step: 6, theme: 'dark' } }`. */
export interface FrameRequest {
  /** Null: the ruling, as the page opens. */
  readonly step?: number | null;
  readonly theme?: (typeof THEMES)[number];
  readonly language?: LanguageTag;
}

/** The report of a framed page to the surrounding page, on loading and whenever it changes. */
export interface FrameReport {
  /** In px. */
  readonly height: number;
  /** Null: the ruling, as the page opens. */
  readonly step: number | null;
  readonly last: number;
}

/** Reads a message; fields that are missing or invalid are left out. Null: it is not one of ours. */
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
