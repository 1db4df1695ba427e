import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { turnFramePage } from '../../src/site/frame/turn-frame-page.ts';
import { TURN_FRAME } from '../../src/site/sharing.ts';
import { bundleEmbed, PARTS, ROOM, roomStyle } from '../embed.mjs';
import { boardFacts } from './board-files.ts';
import { embedStyles } from './embed-styles.mjs';
import { scriptOf } from './frame-script.ts';

const SCRIPT = 'src/site/frame/turn-frame.ts';
/** For boards with a map of their own. */
const BOARD_SCRIPT = 'src/site/frame/board-turn-frame.ts';
const ENDING = '.board.yaml';

async function turnFrame(root: string, base: string): Promise<string> {
  return turnFramePage(await bundled(root, SCRIPT), base);
}

async function bundled(root: string, script: string): Promise<string> {
  const { packedBoard } = await import('./packed-board.mjs');
  const { code } = await scriptOf(root, script, [embedStyles(), packedBoard()]);
  return code;
}

/** The frame of each board with a map of its own, by its name. */
async function boardFrames(
  root: string,
  base: string,
): Promise<readonly (readonly [name: string, page: string])[]> {
  const folder = join(root, 'boards');
  const names = (await readdir(folder)).filter((file) => file.endsWith(ENDING));
  const script = await bundled(root, BOARD_SCRIPT);
  return Promise.all(
    names.map(async (file) => {
      const { json } = await boardFacts(join(folder, file));
      return [file.slice(0, -ENDING.length), turnFramePage(script, base, json)] as const;
    }),
  );
}

/**
 * Adds to a built site what pages of other sites load from it besides its frames: the files of the embed, as in the
 * package, and the frames for any turn. The site's own pages load the same files.
 */
export async function writeEmbeds(root: string, out: string, base: string): Promise<void> {
  await bundleEmbed(join(out, 'embed'));
  const pages = [['', await turnFrame(root, base)], ...(await boardFrames(root, base))] as const;
  for (const [name, page] of pages) {
    const folder = join(out, TURN_FRAME, name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), page);
  }
}

/** The frame of any turn on a board; empty: on the standard one. */
const pageAt = async (
  name: string,
  { root, base }: { readonly root: string; readonly base: string },
): Promise<string | undefined> =>
  name === '' ? turnFrame(root, base) : new Map(await boardFrames(root, base)).get(name);

/** The same in development, from the sources. */
export function embeds(): Plugin {
  return {
    name: 'standoff:embeds',
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*$/s, '');
        const part = PARTS.find(({ name }) => path.endsWith(`/embed/${name}`));
        if (part) {
          response.setHeader('content-type', 'text/javascript');
          response.end(`import '/src/embed/${part.source}';\n`);
        } else if (path.endsWith(`/embed/${ROOM.name}`)) {
          roomStyle().then((style) => {
            response.setHeader('content-type', 'text/css');
            response.end(style);
          }, next);
        } else if (path.includes(`/${TURN_FRAME}`))
          pageAt(path.slice(path.indexOf(TURN_FRAME) + TURN_FRAME.length, -1), config).then(
            (html) => {
              if (html === undefined) {
                next();
                return;
              }
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(html);
            },
            next,
          );
        else next();
      });
    },
  };
}
