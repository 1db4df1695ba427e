import type { Element } from 'domhandler';
import { elementsIn } from './tree.ts';

/** The attributes that a theme may change; CSS has properties of the same name. */
const THEMED = /^(fill|stroke|opacity|stop-color|(fill|stroke|stop)-opacity)$/;

/**
 * Compares a picture with the same one in other colours. Returns for each element that differs the declarations that
 * turn it into the other. Throws if anything but colours differs.
 */
export function recolour(light: Element, dark: Element): ReadonlyMap<Element, string> {
  const found = new Map<Element, string>();
  compare(light, dark, found);
  return found;
}

function compare(light: Element, dark: Element, found: Map<Element, string>): void {
  const names = new Set([...Object.keys(light.attribs), ...Object.keys(dark.attribs)]);
  const declarations: string[] = [];
  for (const name of names) {
    const value = dark.attribs[name];
    if (light.attribs[name] === value) continue;
    if (value === undefined || !THEMED.test(name))
      throw new Error(`a theme changes ${name} of <${light.name}>`);
    declarations.push(`${name}:${value}`);
  }
  if (declarations.length > 0) found.set(light, declarations.join(';'));
  const [ours, theirs] = [elementsIn(light), elementsIn(dark)];
  if (ours.length !== theirs.length) throw new Error(`a theme changes what is in <${light.name}>`);
  ours.forEach((element, i) => {
    const other = theirs[i];
    if (other) compare(element, other, found);
  });
}
