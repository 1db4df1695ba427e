import { rules, tokens } from 'virtual:embed-styles';

let sheet: CSSStyleSheet | undefined;

/** The one style sheet of all embeds of a page. */
export function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(properties() + rules);
  }
  return sheet;
}

/**
 * The colours as custom properties of the element: light or dark like the page, and one ink, which is used on paper,
 * too. A browser without `light-dark()` gets the light ones.
 */
function properties(): string {
  const rows = tokens.split(';').map((row) => row.split('|'));
  const hasBoth = CSS.supports('color', 'light-dark(#000,#fff)');
  const list = (valueOf: (row: readonly string[]) => string | undefined): string =>
    rows
      .map((row) => [row[0], valueOf(row)])
      .filter(([, value]) => value)
      .map(([name = '', value = '']) => `--${name}:${value};`)
      .join('');
  const usual = list(([, light = '', dark]) =>
    dark && hasBoth ? `light-dark(${light},${dark})` : light,
  );
  const ink = `{color-scheme:light;${list(([, , , value]) => value)}}`;
  return `:host{${usual}}:host([look=ink])${ink}@media print{:host${ink}}`;
}
