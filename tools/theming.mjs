/** Writes docs/theming.md, the list of what a page may set, from src/site/tokens.css: `npm run theming`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = join(fileURLToPath(import.meta.url), '..', '..');
const POWERS = ['A', 'E', 'F', 'G', 'I', 'R', 'T'];

/**
 * What each token is for, in the order of the page; `tint-*` stands for the seven of the powers.
 * @type {readonly (readonly [title: string, words: Readonly<Record<string, string>>])[]}
 */
const WORDS = [
  [
    'Powers',
    {
      'pw-*': 'pieces and arrows',
      'on-*': 'the letter on a piece',
      'tint-*': 'home land',
      'held-*': 'land that the power holds, where a board shows who holds what',
    },
  ],
  [
    'The map',
    {
      land: 'land that is nobody’s home',
      'land-out': 'land off the board',
      'land-edge': 'the soft inner edge of realms and coasts',
      grain: 'the lines of the paper, over all land',
      hatching: '`inline`: home land is hatched by power; `none`: it is not',
      'hatching-ink': 'the hatching',
      'soft-edges': '`inline`: coasts and realms have soft edges; `none`: they have not',
      'water-lines': '`inline`: lines follow the coasts; `none`: they do not',
      sea: 'the sea in the middle of the board',
      'sea-deep': 'the sea at its edge',
      'sea-near': 'the sea along the coast',
      'sea-line': 'borders between seas, lines along the coast',
      'sea-halo': 'the soft light along the coast',
      'sea-ink': 'names of seas',
      'line-prov': 'borders of provinces',
      'line-realm': 'borders of realms',
      'line-coast': 'coasts',
      'focus-wash': 'over the space that a step is about',
    },
  ],
  [
    'Orders and pieces',
    {
      'arrow-ink': 'if set, all arrows are in it instead of the wood of their power',
      casing: 'the rim of pieces and arrows',
      hollow: 'the inside of what is in pencil',
      halo: 'the light round pieces, arrows and names',
      veil: 'how much of that light there is round arrows and names, 0 to 1',
      ghost: 'dots: where an order would have gone on',
      failure: 'bars, cuts and crosses, and the words for them',
      'dash-pencil': 'dashes of what is in pencil',
      'dash-ghost': 'dots',
      'dash-void': 'dashes of a void order',
      'dash-illegal': 'dots of an illegal order',
      'dash-dislodged': 'the rim of a dislodged piece',
    },
  ],
  [
    'Beside the board',
    {
      'font-text': 'sentences, titles, names on the map',
      'font-ui': 'orders, controls, numbers',
      paper: 'the page',
      sheet: 'what lies on it: chips, marks, frames',
      sunk: 'what lies below it',
      ink: 'text',
      'ink-2': 'lesser text, pencil',
      rule: 'lines between rows',
      'rule-2': 'the edges of controls',
      blue: 'what can be pressed, what is pointed at',
      'blue-wash': 'the row that a step is about',
      rubric: 'paragraph numbers as headings',
      'focus-ring': 'the ring of the keyboard’s focus',
      lift: 'the shadow of what floats',
    },
  ],
];

/** Sizes and times, which are for the whole site and are not meant to be set by a page. */
const INSIDE = /^(fs|lh|s|r|t|e)-/;

/**
 * @param {string} css
 * @param {string} selector
 */
function declarations(css, selector) {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' '),
    ]),
  );
}

/**
 * The page as Markdown.
 * @param {string} css the text of tokens.css
 * @throws {Error} if a token has no words here, or words have no token
 */
export function themingMarkdown(css) {
  const light = declarations(css, ':root');
  const themes = [
    light,
    declarations(css, ":root[data-theme='dark']"),
    declarations(css, ":root[data-theme='ink']"),
  ];
  const told = new Set(WORDS.flatMap(([, words]) => Object.keys(words).flatMap(members)));
  for (const name of light.keys())
    if (!told.has(name) && !INSIDE.test(name))
      throw new Error(`--${name} has no words in theming.mjs`);
  for (const name of told) if (!light.has(name)) throw new Error(`there is no token --${name}`);

  /** @param {string} family @param {ReadonlyMap<string, string>} theme */
  const cell = (family, theme) => {
    const values = members(family).map((name) => theme.get(name));
    if (values.every((value) => value === undefined)) return '';
    const told = new Set(values).size === 1 ? values.slice(0, 1) : values;
    return told.map((value) => `\`${value ?? ''}\``).join(' ');
  };
  const tables = WORDS.map(([title, words]) => {
    const rows = Object.entries(words).map(
      ([family, text]) =>
        `| \`--${family}\` | ${text} | ${themes.map((theme) => cell(family, theme)).join(' | ')} |`,
    );
    return `## ${title}\n\n| property | what it is for | light | dark | ink |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `${INTRODUCTION}\n${tables.join('\n')}`;
}

/** @param {string} family */
const members = (family) =>
  family.endsWith('*') ? POWERS.map((letter) => family.slice(0, -1) + letter) : [family];

const INTRODUCTION = `# Theming

Everything that has a colour takes it from a CSS custom property. Custom properties are inherited: set
them on \`:root\` for a page, or on an element for the boards inside it.

\`\`\`css
.my-article {
  --sea: #dfe8e4;
  --sea-deep: #c4d3cd;
  --pw-G: #3b4a3f;
  --font-text: Literata, serif;
}
\`\`\`

Three sets come with the site. \`data-theme="light"\`, \`"dark"\` or \`"ink"\` on the root element chooses one;
without it the reader's preference decides between light and dark. On paper it is always \`ink\`: black on
white, home land hatched by power, pieces told by their letter, arrows black. Hatching works in colour too:
\`--hatching: inline\`.

Whoever changes colours should keep three things: the rim of a piece must stand out on every ground (ours
has a contrast of at least 7), the letter on its piece (4.5), and any two powers must differ in lightness,
for eyes that do not see colours and for grey prints. \`npx vitest run --project unit tests/site/palette.test.ts\`
measures all of it from \`src/site/tokens.css\` and prints the figures.

The seven powers come in the order of their letters: A, E, F, G, I, R, T. An empty cell is as in light. This
page is made from \`src/site/tokens.css\` by \`npm run theming\`.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const css = readFileSync(join(root, 'src', 'site', 'tokens.css'), 'utf8');
  const file = join(root, 'docs', 'theming.md');
  const options = await resolveConfig(file);
  writeFileSync(file, await format(themingMarkdown(css), { ...options, filepath: file }));
}
