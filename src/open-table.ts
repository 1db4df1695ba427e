/** A table that a module may add rows to: `Own` are the rows that it has from the start. */
export interface OpenTable<Rows extends object, Own extends keyof Rows = never> {
  /** Throws if nobody has entered the row. */
  readonly row: <K extends keyof Rows>(key: K) => Rows[K];
  readonly has: (key: keyof Rows) => boolean;
  /** Enters the rows of a module: all that the table lacks. */
  readonly enter: (rows: Omit<Rows, Own>) => void;
}

/** What is said of rows that the Army/Fleet module, which few pages need, has not entered. */
export const NOT_LOADED = 'The Army/Fleet module is not loaded.';

export function openTable<Rows extends object, Own extends keyof Rows = never>(
  own: Pick<Rows, Own>,
): OpenTable<Rows, Own> {
  // Looking up ever-changing names is three times as fast in a map as in an object.
  const rows = new Map<PropertyKey, unknown>(Object.entries(own));
  return {
    row<K extends keyof Rows>(key: K): Rows[K] {
      if (!rows.has(key)) throw new Error(NOT_LOADED);
      return rows.get(key) as Rows[K];
    },
    has: (key) => rows.has(key),
    enter(more) {
      for (const [key, row] of Object.entries(more)) rows.set(key, row);
    },
  };
}
