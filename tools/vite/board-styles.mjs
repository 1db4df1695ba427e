import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from 'svelte/compiler';
import { cssHash } from './components.mjs';

const NAME = 'virtual:board-styles';
const RESOLVED = `\0${NAME}`;
const FOLDER = 'src/ui/board/drawing';

/**
 * `import { boardStyles } from 'virtual:board-styles'`: the styles of the components that draw a board, as one text,
 * with the class names that the components use. Pictures apply them.
 * @returns {import('vite').Plugin}
 */
export function boardStyles() {
  let root = process.cwd();
  return {
    name: 'standoff:board-styles',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const folder = resolve(root, FOLDER);
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.svelte'))
        .sort()
        .map((name) => join(folder, name));
      for (const file of files) this.addWatchFile(file);
      return `export const boardStyles = ${JSON.stringify(files.map(stylesOf).join('\n'))};`;
    },
  };
}

/** @param {string} filename */
function stylesOf(filename) {
  const source = readFileSync(filename, 'utf8');
  const { css } = compile(source, {
    filename,
    generate: 'server',
    css: 'external',
    dev: false,
    cssHash,
  });
  return css?.code ?? '';
}
