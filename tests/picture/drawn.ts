import { isText, type Element } from 'domhandler';
import { allElements, elementsIn, elementsOf } from '../support/svg.ts';

export const styleOf = (svg: string): string => {
  const style = elementsOf(svg).find(({ name }) => name === 'style');
  return style?.children.map((child) => (isText(child) ? child.data : '')).join('') ?? '';
};
const rulesAfter = (svg: string, media: string): string => styleOf(svg).split(media)[1] ?? '';

/** The declarations of the classes for readers who prefer dark colours. */
const darkClasses = (svg: string): ReadonlyMap<string, string> =>
  new Map(
    [...rulesAfter(svg, '(prefers-color-scheme:dark)').matchAll(/\.(p\w+c\d+)\{([^}]*)\}/g)].map(
      ([, name = '', declarations = '']) => [name, declarations],
    ),
  );

/** Whether an element is drawn. */
export type Sight = (element: Element) => boolean;

/** Where style sheets are ignored, on paper, and with reduced motion. */
export const attributesOnly: Sight = ({ attribs }) =>
  attribs['display'] !== 'none' && attribs['opacity'] !== '0';

/**
 * What a picture draws, element by element, with what it refers to, so that pictures written differently can be
 * compared.
 */
export function drawnIn(svg: string, isSeen = attributesOnly, dark = false): readonly string[] {
  const [root] = elementsOf(svg);
  if (!root) throw new Error('no picture');
  const ids = new Map(allElements(root).map((one) => [one.attribs['id'] ?? '', one]));
  const classes = dark ? darkClasses(svg) : new Map<string, string>();
  const colours = ({ attribs }: Element) =>
    (attribs['class'] ?? '')
      .split(' ')
      .flatMap((name) => classes.get(name)?.split(';') ?? [])
      .map((one) => one.split(':'))
      .map(([name = '', value = '']) => [name, value] as const);
  const draw = (element: Element): readonly string[] => {
    if (!isSeen(element)) return [];
    const written = new Map([...Object.entries(element.attribs), ...colours(element)]);
    // For a part that is not drawn at the end, opacity 0 replaces its own.
    if (written.get('opacity') === '0') written.delete('opacity');
    for (const name of ['class', 'id', 'display', 'data-at']) written.delete(name);
    const children = elementsIn(element).flatMap(draw);
    if (element.name === 'g' && written.size === 0) return children;
    const attributes = [...written].map(([name, value]) => {
      const target = /^(?:url\()?#([^)]*)\)?$/.exec(value)?.[1];
      const found = target === undefined ? undefined : ids.get(target);
      return `${name}=${found ? draw(found).join('') : value}`;
    });
    return [
      `<${element.name} ${attributes.sort().join(' ')}>${children.join('')}</${element.name}>`,
    ];
  };
  return elementsIn(root)
    .filter(({ name }) => !['title', 'desc', 'defs', 'style'].includes(name))
    .flatMap(draw);
}
