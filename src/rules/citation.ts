/** A paragraph of a rulebook. */
export interface Citation {
  /** Where the paragraph stands: `1971`, `1982`, `2023`, `DATC 3.0`, or `house` if no source settles it. */
  readonly source: string;
  /** As printed there: `IX.3`, `XII.5`, `4.A.2`; for a house rule its name. */
  readonly paragraph: string;
}
