import type { ScenarioTexts } from '../scenario.ts';
import { STANDARD, type Board } from '../../board/board.ts';
import { POWERS, type Power } from '../../board/powers.ts';

/** A part of a file, as YAML gives it. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value; none if it is something else, which the schema has refused before. */
export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** The texts in a list with their indices; anything that is not text is skipped, as above. */
export function texts(
  value: unknown,
): readonly { readonly text: string; readonly index: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{ text, index }] : [],
  );
}

/** What a file gives for each power, in the order of the file; unknown powers are skipped. */
export function byPower(
  value: unknown,
  { powers }: Board = STANDARD,
): readonly { readonly power: Power; readonly list: unknown }[] {
  return Object.entries(fields(value)).flatMap(([name, list]) => {
    const power = powers.find((known) => known === name);
    return power ? [{ power, list }] : [];
  });
}

/** A text that YAML may have folded, on one line. */
export const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** The texts in German, which the schema has checked; null: there are none. */
export function germanTexts(value: unknown, short = ''): ScenarioTexts | null {
  if (value === undefined) return null;
  const texts = { short, ...fields(value) } as unknown as ScenarioTexts;
  return { ...texts, note: oneLine(texts.note) };
}

export const isPower = (name: string): name is Power => POWERS.some((power) => power === name);
