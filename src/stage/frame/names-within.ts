import type { Frame } from '../model/drawable.ts';

/** The frame with only the names of the given spaces. */
export const namesWithin = (frame: Frame, spaces: ReadonlySet<string>): Frame => ({
  ...frame,
  labels: frame.labels.filter(({ space }) => spaces.has(space)),
});
