/** How long a step is shown at speed 1, in ms: a fixed time, and time to read its sentence, 200 words a minute. */
export const HOLD = 1000;
const HOLD_PER_WORD = 300;

/** In ms, at speed 1. */
export function holdOf(sentence: string): number {
  const words = sentence.split(/\s+/).filter((word) => word !== '').length;
  return HOLD + HOLD_PER_WORD * words;
}
