/** The value of a custom property in a context; undefined if it is not set. */
export type PropertyLookup = (name: string) => string | undefined;

/**
 * Resolves `var()` and `light-dark()` in a CSS value and writes colours in a form that any SVG renderer supports.
 * `isDark` null: `light-dark()` stays as it is. Returns null if the value refers to a property that is not set, which
 * makes the declaration invalid.
 */
export function resolveValue(
  value: string,
  lookup: PropertyLookup,
  isDark: boolean | null,
): string | null {
  let text = value;
  const call = isDark === null ? VAR : CALL;
  for (let found = findCall(text, call); found; found = findCall(text, call)) {
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
const VAR = /(?:^|[^\w-])(var)\(/;

interface Call {
  readonly before: string;
  readonly name: string;
  /** The comma-separated arguments. */
  readonly parts: readonly string[];
  readonly after: string;
}

function findCall(text: string, call: RegExp): Call | null {
  const match = call.exec(text);
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

/** Rewrites `26 33 41/0.4` as `rgba(26,33,41,.4)`, since some programs that show SVG do not support the newer form. */
function colour(channels: string): string {
  const [red, green, blue, alpha] = channels.split(/[\s,/]+/).filter((part) => part !== '');
  const solid = [red, green, blue].join(',');
  return alpha === undefined ? `rgb(${solid})` : `rgba(${solid},${alpha})`;
}
