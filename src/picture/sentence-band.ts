import { node, plain, type SvgNode } from '../draw/nodes.ts';

/** A font that readers have installed, since sentences as outlines would be larger than the board. */
const FONT = "Georgia,'Times New Roman',serif";
/** Mean width of a letter in such fonts, in em; rounded up a little. */
const LETTER = 0.5;
const LINE = 1.35;

/** The strip below the board for sentences, one over the other. */
export interface Band {
  readonly height: number;
  /** The background of all of them. */
  readonly ground: SvgNode;
  /** The sentences, in their order. */
  readonly sentences: readonly SvgNode[];
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export function bandOf(sentences: readonly string[], { left, top, width }: Place): Band {
  const size = Math.max(13, Math.round(width / 38));
  const columns = Math.floor((width - 2 * size) / (LETTER * size));
  const wrapped = sentences.map((sentence) => linesOf(plain(sentence), columns));
  const lines = Math.max(...wrapped.map(({ length }) => length));
  const height = Math.ceil(size * (LINE * lines + 0.9));
  const strip = (down: number, token: string): SvgNode =>
    node('rect', { x: left, y: top, width, height: down, fill: `var(--${token})` });
  return {
    height,
    ground: node('g', {}, [strip(height, 'sheet'), strip(1.5, 'ink')]),
    sentences: wrapped.map((list) =>
      node(
        'g',
        { 'font-family': FONT, 'font-size': size, fill: 'var(--ink)' },
        list.map((line, i) =>
          node('text', { x: left + size, y: Math.round(top + size * (1.35 + LINE * i)) }, line),
        ),
      ),
    ),
  };
}

/** Breaks a text between words, but not at a no-break space; a word longer than a line gets a line to itself. */
function linesOf(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00a0]+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
