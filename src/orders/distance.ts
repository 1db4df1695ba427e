/** How many letters must be put in, left out, replaced or swapped to make one word of the other; `limit + 1` if more. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const at = (list: readonly number[], index: number): number => list[index] ?? Infinity;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(before, j - 2) + 1 : Infinity;
      next.push(Math.min(at(next, j - 1) + 1, at(row, j) + 1, replaced, swapped));
    }
    [before, row] = [row, next];
  }
  return Math.min(at(row, b.length), limit + 1);
}
