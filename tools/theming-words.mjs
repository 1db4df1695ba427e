/**
 * What `npm run theming` writes besides the values of the tokens, in English and in German.
 * @typedef {import('../src/explain/languages/language-tags.ts').LanguageTag} LanguageTag
 * @typedef {Readonly<Record<LanguageTag, string>>} Words
 */

/**
 * The purpose of each token, in the order of the page; `tint-*` stands for the seven tokens of the powers.
 * @type {readonly { readonly title: Words, readonly tokens: Readonly<Record<string, Words>> }[]}
 */
export const TOKEN_GROUPS = [
  {
    title: { en: 'Powers', de: 'Mächte' },
    tokens: {
      'pw-*': { en: 'units and arrows', de: 'Einheiten und Pfeile' },
      'on-*': { en: 'the letter on a unit', de: 'der Buchstabe auf einer Einheit' },
      'tint-*': { en: 'home land', de: 'Heimat' },
      'held-*': {
        en: 'land held by the power, on boards that show owners',
        de: 'Felder, die der Macht gehören, auf Brettern, die Besitz zeigen',
      },
    },
  },
  {
    title: { en: 'The map', de: 'Die Karte' },
    tokens: {
      land: { en: 'land outside the home countries', de: 'Land außerhalb der Heimatländer' },
      'land-out': { en: 'land off the board', de: 'Land außerhalb des Bretts' },
      'land-edge': {
        en: 'the soft inner edge of realms and coasts',
        de: 'der weiche innere Rand von Reichen und Küsten',
      },
      grain: { en: 'the paper texture over all land', de: 'die Papierstruktur auf allem Land' },
      hatching: {
        en: '`inline`: home land is hatched by power; `none`: no hatching',
        de: '`inline`: Heimat ist nach Macht schraffiert; `none`: keine Schraffur',
      },
      'hatching-ink': { en: 'the colour of the hatching', de: 'die Farbe der Schraffur' },
      'soft-edges': {
        en: '`inline`: coasts and realms have soft edges; `none`: hard edges',
        de: '`inline`: Küsten und Reiche haben weiche Ränder; `none`: harte',
      },
      'water-lines': {
        en: '`inline`: lines follow the coasts; `none`: no such lines',
        de: '`inline`: Linien folgen den Küsten; `none`: keine solchen Linien',
      },
      sea: { en: 'the sea in the middle of the board', de: 'das Meer in der Mitte des Bretts' },
      'sea-deep': { en: 'the sea at its edge', de: 'das Meer an seinem Rand' },
      'sea-near': { en: 'the sea along the coast', de: 'das Meer an der Küste' },
      'sea-line': {
        en: 'borders between seas, lines along the coast',
        de: 'Grenzen zwischen Meeren, Linien an der Küste',
      },
      'sea-halo': { en: 'the soft light along the coast', de: 'der weiche Schein an der Küste' },
      'sea-ink': { en: 'names of seas', de: 'Namen der Meere' },
      'line-prov': { en: 'borders of provinces', de: 'Grenzen von Feldern' },
      'line-realm': { en: 'borders of realms', de: 'Grenzen von Reichen' },
      'line-coast': { en: 'coasts', de: 'Küsten' },
      'focus-wash': {
        en: 'the tint of the space that a step is about',
        de: 'die Tönung des Felds, um das es in einem Schritt geht',
      },
    },
  },
  {
    title: { en: 'Orders and pieces', de: 'Befehle und Figuren' },
    tokens: {
      'arrow-ink': {
        en: 'if set, the colour of all arrows instead of their power’s',
        de: 'wenn gesetzt, die Farbe aller Pfeile statt der ihrer Macht',
      },
      casing: { en: 'the rim of units and arrows', de: 'der Rand von Einheiten und Pfeilen' },
      hollow: { en: 'the inside of shapes in pencil', de: 'das Innere von Formen in Bleistift' },
      halo: {
        en: 'the halo around units, arrows and names',
        de: 'der Saum um Einheiten, Pfeile und Namen',
      },
      veil: {
        en: 'the strength of the halo around arrows and names, 0 to 1',
        de: 'wie stark der Saum um Pfeile und Namen ist, 0 bis 1',
      },
      ghost: {
        en: 'the dots where a failed order would have continued',
        de: 'die Punkte, wo ein gescheiterter Befehl weitergegangen wäre',
      },
      failure: {
        en: 'bars, cuts and crosses, and their labels',
        de: 'Balken, Schnitte und Kreuze und ihre Beschriftung',
      },
      'dash-pencil': { en: 'dashes of shapes in pencil', de: 'Striche von Formen in Bleistift' },
      'dash-ghost': { en: 'dots of failed orders', de: 'Punkte gescheiterter Befehle' },
      'dash-void': { en: 'dashes of a void order', de: 'Striche eines wirkungslosen Befehls' },
      'dash-illegal': { en: 'dots of an illegal order', de: 'Punkte eines unzulässigen Befehls' },
      'dash-dislodged': {
        en: 'the rim of a dislodged unit',
        de: 'der Rand einer vertriebenen Einheit',
      },
    },
  },
  {
    title: { en: 'Beside the board', de: 'Neben dem Brett' },
    tokens: {
      'font-text': {
        en: 'sentences, titles, names on the map',
        de: 'Sätze, Titel, Namen auf der Karte',
      },
      'font-ui': { en: 'orders, controls, numbers', de: 'Befehle, Knöpfe, Zahlen' },
      paper: { en: 'the page background', de: 'der Hintergrund der Seite' },
      sheet: {
        en: 'raised surfaces: chips, marks, frames',
        de: 'erhabene Flächen: Kärtchen, Zeichen, Rahmen',
      },
      sunk: { en: 'sunken surfaces', de: 'vertiefte Flächen' },
      ink: { en: 'text', de: 'Text' },
      'ink-2': { en: 'secondary text, pencil', de: 'Nebentext, Bleistift' },
      rule: { en: 'lines between rows', de: 'Linien zwischen Zeilen' },
      'rule-2': { en: 'the edges of controls', de: 'die Ränder von Knöpfen und Feldern' },
      blue: { en: 'controls and hovered items', de: 'Knöpfe, Links und worauf der Zeiger steht' },
      'blue-wash': {
        en: 'the background of the row that a step is about',
        de: 'der Hintergrund der Zeile, um die es in einem Schritt geht',
      },
      rubric: { en: 'paragraph numbers as headings', de: 'Absatznummern als Überschriften' },
      'focus-ring': {
        en: 'the keyboard focus ring',
        de: 'der Ring um das, was die Tastatur bedient',
      },
      lift: { en: 'the shadow of floating elements', de: 'der Schatten schwebender Elemente' },
    },
  },
];

/** The heads of the columns. */
export const COLUMNS = {
  en: ['property', 'what it is for', 'light', 'dark', 'ink'],
  de: ['Eigenschaft', 'wofür', 'hell', 'dunkel', 'ink'],
};

/**
 * Everything above the tables.
 * @type {Words}
 */
export const INTRODUCTIONS = {
  en: `# Theming

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
\`src/draw/tokens.css\` and prints the figures.

The signs of the Army/Fleet module have no properties of their own. An army aboard has the colours of its power, like its boat. The
plank with its rations is \`--sheet\` with \`--ink\`: full pips are left, hollow ones spent; the last one is \`--rubric\`. A carried army
is a line of dashes in the colour of the letter (\`--on-*\`) on \`--halo\`, inside the arrow of its fleet; the arc of the Right-Hand Rule
is \`--casing\` on \`--halo\`; hollow and dotted shapes have the same properties here as elsewhere.

The values of the seven powers are in the order of their letters: A, E, F, G, I, R, T. An empty cell means the
value of the light theme. This page is generated from \`src/draw/tokens.css\` by \`npm run theming\`.
`,
  de: `# Farben und Schriften

Alle Farben sind CSS-Variablen (Custom Properties). Sie werden vererbt: Setzen Sie sie an \`:root\` für eine ganze Seite
oder an einem Element für die Bretter darin.

\`\`\`css
.my-article {
  --sea: #dfe8e4;
  --sea-deep: #c4d3cd;
  --pw-G: #3b4a3f;
  --font-text: Literata, serif;
}
\`\`\`

Es gibt drei Farbschemata. \`data-theme="light"\`, \`"dark"\` oder \`"ink"\` am Wurzelelement wählt eines; sonst entscheidet
zwischen hell und dunkel, was die Lesenden eingestellt haben. Gedruckt wird immer mit \`ink\`: schwarz auf weiß, die Heimat
nach Macht schraffiert, Einheiten am Buchstaben zu erkennen, schwarze Pfeile. Schraffur gibt es auch in Farbe:
\`--hatching: inline\`.

Wenn Sie Farben ändern, erhalten Sie drei Kontraste: zwischen dem Rand einer Einheit und jedem Hintergrund (bei uns
mindestens 7), zwischen dem Buchstaben und seiner Einheit (4,5) und in der Helligkeit zwischen je zwei Mächten, für
Farbenblinde und graue Ausdrucke. \`npx vitest run --project unit tests/site/palette.test.ts\` misst sie alle in
\`src/draw/tokens.css\` und gibt die Zahlen aus.

Die Zeichen des Army/Fleet-Moduls haben keine eigenen Eigenschaften. Eine Armee an Bord hat die Farben ihrer Macht, wie ihr
Boot. Die Planke mit ihren Vorräten ist \`--sheet\` mit \`--ink\`: Volle Punkte sind übrig, hohle verbraucht; der letzte ist
\`--rubric\`. Eine mitgeführte Armee ist eine gestrichelte Linie in der Farbe des Buchstabens (\`--on-*\`) auf \`--halo\`, im
Pfeil ihrer Flotte; der Bogen der Rechte-Hand-Regel ist \`--casing\` auf \`--halo\`; für hohle und gepunktete Formen gelten
dieselben Eigenschaften wie sonst.

Die Werte der sieben Mächte stehen in der Reihenfolge ihrer Buchstaben: A, E, F, G, I, R, T. Eine leere Zelle bedeutet den
Wert des hellen Schemas. Diese Seite entsteht aus \`src/draw/tokens.css\` durch \`npm run theming\`.
`,
};
