import type { Frame } from '../model/drawable.ts';

/** The frame with the letters of powers that its format has, if it has some. */
export function lettered(frame: Frame): Frame {
  const { letters } = frame.format;
  if (!letters) return frame;
  const units = frame.units.map((mark) => ({ ...mark, letter: letters.get(mark.power) }));
  const labels = frame.labels.map((label) =>
    label.owner ? { ...label, letter: letters.get(label.owner) } : label,
  );
  return { ...frame, units, labels };
}
