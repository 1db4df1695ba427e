/** Yes, no, or open. */
export type Verdict = boolean | null;

export const not = (verdict: Verdict): Verdict => (verdict === null ? null : !verdict);

export function anyOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(true)) return true;
  return verdicts.includes(null) ? null : false;
}

export const allOf = (verdicts: readonly Verdict[]): Verdict => not(anyOf(verdicts.map(not)));
