import { readFileSync } from 'node:fs';
import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import { render } from 'svelte/server';
import { boardStyles } from 'virtual:board-styles';
import { english } from '../../src/explain/languages/english/english.ts';
import { drawMarks } from '../../src/embed/draw-frame.ts';
import { outline } from '../../src/embed/map.ts';
import type { SvgNode } from '../../src/embed/nodes.ts';
import { readPalette } from '../../src/picture/palette.ts';
import { resolveStyles } from '../../src/picture/resolve.ts';
import { readStyles } from '../../src/picture/styles.ts';
import { allElements, elementsIn, readMarkup } from '../../src/picture/tree.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { languageContext } from '../../src/ui/kit/language.ts';
import Picture from '../../src/ui/board/drawing/Picture.svelte';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const TOKENS = read('src/site/styles/tokens.css');
const PALETTES = { light: readPalette(TOKENS, 'light'), dark: readPalette(TOKENS, 'dark') };
const SITE = readStyles(boardStyles, false);
const OWN = readStyles(read('src/embed/marks.css'), false);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const markupOf = ({ tag, attributes, content }: SvgNode): string => {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escaped(String(value))}"`],
  );
  const inner = typeof content === 'string' ? escaped(content) : content.map(markupOf).join('');
  return `<${tag}${written.join('')}>${inner}</${tag}>`;
};

/** What both pictures have in common, one line for each element: its name, its resolved attributes, its text. */
function linesOf(root: ParentNode, outer = ''): readonly string[] {
  return elementsIn(root).flatMap((element) => {
    if (isTrivial(element)) return linesOf(element, outer);
    const { name, attribs, children } = element;
    const text = children.filter(isText).map(({ data }) => data.trim());
    const settled = Object.entries(attribs)
      // Lines of the map are scaled in one, but drawn in px in both.
      .filter(([attribute]) => attribute !== 'vector-effect')
      .map(([attribute, value]) => `${attribute}=${value}`)
      .sort();
    const line = `${outer}${name} ${settled.join(' ')} ${text.join('')}`.trimEnd();
    return [line, ...linesOf(element, `${outer}  `)];
  });
}

/** A group that only marks a part of the drawing. */
const isTrivial = ({ name, attribs }: Element): boolean =>
  name === 'g' && Object.keys(attribs).length === 0;

/** The frame as the components of the site draw it, without the map itself. */
export function pictureLines(shown: Frame, theme: keyof typeof PALETTES): readonly string[] {
  const { body } = render(Picture, {
    props: { shown, base: '' },
    context: new Map([languageContext(english)]),
  });
  const root = readMarkup(body);
  root.children = root.children.filter(
    (child) =>
      !isTag(child) ||
      !Object.values(child.attribs).some((value) => /svg#(map|ground|lines)$|--held/.test(value)),
  );
  for (const element of allElements(root)) withOutline(element);
  resolveStyles(root, SITE, PALETTES[theme]);
  return linesOf(root);
}

/** Replaces a `<use>` of an outline of the map by that outline. */
function withOutline(element: Element): void {
  const { href, transform, ...attribs } = element.attribs;
  const id = /board\.svg#(\w+)$/.exec(href ?? '')?.[1];
  if (id === undefined) return;
  element.name = 'path';
  element.attribs = {
    ...attribs,
    // The same outline, at the detail of embeds.
    d: outline(id),
    transform: `${transform ?? ''} scale(0.5)`,
  };
}

/** The same frame as the embed draws it. */
export function embedLines(shown: Frame, theme: keyof typeof PALETTES): readonly string[] {
  const markup = drawMarks(shown).map(markupOf).join('');
  const root = readMarkup(`<g class="marks">${markup}</g>`);
  resolveStyles(root, OWN, PALETTES[theme]);
  return linesOf(root);
}
