/** Whether two values are the same plain data, key for key, whatever they are; the keys may come in any order. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, its] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return (
    mine.length === its.size &&
    mine.every(([key, value]) => its.has(key) && same(value, its.get(key)))
  );
}

/** Whether two lists hold the same values, each the same number of times. */
export function sameInAnyOrder(ones: readonly unknown[], others: readonly unknown[]): boolean {
  const left = [...others];
  for (const one of ones) {
    const place = left.findIndex((other) => same(one, other));
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return left.length === 0;
}
