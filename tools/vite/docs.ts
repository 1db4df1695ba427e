import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DOC_FILES } from '../../src/site/docs/doc-files.ts';

const NAME = 'virtual:docs';
const RESOLVED = `\0${NAME}`;

/**
 * The files of a folder that are also pages of the site, as text.
 * @throws if one is missing: every page exists in every language
 */
export async function docTexts(folder: string): Promise<Readonly<Record<string, string>>> {
  const texts = await Promise.all(
    DOC_FILES.map(async ({ file, path }) => {
      try {
        return [file, await readFile(join(folder, file), 'utf8')] as const;
      } catch (error) {
        throw new Error(`docs/${file} is missing: the page ${path} must exist in every language`, {
          cause: error,
        });
      }
    }),
  );
  return Object.fromEntries(texts);
}

/** `import { docs } from 'virtual:docs'`: those files, by their names. */
export function docs(): Plugin {
  let folder = join(process.cwd(), 'docs');
  return {
    name: 'standoff:docs',
    configResolved({ root }) {
      folder = join(root, 'docs');
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      for (const { file } of DOC_FILES) this.addWatchFile(join(folder, file));
      return `export const docs = ${JSON.stringify(await docTexts(folder))};`;
    },
  };
}
