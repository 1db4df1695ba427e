import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { turnFramePage } from '../../src/site/frame/turn-frame-page.ts';
import { TURN_FRAME } from '../../src/site/sharing.ts';
import { bundleEmbed, PARTS, ROOM, roomStyle } from '../embed.mjs';
import { embedStyles } from './embed-styles.mjs';
import { scriptOf } from './frame-script.ts';

const SCRIPT = 'src/site/frame/turn-frame.ts';

async function turnFrame(root: string, base: string): Promise<string> {
  const { packedBoard } = await import('./packed-board.mjs');
  const { code } = await scriptOf(root, SCRIPT, [embedStyles(), packedBoard()]);
  return turnFramePage(code, base);
}

/**
 * Adds to a built site what pages of other sites load from it besides its frames: the files of the embed, as in the
 * package, and the frame for any turn. The site's own pages load the same files.
 */
export async function writeEmbeds(root: string, out: string, base: string): Promise<void> {
  await bundleEmbed(join(out, 'embed'));
  const folder = join(out, TURN_FRAME);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), await turnFrame(root, base));
}

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
        } else if (path.endsWith(`/${TURN_FRAME}`))
          turnFrame(config.root, config.base).then((html) => {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(html);
          }, next);
        else next();
      });
    },
  };
}
