import { isComment, type Element, type ParentNode } from 'domhandler';
import type { Palette } from './palette.ts';
import type { Rule } from './styles.ts';
import { allElements, keepChildren } from './tree.ts';
import { type PropertyLookup, resolveValue } from './values.ts';

/** CSS properties that exist as SVG attributes of the same name. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'opacity'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'paint-order'],
  ...['stroke-miterlimit', 'font-family', 'font-size', 'font-style', 'font-weight', 'display'],
  ...['letter-spacing', 'text-anchor', 'clip-path', 'visibility', 'stop-color', 'stop-opacity'],
]);
/** Attributes that mean nothing outside the page, and `color`, which is needed only to resolve `currentcolor`. */
const DROPPED = /^(class|style|color|xmlns|data-.*|aria-.*|on.*)$/;

/** True if the value of an attribute depends on its context. */
const isDeclaration = ([name, value]: readonly [string, string]): boolean =>
  name === 'color' || (ATTRIBUTES.has(name) && value.includes('var('));

/**
 * Applies style rules and writes the results as plain attributes: no classes, no custom properties, no
 * theme-dependent colours. Attributes have lower priority than any rule. Removes comments and elements that are not displayed.
 */
export function resolveStyles(root: ParentNode, rules: readonly Rule[], palette: Palette): void {
  const sorted = rules.toSorted((a, b) => a.weight - b.weight);
  // Collected before anything changes, because selectors match on classes of ancestors.
  const declarations = new Map(
    allElements(root).map((element) => [
      element,
      new Map([
        ...Object.entries(element.attribs).filter(isDeclaration),
        ...sorted.flatMap((rule) => (rule.matches(element) ? rule.declarations : [])),
      ]),
    ]),
  );

  function visit(parent: ParentNode, outer: PropertyLookup): void {
    parent.children = parent.children.filter((node) => !isComment(node));
    keepChildren(parent, (element) => applyStyles(element, outer));
  }

  /** Applies the styles of an element and its children; false if it is not displayed. */
  function applyStyles(element: Element, outer: PropertyLookup): boolean {
    const declared = declarations.get(element) ?? new Map<string, string>();
    const own = new Map<string, string | undefined>();
    for (const [name, value] of declared)
      if (name.startsWith('--') || name === 'color')
        own.set(name, resolveValue(value, outer, palette.isDark) ?? undefined);
    const lookup: PropertyLookup = (name) => (own.has(name) ? own.get(name) : outer(name));
    const attributes = Object.entries(element.attribs);
    element.attribs = Object.fromEntries(
      attributes.filter(([name, value]) => !DROPPED.test(name) && !isDeclaration([name, value])),
    );
    for (const [name, value] of declared) {
      if (!ATTRIBUTES.has(name)) continue;
      const settled = resolveValue(
        value.toLowerCase() === 'currentcolor' ? 'var(color)' : value,
        lookup,
        palette.isDark,
      );
      if (settled !== null) element.attribs[name] = settled.replace(/(\d)px$/, '$1');
    }
    if (element.attribs['display'] === 'none') return false;
    delete element.attribs['display'];
    visit(element, lookup);
    return true;
  }

  visit(root, palette.value);
}
