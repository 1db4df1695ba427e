import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

type Packer = typeof import('./pack-board.ts');

const LAYOUTS = resolve(import.meta.dirname, '../../src/diagram/layouts');

let packer: Promise<Packer> | undefined;

/** The facts and the layouts of a board as JSON, and the files that they are from. Throws if its file is wrong. */
export async function boardFacts(
  file: string,
): Promise<{ readonly json: string; readonly files: readonly string[] }> {
  packer ??= runnerImport<Packer>(resolve(import.meta.dirname, 'pack-board.ts')).then(
    ({ module }) => module,
  );
  const { packFile } = await packer;
  const packed = packFile(await readFile(file, 'utf8'), basename(file));
  if (!packed.ok) throw new Error(packed.error);
  const { id: name } = packed.value;
  const layouts = [`${LAYOUTS}/${name}.json`, `${LAYOUTS}/${name}-narrow.json`];
  const [wide, narrow] = await Promise.all(
    layouts.map(async (one) => JSON.parse(await readFile(one, 'utf8')) as unknown),
  );
  return {
    json: JSON.stringify({ board: packed.value, layouts: { wide, narrow } }),
    files: [file, ...layouts],
  };
}

/**
 * `import board from './hundred.board.yaml?facts'`: the facts of a board and its layouts, read and checked, without what
 * reads its file.
 */
export function boardFiles(): Plugin {
  return {
    name: 'standoff:board-files',
    // Before Vite, which takes a file with an ending that it does not know for an asset.
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'facts' || !file.endsWith('.board.yaml')) return null;
      const { json, files } = await boardFacts(file);
      for (const one of files) this.addWatchFile(one);
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
