/**
 * The description of `<standoff-scenario>` for tools: `custom-elements.json` for editors and catalogues, and the types
 * of its attributes for JSX, Svelte and Vue. All are generated from this list, which a test compares with the element
 * and with docs/embedding.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITION_IDS } from '../src/rules/edition.ts';

interface Entry {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export const ATTRIBUTES: readonly Entry[] = [
  { name: 'data', type: 'string', description: 'The packed ruling.' },
  {
    name: 'words',
    type: 'string',
    description: 'The author’s notes, marks and question, a line each.',
  },
  {
    name: 'study',
    type: "boolean | ''",
    description: 'Its content is chapters, shown one by one.',
  },
  {
    name: 'orders',
    type: 'string',
    description: 'The orders to adjudicate instead of those in the content.',
  },
  { name: 'editable', type: "boolean | ''", description: 'Readers can change the orders.' },
  {
    name: 'at',
    type: 'string',
    description: 'The place to begin at, such as `support.BUR`; without it, the ruling is shown.',
  },
  {
    name: 'step',
    type: "number | `${number}` | 'last'",
    description: 'How many steps to begin after; `at` stays true when their number changes.',
  },
  { name: 'crop', type: "boolean | ''", description: 'Shows only the spaces near the units.' },
  { name: 'controls', type: "'full' | 'none'", description: '`none`: no buttons, no keys.' },
  {
    name: 'look',
    type: "'light' | 'dark' | 'auto' | 'ink'",
    description: 'The colours; default: the page’s `color-scheme`.',
  },
  { name: 'lang', type: "'en' | 'de' | (string & {})", description: 'The language.' },
  { name: 'href', type: 'string', description: 'Where the full ruling can be opened.' },
  { name: 'label', type: 'string', description: 'The name for screen readers.' },
  {
    name: 'edition',
    type: EDITION_IDS.map((id) => `'${id}'`).join(' | '),
    description: 'The edition of the rules.',
  },
  {
    name: 'board',
    type: 'string',
    description: 'The board, such as `hundred`; default: the standard one.',
  },
  {
    name: 'room',
    type: 'string',
    description: 'The height of the board in tenths of its width, on a wide and a narrow page.',
  },
];

export const EVENTS: readonly Entry[] = [
  {
    name: 'standoff-ready',
    type: 'CustomEvent<{ last: number }>',
    description: 'The board is shown.',
  },
  {
    name: 'standoff-step',
    type: 'CustomEvent<{ at: string | null; step: number | null }>',
    description: 'Another step is shown; null: the ruling.',
  },
  {
    name: 'standoff-error',
    type: 'CustomEvent<{ message: string }>',
    description: 'Nothing can be played.',
  },
];

const PARTS = [
  'frame',
  'board',
  'sentence',
  'rule',
  'more',
  'because',
  'controls',
  'panel',
  'foot',
  'error',
  'editor',
];

const TAG = 'standoff-scenario';

const text = (type: string) => ({ type: { text: type } });

/** https://github.com/webcomponents/custom-elements-manifest */
const manifest = {
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'dist-embed/standoff.js',
      exports: [
        { kind: 'custom-element-definition', name: TAG, declaration: { name: 'StandoffScenario' } },
      ],
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: 'StandoffScenario',
          tagName: TAG,
          description: 'Plays a ruling of Diplomacy.',
          superclass: { name: 'HTMLElement' },
          attributes: ATTRIBUTES.map(({ type, ...rest }) => ({ ...rest, ...text(type) })),
          events: EVENTS.map(({ type, ...rest }) => ({ ...rest, ...text(type) })),
          members: [
            { kind: 'field', name: 'at', ...text('string | null') },
            { kind: 'field', name: 'step', ...text('number | null') },
            { kind: 'field', name: 'last', readonly: true, ...text('number | null') },
            { kind: 'method', name: 'play' },
            { kind: 'method', name: 'pause' },
          ],
          slots: [{ name: '', description: 'The orders and the ruling as text.' }],
          cssParts: PARTS.map((name) => ({ name })),
        },
      ],
    },
  ],
};

const attributes = ATTRIBUTES.map(
  ({ name, type, description }) => `  /** ${description} */\n  ${name}?: ${type};`,
).join('\n');

const head = `import type { StandoffScenario } from './types/embed/element.js';\n`;
const own = `export interface StandoffAttributes {\n${attributes}\n}\n`;

/** `standoff-step`: `onStandoffStep`. */
const vueListener = (name: string): string =>
  `on-${name}`.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Type files by framework: `import type {} from 'standoff/embed/react'` declares the element to it. */
const TYPES = {
  'react.d.ts': `${head}import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${own}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${TAG}': Omit<DetailedHTMLProps<HTMLAttributes<StandoffScenario>, StandoffScenario>, keyof StandoffAttributes> & StandoffAttributes;
    }
  }
}
`,
  'svelte.d.ts': `${head}import type { HTMLAttributes } from 'svelte/elements';

${own}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${TAG}': Omit<HTMLAttributes<StandoffScenario>, keyof StandoffAttributes> & StandoffAttributes & {
${EVENTS.map(({ name, type }) => `      'on${name}'?: ((event: ${type}) => void) | null;`).join('\n')}
    };
  }
}
`,
  'vue.d.ts': `${head}import type { HTMLAttributes, PublicProps } from 'vue';

${own}
/** As Vue advises for custom elements. */
type Component = new () => StandoffScenario & {
  $props: Omit<HTMLAttributes, keyof StandoffAttributes> & PublicProps & StandoffAttributes & {
${EVENTS.map(({ name, type }) => `    ${vueListener(name)}?: (event: ${type}) => void;`).join('\n')}
  };
};

declare module 'vue' {
  interface GlobalComponents {
    '${TAG}': Component;
    StandoffScenario: Component;
  }
}
`,
};

/** Writes them into a folder, which it makes if there is none. */
export function writeManifest(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [name, content] of Object.entries(TYPES)) writeFileSync(join(outDir, name), content);
}
