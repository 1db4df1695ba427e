import { isComment, type Element, type ParentNode } from 'domhandler';
import type { Palette } from './palette.ts';
import { readDeclarations, type Rule } from './styles.ts';
import { allElements, keepChildren } from './tree.ts';
import { type Lookup, settleValue } from './values.ts';

/** Properties of CSS that are attributes of SVG under the same name. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'opacity'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'paint-order'],
  ...['stroke-miterlimit', 'font-family', 'font-size', 'font-style', 'font-weight', 'display'],
  ...['letter-spacing', 'text-anchor', 'clip-path', 'visibility', 'stop-color', 'stop-opacity'],
]);
/** Of no use outside the page. */
const DROPPED = /^(class|style|xmlns|data-.*|aria-.*|on.*)$/;

/**
 * Works out what the styles come to and writes it into the elements as plain attributes: no classes, no custom
 * properties, no colour that depends on anything. What is not displayed, and comments, are taken out.
 */
export function resolveStyles(root: ParentNode, rules: readonly Rule[], palette: Palette): void {
  const sorted = rules.toSorted((a, b) => a.weight - b.weight);
  // All of them first: a selector asks for the classes of elements further out.
  const declarations = new Map(
    allElements(root).map((element) => [
      element,
      new Map([
        ...sorted.flatMap((rule) => (rule.matches(element) ? rule.declarations : [])),
        ...readDeclarations(element.attribs['style'] ?? ''),
      ]),
    ]),
  );

  function visit(parent: ParentNode, outer: Lookup): void {
    parent.children = parent.children.filter((node) => !isComment(node));
    keepChildren(parent, (element) => settle(element, outer));
  }

  /** Whether it is there at all. */
  function settle(element: Element, outer: Lookup): boolean {
    const declared = declarations.get(element) ?? new Map<string, string>();
    const own = new Map<string, string | undefined>();
    for (const [name, value] of declared)
      if (name.startsWith('--'))
        own.set(name, settleValue(value, outer, palette.isDark) ?? undefined);
    const lookup: Lookup = (name) => (own.has(name) ? own.get(name) : outer(name));
    const attributes = Object.entries(element.attribs).filter(([name]) => !DROPPED.test(name));
    element.attribs = Object.fromEntries(attributes);
    for (const [name, value] of declared) {
      if (!ATTRIBUTES.has(name)) continue;
      const settled = settleValue(value, lookup, palette.isDark);
      if (settled !== null) element.attribs[name] = settled.replace(/(\d)px$/, '$1');
    }
    if (element.attribs['display'] === 'none') return false;
    delete element.attribs['display'];
    visit(element, lookup);
    return true;
  }

  visit(root, palette.value);
}
