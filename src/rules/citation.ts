/** A paragraph of a rulebook. */
export interface Citation {
  /**
   * The document that has the paragraph: a rulebook (`1971`, `1982`, `2000`, `2023`); `DATC 3.0` or `DATC 2.5`, which
   * also report what the rulebooks say and what the DPTG has; `house` if no source settles it.
   */
  readonly source: string;
  /**
   * As printed there: `IX.3`, `XII.5`, `p. 18`, `rule 13`, `Diagram 8`, the name of a chapter, `4.A.2`. For a house rule, what it follows: `DATC 4.A.2`, the
   * preference of the DATC; `1971 XI`, the older rulebook's wording; or the name of the game master's edition that has
   * it.
   */
  readonly paragraph: string;
}

/** Whether a house rule's paragraph is the name of a game master's edition rather than what the rule follows. */
export const isHouseName = (paragraph: string): boolean =>
  !/^DATC (?:\d|chapter \d)|^\d{4} [IVX]/.test(paragraph);

/** For a house rule: the paragraph of the DATC whose preference it follows. Null for anything else. */
export function preferenceFollowed({ source, paragraph }: Citation): string | null {
  return source === 'house' ? (/^DATC (\d.*|chapter \d+)$/.exec(paragraph)?.[1] ?? null) : null;
}
