import { type Attributes, node, type SvgNode } from '../draw/nodes.ts';
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
const OF_TEXT_OR_PLACE = /^(font-.*|letter-spacing|text-anchor|x|y)$/;

/** Replaces texts by outlines, so that the picture needs no font. Characters that no board uses are omitted. */
export const outlined = (nodes: readonly SvgNode[], outer: Attributes = {}): readonly SvgNode[] =>
  nodes.map((one) => {
    const { tag, attributes, content, key } = one;
    const own = INHERITED.filter((name) => attributes[name] !== undefined);
    const style = { ...outer, ...Object.fromEntries(own.map((name) => [name, attributes[name]])) };
    if (tag === 'text' && typeof content === 'string')
      return outlineOfText(content, style, attributes, key);
    const inner = typeof content === 'string' ? content : outlined(content, style);
    return node(tag, without(attributes, OF_TEXT), inner, key);
  });

const without = (attributes: Attributes, left: RegExp): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !left.test(name)));

const numberIn = (value: string | number | undefined, usual: number): number =>
  value === undefined ? usual : parseFloat(String(value));

function outlineOfText(
  text: string,
  style: Attributes,
  attributes: Attributes,
  key: string | undefined,
): SvgNode {
  const size = numberIn(style['font-size'], 16);
  const cut = cutFor(style);
  const scale = size / cut.upem;
  const { d, width } = outlineOf(text.trim(), cut, spacingOf(style['letter-spacing'], cut, size));
  const shift =
    style['text-anchor'] === 'middle' ? width / 2 : style['text-anchor'] === 'end' ? width : 0;
  const x = numberIn(attributes['x'], 0) - shift * scale;
  const y = numberIn(attributes['y'], 0);
  const { transform, ...kept } = without(attributes, OF_TEXT_OR_PLACE);
  const move = `translate(${round(x)} ${round(y)}) scale(${String(Number(scale.toPrecision(4)))})`;
  const isStroked = style['stroke'] !== undefined && style['stroke'] !== 'none';
  return node(
    'path',
    {
      ...kept,
      ...(isStroked ? { 'stroke-width': round(numberIn(style['stroke-width'], 1) / scale) } : {}),
      d,
      transform: transform === undefined ? move : `${String(transform)} ${move}`,
    },
    [],
    key,
  );
}

function cutFor(style: Attributes): Cut {
  if (!String(style['font-family']).includes('Garamond')) return CUTS.sans;
  return style['font-style'] === 'italic' ? CUTS.italic : CUTS.roman;
}

/** Letter spacing, such as `.055em`, in font units. */
function spacingOf(value: string | number | undefined, { upem }: Cut, size: number): number {
  if (value === undefined || value === 'normal') return 0;
  const text = String(value);
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
