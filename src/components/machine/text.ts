/** The two hands of the house. */
export type Face = 'sans' | 'serif';

/** Mean widths of letters, in em, rather too wide than too narrow: nothing is measured on a server. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!]/, 0.27],
  [/[frt()\-\s]/, 0.36],
  [/[mwMW]/, 0.8],
  [/[A-Z]/, 0.64],
  [/\d/, 0.53],
];
const OTHER = 0.51;
const FACES: Readonly<Record<Face, number>> = { sans: 1, serif: 0.97 };

/** Of every letter that ASCII has. */
const EMS: readonly number[] = Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return CLASSES.find(([one]) => one.test(letter))?.[1] ?? OTHER;
});

/** How wide a text is at most, in px. */
export function widthOf(text: string, size: number, face: Face = 'sans'): number {
  let em = 0;
  for (let at = 0; at < text.length; at++) em += EMS[text.charCodeAt(at)] ?? OTHER;
  return em * size * FACES[face];
}

/** Lines of whole words, each no wider than `width` px if a single word is not. */
export function wrap(
  text: string,
  width: number,
  size: number,
  face: Face = 'sans',
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, size, face) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
