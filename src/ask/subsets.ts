/** All sets of this size, in the order of the list. */
export function subsets<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return all.flatMap((one, place) =>
    subsets(all.slice(place + 1), size - 1).map((rest) => [one, ...rest]),
  );
}
