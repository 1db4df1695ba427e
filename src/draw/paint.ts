import css from './marks.css?raw';
import { type Attributes, node, type SvgNode } from './nodes.ts';

/** The colours of a theme. */
export interface Palette {
  /** Which half of `light-dark()` applies. */
  readonly isDark: boolean;
  /** The value of a token, such as `#1a2129` for `--ink`; undefined if there is none. */
  readonly value: (token: string) => string | undefined;
}

/** One palette, or a light and a dark one. */
export type Palettes = readonly [Palette] | readonly [light: Palette, dark: Palette];

/** Between the values of an attribute in a light and in a dark palette. */
export const OR = '|';

type Declaration = readonly [property: string, value: string];

/** The rules of `marks.css`: each of some classes. */
const RULES = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selectors = '', body = '']) => ({
    classes: selectors.split(',').map((selector) => selector.trim().slice(1)),
    declarations: body.split(';').flatMap((line): readonly Declaration[] => {
      const [property = '', value] = line.split(':').map((part) => part.trim());
      // Letters become outlines, which have no variants.
      return value === undefined || property === 'font-variant-numeric' ? [] : [[property, value]];
    }),
  }),
);

const styles = new Map<string, Attributes>();

/** What `marks.css` says of an element with these classes. */
function styleOf(classes: string): Attributes {
  const known = styles.get(classes);
  if (known) return known;
  const own = new Set(classes.split(' '));
  const applying = RULES.filter((rule) => rule.classes.some((name) => own.has(name)));
  const style = Object.fromEntries(applying.flatMap(({ declarations }) => declarations));
  styles.set(classes, style);
  return style;
}

/** Attributes that mean nothing in a picture, and `color`, for which only `currentcolor` stands. */
const DROPPED = /^(class|color|data-.*)$/;

/**
 * Nodes in given colours: without classes, tokens, and parts that are not displayed. In two palettes, an attribute that
 * differs has both values, with `OR` between them.
 */
export function painted(nodes: readonly SvgNode[], palettes: Palettes): readonly SvgNode[] {
  const settled = (value: string): string =>
    [...new Set(palettes.map((palette) => valueIn(value, palette)))].join(OR);

  const paint =
    (outer: string | undefined) =>
    ({ tag, attributes, content, key }: SvgNode): readonly SvgNode[] => {
      const own = attributes['color'];
      const colour = own === undefined ? outer : settled(String(own));
      const given = { ...attributes, ...styleOf(String(attributes['class'] ?? '')) };
      const written: Record<string, string> = {};
      for (const [name, value] of Object.entries(given))
        if (value !== undefined && !DROPPED.test(name))
          written[name] = value === 'currentcolor' ? (colour ?? 'none') : settled(String(value));
      const { display, ...others } = written;
      if (display === 'none') return [];
      return [
        node(
          tag,
          others,
          typeof content === 'string' ? content : content.flatMap(paint(colour)),
          key,
        ),
      ];
    };
  return nodes.flatMap(paint(undefined));
}

const LIGHT_OR_DARK = /^light-dark\((.*), (.*)\)$/;
const TOKEN = /var\((--[\w-]+)(?:,(.*))?\)/;

/** A value without tokens, with colours in a form that any program that shows SVG knows. */
function valueIn(value: string, palette: Palette): string {
  const chosen = value.replace(LIGHT_OR_DARK, palette.isDark ? '$2' : '$1');
  const [whole, token = '', otherwise] = TOKEN.exec(chosen) ?? [];
  if (whole !== undefined) {
    const known = palette.value(token);
    const found = known === undefined || known === 'initial' ? (otherwise ?? 'none') : known;
    return valueIn(
      chosen.replace(whole, () => found),
      palette,
    );
  }
  return chosen
    .replace(/^rgb\(([^()]*)\)$/, (_, channels: string) => colourOf(channels))
    .replace(/(\d)px$/, '$1');
}

/** Rewrites `26 33 41/0.4` as `rgba(26,33,41,.4)`. */
function colourOf(channels: string): string {
  const [red, green, blue, alpha] = channels.split(/[\s,/]+/).filter((part) => part !== '');
  const solid = [red, green, blue].join(',');
  return alpha === undefined ? `rgb(${solid})` : `rgba(${solid},${alpha})`;
}
