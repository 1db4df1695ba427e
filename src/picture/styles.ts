import { compile as compileSelector } from 'css-select';
import { parse, type Selector, SelectorType } from 'css-what';
import type { Element } from 'domhandler';
import { compile, type Element as Styled } from 'stylis';

/** A style rule with a single selector. */
export interface Rule {
  readonly matches: (element: Element) => boolean;
  /** Specificity: the higher wins; between equals, the later. */
  readonly weight: number;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** Parses a style sheet. Print rules apply if `forPrint`; rules under any other condition never do. */
export function readStyles(css: string, forPrint: boolean): readonly Rule[] {
  return rulesOf(compile(css), forPrint);
}

function rulesOf(nodes: readonly Styled[], forPrint: boolean): readonly Rule[] {
  return nodes.flatMap(({ type, props, children }): readonly Rule[] => {
    if (typeof children === 'string') return [];
    if (type === '@media')
      return forPrint && props.includes('print') ? rulesOf(children, true) : [];
    if (type !== 'rule' || typeof props === 'string') return [];
    const declarations = children.flatMap(({ props: name, children: value }) =>
      typeof name === 'string' && typeof value === 'string' ? [[name, value] as const] : [],
    );
    return props.map((selector) => ({
      matches: compileSelector<Element, Element>(selector, { xmlMode: true }),
      weight: Math.max(0, ...parse(selector).map(weightOf)),
      declarations,
    }));
  });
}

/** One class counts as a thousand elements, which is enough here. */
function weightOf(selector: readonly Selector[]): number {
  return selector.reduce((sum, part) => {
    if (part.type === SelectorType.Tag) return sum + 1;
    if (part.type === SelectorType.Attribute) return sum + 1000;
    if (part.type !== SelectorType.Pseudo || part.name === 'where') return sum;
    const inner = typeof part.data === 'string' || part.data === null ? [] : part.data;
    return sum + (inner.length === 0 ? 1000 : Math.max(...inner.map(weightOf)));
  }, 0);
}
