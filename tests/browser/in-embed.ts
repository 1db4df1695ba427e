import type { StandoffScenario } from '../../src/embed/element.ts';

/** An embed in the page. `content`: what it shows until it is drawn. */
export function embed(
  attributes: Readonly<Record<string, string>>,
  content: string | null = null,
): StandoffScenario {
  const element = document.createElement('standoff-scenario');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (content !== null) {
    const text = document.createElement('p');
    text.textContent = content;
    element.append(text);
  }
  document.body.append(element);
  return element;
}

export const inside = (element: Element, selector: string): readonly Element[] => [
  ...(element.shadowRoot?.querySelectorAll(selector) ?? []),
];

export const textOf = (element: Element, selector: string): string =>
  inside(element, selector)
    .map(({ textContent }) => textContent)
    .join('|');
