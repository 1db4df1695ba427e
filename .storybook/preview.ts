import type { Preview } from '@storybook/svelte-vite';
import { configure } from 'storybook/test';
import InEnglish from '../stories/InEnglish.svelte';
import { emptyPictures } from '../tests/support/empty-pictures.ts';
import '../src/site/styles/fonts.css';
import '../src/site/styles/fallback-fonts.css';
import '../src/draw/tokens.css';
import '../src/site/styles/base.css';

// Gives slow machines enough time.
configure({ asyncUtilTimeout: 120_000 });

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width.toString()}px`, height: `${height.toString()}px` },
});

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Light, dark or one ink',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'ink', title: 'One ink', icon: 'document' },
        ],
        dynamicTitle: true,
      },
    },
    vision: {
      description: 'In colour or in grey',
      toolbar: {
        icon: 'eye',
        items: [
          { value: 'colour', title: 'Colour' },
          { value: 'grey', title: 'Grey' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', vision: 'colour' },
  beforeEach: ({ globals }) => {
    const { documentElement: root } = document;
    root.dataset['theme'] = String(globals['theme']);
    root.style.filter = globals['vision'] === 'grey' ? 'grayscale(1)' : '';
  },
  // Before the accessibility check of a test, which would examine thousands of shapes that are hidden from screen
  // readers.
  afterEach: () => {
    if ('__vitest_browser__' in globalThis) emptyPictures(document);
  },
  decorators: [() => ({ Component: InEnglish })],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: viewport('Phone 360', 360, 780),
        tablet: viewport('Tablet 700', 700, 900),
        desktop: viewport('Desktop 1280', 1280, 860),
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
  },
};
export default preview;
