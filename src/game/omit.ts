/** The record without one of its keys. */
export const omit = <K extends string, V>(
  record: Readonly<Partial<Record<K, V>>>,
  key: K,
): Readonly<Partial<Record<K, V>>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key)) as Partial<
    Record<K, V>
  >;
