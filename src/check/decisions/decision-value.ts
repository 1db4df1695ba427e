/** Yes, no, or open. */
export type DecisionValue = boolean | null;

export const not = (verdict: DecisionValue): DecisionValue => (verdict === null ? null : !verdict);

export function anyOf(verdicts: readonly DecisionValue[]): DecisionValue {
  if (verdicts.includes(true)) return true;
  return verdicts.includes(null) ? null : false;
}

export const allOf = (verdicts: readonly DecisionValue[]): DecisionValue =>
  not(anyOf(verdicts.map(not)));
