import type { Element } from 'domhandler';
import { allElements } from './tree.ts';
import { resolveValue } from './values.ts';

/** A value that differs between the themes. */
const THEMED = /\blight-dark\(/;

/** The value of an attribute in dark colours. */
export interface Recoloured {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** Gives all elements their light colours, and returns what differs in the dark ones. */
export function recolour(root: Element): ReadonlyMap<Element, readonly Recoloured[]> {
  const found = new Map<Element, readonly Recoloured[]>();
  for (const element of [root, ...allElements(root)]) {
    const themed = Object.entries(element.attribs).flatMap(([name, value]) => {
      if (!THEMED.test(value)) return [];
      const [light, dark] = [false, true].map(
        (isDark) => resolveValue(value, NOTHING, isDark) ?? '',
      );
      return [{ name, light: light ?? '', dark: dark ?? '' }];
    });
    for (const { name, light } of themed) element.attribs[name] = light;
    const differing = themed.filter(({ light, dark }) => light !== dark);
    if (differing.length > 0) found.set(element, differing);
  }
  return found;
}

const NOTHING = (): undefined => undefined;
