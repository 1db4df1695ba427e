/**
 * `npm run theming`: generates docs/theming.md, the reference of custom properties, from src/site/styles/tokens.css.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatted } from './formatted.mjs';

const root = join(fileURLToPath(import.meta.url), '..', '..');
const POWERS = ['A', 'E', 'F', 'G', 'I', 'R', 'T'];

/**
 * The purpose of each token, in the order of the page; `tint-*` stands for the seven tokens of the powers.
 * @type {readonly (readonly [title: string, words: Readonly<Record<string, string>>])[]}
 */
const WORDS = [
  [
    'Powers',
    {
      'pw-*': 'units and arrows',
      'on-*': 'the letter on a unit',
      'tint-*': 'home land',
      'held-*': 'land held by the power, on boards that show owners',
    },
  ],
  [
    'The map',
    {
      land: 'land outside the home countries',
      'land-out': 'land off the board',
      'land-edge': 'the soft inner edge of realms and coasts',
      grain: 'the paper texture over all land',
      hatching: '`inline`: home land is hatched by power; `none`: no hatching',
      'hatching-ink': 'the colour of the hatching',
      'soft-edges': '`inline`: coasts and realms have soft edges; `none`: hard edges',
      'water-lines': '`inline`: lines follow the coasts; `none`: no such lines',
      sea: 'the sea in the middle of the board',
      'sea-deep': 'the sea at its edge',
      'sea-near': 'the sea along the coast',
      'sea-line': 'borders between seas, lines along the coast',
      'sea-halo': 'the soft light along the coast',
      'sea-ink': 'names of seas',
      'line-prov': 'borders of provinces',
      'line-realm': 'borders of realms',
      'line-coast': 'coasts',
      'focus-wash': 'the tint of the space that a step is about',
    },
  ],
  [
    'Orders and pieces',
    {
      'arrow-ink': 'if set, the colour of all arrows instead of their power’s',
      casing: 'the rim of units and arrows',
      hollow: 'the inside of shapes in pencil',
      halo: 'the halo around units, arrows and names',
      veil: 'the strength of the halo around arrows and names, 0 to 1',
      ghost: 'the dots where a failed order would have continued',
      failure: 'bars, cuts and crosses, and their labels',
      'dash-pencil': 'dashes of shapes in pencil',
      'dash-ghost': 'dots of failed orders',
      'dash-void': 'dashes of a void order',
      'dash-illegal': 'dots of an illegal order',
      'dash-dislodged': 'the rim of a dislodged unit',
    },
  ],
  [
    'Beside the board',
    {
      'font-text': 'sentences, titles, names on the map',
      'font-ui': 'orders, controls, numbers',
      paper: 'the page background',
      sheet: 'raised surfaces: chips, marks, frames',
      sunk: 'sunken surfaces',
      ink: 'text',
      'ink-2': 'secondary text, pencil',
      rule: 'lines between rows',
      'rule-2': 'the edges of controls',
      blue: 'controls and hovered items',
      'blue-wash': 'the background of the row that a step is about',
      rubric: 'paragraph numbers as headings',
      'focus-ring': 'the keyboard focus ring',
      lift: 'the shadow of floating elements',
    },
  ],
];

/** Sizes and durations, which belong to the site and are not meant to be overridden. */
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
 * The reference as Markdown.
 * @param {string} css the text of tokens.css
 * @throws {Error} if a token has no description, or a description no token
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
      throw new Error(`--${name} has no description in theming.mjs`);
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

All colours are CSS custom properties. They are inherited: set them on \`:root\` for a page, or on an element
for the boards inside it.

\`\`\`css
.my-article {
  --sea: #dfe8e4;
  --sea-deep: #c4d3cd;
  --pw-G: #3b4a3f;
  --font-text: Literata, serif;
}
\`\`\`

There are three themes. \`data-theme="light"\`, \`"dark"\` or \`"ink"\` on the root element selects one; by
default the reader's preference decides between light and dark. Print always uses \`ink\`: black on white, home
land hatched by power, units identified by their letter, black arrows. Hatching is also available in colour:
\`--hatching: inline\`.

If you change colours, keep three contrasts: between the rim of a unit and every background (ours is at least
7), between the letter and its unit (4.5), and in lightness between any two powers, for colour-blind readers and
grey prints. \`npx vitest run --project unit tests/site/palette.test.ts\` measures all of them in
\`src/site/styles/tokens.css\` and prints the figures.

The signs of the Army/Fleet module have no properties of their own. An army aboard has the colours of its power, like its boat. The
plank with its rations is \`--sheet\` with \`--ink\`: full pips are left, hollow ones spent; the last one is \`--rubric\`. A carried army
is a line of dashes in the colour of the letter (\`--on-*\`) on \`--halo\`, inside the arrow of its fleet; the arc of the Right-Hand Rule
is \`--casing\` on \`--halo\`; hollow and dotted shapes have the same properties here as elsewhere.

The values of the seven powers are in the order of their letters: A, E, F, G, I, R, T. An empty cell means the
value of the light theme. This page is generated from \`src/site/styles/tokens.css\` by \`npm run theming\`.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const css = readFileSync(join(root, 'src', 'site', 'styles', 'tokens.css'), 'utf8');
  const file = join(root, 'docs', 'theming.md');
  writeFileSync(file, await formatted(file, themingMarkdown(css)));
}
