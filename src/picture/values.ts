/** What a custom property is worth at a place; undefined if it is not set there. */
export type Lookup = (name: string) => string | undefined;

/**
 * A value of CSS without `var()` and `light-dark()`, with colours as any renderer of SVG knows them. Null if it leads
 * to a property that is not set: then the declaration counts as not made.
 */
export function settleValue(value: string, lookup: Lookup, isDark: boolean): string | null {
  let text = value;
  for (let found = findCall(text); found; found = findCall(text)) {
    const { before, name, parts, after } = found;
    const [first = '', ...rest] = parts;
    if (name === 'light-dark') {
      text = `${before}${(isDark ? rest[0] : first) ?? first}${after}`;
      continue;
    }
    const known = lookup(first);
    const chosen =
      known === undefined || known === 'initial'
        ? rest.length > 0
          ? rest.join(',')
          : null
        : known;
    if (chosen === null) return null;
    text = `${before}${chosen.trim()}${after}`;
  }
  return text.replaceAll(/rgb\(([^()]*)\)/g, (_, channels: string) => colour(channels)).trim();
}

const CALL = /(?:^|[^\w-])(var|light-dark)\(/;

interface Call {
  readonly before: string;
  readonly name: string;
  /** What stands between its commas. */
  readonly parts: readonly string[];
  readonly after: string;
}

function findCall(text: string): Call | null {
  const match = CALL.exec(text);
  const name = match?.[1];
  if (!match || !name) return null;
  const open = match.index + match[0].length;
  const parts: string[] = [];
  let depth = 0;
  let from = open;
  for (let i = open; i < text.length; i++) {
    const sign = text.charAt(i);
    if (sign === '(') depth++;
    else if (depth > 0 && sign === ')') depth--;
    else if (depth === 0 && (sign === ',' || sign === ')')) {
      parts.push(text.slice(from, i).trim());
      from = i + 1;
      if (sign === ')')
        return {
          before: text.slice(0, open - name.length - 1),
          name,
          parts,
          after: text.slice(from),
        };
    }
  }
  return null;
}

/** `26 33 41/0.4` to `rgba(26,33,41,.4)`: not everything that shows an SVG knows the newer form. */
function colour(channels: string): string {
  const [red, green, blue, alpha] = channels.split(/[\s,/]+/).filter((part) => part !== '');
  const solid = [red, green, blue].join(',');
  return alpha === undefined ? `rgb(${solid})` : `rgba(${solid},${alpha})`;
}
