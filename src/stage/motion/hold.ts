/** How long a step is shown at speed 1, in ms: a fixed time, plus time to read its sentence. */
export const HOLD = 1400;
export const HOLD_PER_WORD = 45;

/** In ms, at speed 1. */
export function holdOf(sentence: string): number {
  const words = sentence.split(/\s+/).filter((word) => word !== '').length;
  return HOLD + HOLD_PER_WORD * words;
}
