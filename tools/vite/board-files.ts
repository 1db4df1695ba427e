import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

type Packer = typeof import('./pack-board.ts');

const LAYOUTS = resolve(import.meta.dirname, '../../src/diagram/layouts');

/**
 * `import board from './hundred.board.yaml?facts'`: the facts of a board and its layouts, read and checked, without what
 * reads its file.
 */
export function boardFiles(): Plugin {
  let packer: Promise<Packer> | undefined;
  const pack = async (): Promise<Packer> =>
    (await runnerImport<Packer>(resolve(import.meta.dirname, 'pack-board.ts'))).module;
  return {
    name: 'standoff:board-files',
    // Before Vite, which takes a file with an ending that it does not know for an asset.
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'facts' || !file.endsWith('.board.yaml')) return null;
      packer ??= pack();
      const { packFile } = await packer;
      const packed = packFile(await readFile(file, 'utf8'), basename(file));
      if (!packed.ok) this.error(packed.error);
      const { id: name } = packed.value;
      const layouts = [`${LAYOUTS}/${name}.json`, `${LAYOUTS}/${name}-narrow.json`];
      for (const one of [file, ...layouts]) this.addWatchFile(one);
      const [wide, narrow] = await Promise.all(
        layouts.map(async (one) => JSON.parse(await readFile(one, 'utf8')) as unknown),
      );
      const value = JSON.stringify({ board: packed.value, layouts: { wide, narrow } });
      return `export default JSON.parse(${JSON.stringify(value)});`;
    },
  };
}
