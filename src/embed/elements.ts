import { PLAYER_ICONS } from '../ui/kit/player-icons.ts';
import { update } from '../draw/dom.ts';
import { node } from '../draw/nodes.ts';

type Listener = (event: Event) => void;
type Attributes = Readonly<Record<string, string | number | undefined | Listener>>;

/** An element of HTML with its attributes, listeners and content. Text stays text. */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...content);
  return element;
}

export const svg = (look: string): SVGSVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('class', look);
  return element;
};

export function iconOf(name: keyof typeof PLAYER_ICONS): SVGSVGElement {
  const { path, solid } = PLAYER_ICONS[name];
  const drawing = svg(solid ? 'solid' : 'icon');
  drawing.setAttribute('viewBox', '0 0 16 16');
  drawing.setAttribute('aria-hidden', 'true');
  update(drawing, [node('path', { d: path })]);
  return drawing;
}
