import { Element, Text } from 'domhandler';
import type { Palette } from './palette.ts';
import { plain } from './tree.ts';

/** A font that readers have installed, since sentences as outlines would be larger than the board. */
const FONT = "Georgia,'Times New Roman',serif";
/** Mean width of a letter in such fonts, in em; rounded up a little. */
const LETTER = 0.5;
const LINE = 1.35;

/** The strip below the board for sentences. */
interface Band {
  readonly height: number;
  /** The background of all of them. */
  readonly ground: Element;
  /** The sentences, in their order. */
  readonly sentences: readonly Element[];
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Adds a strip with sentences, one over the other, below a picture; returns an element for each. */
export function addBand(
  root: Element,
  sentences: readonly string[],
  palette: Palette,
): readonly Element[] {
  const [left = 0, top = 0, width = 0, height = 0] = (root.attribs['viewBox'] ?? '')
    .split(' ')
    .map(Number);
  const band = bandOf(sentences, { left, top: top + height, width }, palette);
  const whole = height + band.height;
  root.attribs['viewBox'] = [left, top, width, whole].join(' ');
  root.attribs['height'] = String(whole);
  for (const child of [band.ground, ...band.sentences]) {
    child.parent = root;
    root.children.push(child);
  }
  return band.sentences;
}

function bandOf(sentences: readonly string[], { left, top, width }: Place, palette: Palette): Band {
  const size = Math.max(13, Math.round(width / 38));
  const columns = Math.floor((width - 2 * size) / (LETTER * size));
  const wrapped = sentences.map((sentence) => linesOf(plain(sentence), columns));
  const lines = Math.max(...wrapped.map(({ length }) => length));
  const height = Math.ceil(size * (LINE * lines + 0.9));
  const colour = (token: string): string => palette.value(token) ?? 'none';
  const rect = (x: number, y: number, w: number, h: number, fill: string): Element =>
    new Element('rect', {
      ...{ x: String(x), y: String(y), width: String(w), height: String(h), fill },
    });
  const ground = new Element('g', {}, [
    rect(left, top, width, height, colour('--sheet')),
    rect(left, top, width, 1.5, colour('--ink')),
  ]);
  const shown = wrapped.map((list) => {
    const texts = list.map((line, i) => {
      const y = String(Math.round(top + size * (1.35 + LINE * i)));
      return new Element('text', { x: String(left + size), y }, [new Text(line)]);
    });
    const font = { 'font-family': FONT, 'font-size': String(size), fill: colour('--ink') };
    return new Element('g', font, texts);
  });
  return { height, ground, sentences: shown };
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
