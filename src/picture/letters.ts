import { isTag, type Element, type ParentNode } from 'domhandler';
import cuts from './letters.json' with { type: 'json' };

/** The glyphs of one font that boards need, written by `tools/letters.mjs`. Lengths in font units. */
interface Cut {
  readonly upem: number;
  /** Character to glyph index. */
  readonly chars: Readonly<Record<string, number>>;
  /** Shaped texts: glyph index, advance, glyph index, and so on. `spaced`: without ligatures. */
  readonly runs: Readonly<Record<string, readonly number[]>>;
  readonly spaced: Readonly<Record<string, readonly number[]>>;
  /** Advance and outline: an absolute start, then relative steps. */
  readonly glyphs: readonly (readonly [advance: number, outline: string])[];
}

const CUTS = cuts as unknown as Readonly<Record<'roman' | 'italic' | 'sans', Cut>>;

/** Attributes that text inherits from its ancestors. */
const INHERITED = [
  ...['font-size', 'font-family', 'font-style', 'letter-spacing', 'text-anchor', 'stroke'],
  'stroke-width',
] as const;
const OF_TEXT = /^(font-.*|letter-spacing|text-anchor)$/;

type Style = Readonly<Partial<Record<(typeof INHERITED)[number], string>>>;

/** Replaces texts by outlines, so that the picture needs no font. Characters that no board uses are omitted. */
export function outlineTexts(parent: ParentNode, outer: Style = {}): void {
  for (const element of parent.children.filter(isTag)) {
    const own = INHERITED.flatMap((name) =>
      element.attribs[name] === undefined ? [] : [[name, element.attribs[name]] as const],
    );
    const style: Style = { ...outer, ...Object.fromEntries(own) };
    if (element.name === 'text') outlineText(element, style);
    else {
      outlineTexts(element, style);
      const kept = Object.entries(element.attribs).filter(([name]) => !OF_TEXT.test(name));
      element.attribs = Object.fromEntries(kept);
    }
  }
}

function outlineText(element: Element, style: Style): void {
  const text = element.children.map((child) => ('data' in child ? child.data : '')).join('');
  const size = parseFloat(style['font-size'] ?? '16');
  const cut = cutFor(style);
  const scale = size / cut.upem;
  const spacing = spacingOf(style['letter-spacing'], cut, size);
  const { d, width } = outlineOf(text.trim(), cut, spacing);
  const shift =
    style['text-anchor'] === 'middle' ? width / 2 : style['text-anchor'] === 'end' ? width : 0;
  const x = Number(element.attribs['x'] ?? 0) - shift * scale;
  const y = Number(element.attribs['y'] ?? 0);
  const kept = Object.entries(element.attribs).filter(
    ([name]) => !OF_TEXT.test(name) && name !== 'x' && name !== 'y',
  );
  element.name = 'path';
  element.children = [];
  element.attribs = {
    ...Object.fromEntries(kept),
    d,
    transform:
      `${element.attribs['transform'] ?? ''} translate(${round(x)} ${round(y)}) scale(${String(Number(scale.toPrecision(4)))})`.trim(),
  };
  if (style.stroke !== undefined && style.stroke !== 'none')
    element.attribs['stroke-width'] = round(parseFloat(style['stroke-width'] ?? '1') / scale);
}

function cutFor(style: Style): Cut {
  if (!/Garamond/.test(style['font-family'] ?? '')) return CUTS.sans;
  return style['font-style'] === 'italic' ? CUTS.italic : CUTS.roman;
}

/** Letter spacing, such as `.055em`, in font units. */
function spacingOf(text: string | undefined, { upem }: Cut, size: number): number {
  if (text === undefined || text === 'normal') return 0;
  return text.endsWith('em') ? parseFloat(text) * upem : (parseFloat(text) * upem) / size;
}

/** A text as one outline, and its width. */
function outlineOf(text: string, cut: Cut, spacing: number): { d: string; width: number } {
  const known = spacing === 0 ? cut.runs[text] : cut.spaced[text];
  const run =
    known ??
    Array.from(text).flatMap((character) => {
      const glyph = cut.chars[character];
      return glyph === undefined ? [] : [glyph, cut.glyphs[glyph]?.[0] ?? 0];
    });
  const parts: string[] = [];
  let x = 0;
  for (let i = 0; i < run.length; i += 2) {
    const outline = cut.glyphs[run[i] ?? -1]?.[1] ?? '';
    const [, startX = '0', startY = '0', rest = ''] = /^(-?\d+) (-?\d+)(.*)$/s.exec(outline) ?? [];
    if (rest !== '') parts.push(`M${round(x + Number(startX))} ${startY}${rest}`);
    x += (run[i + 1] ?? 0) + spacing;
  }
  return { d: parts.join(''), width: x };
}

const round = (value: number): string => String(Math.round(value * 100) / 100);
