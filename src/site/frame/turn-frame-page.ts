import { escaped } from '../escaped.ts';
import { framePolicy } from './frame-policy.ts';

const STYLE = `
:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body,main{margin:0}
`;

/**
 * The page of a turn for frames on other sites, as a single file, for the same reason as in `frame-page.ts`. `script`:
 * that of `turn-frame.ts` or `board-turn-frame.ts`, bundled; `base`: the address of the site; `board`: the board of the page as
 * JSON, if it has a map of its own.
 */
export function turnFramePage(script: string, base: string, board: string | null = null): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${framePolicy(STYLE, script)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">',
    '<title>A turn of Diplomacy · Standoff</title>',
    `<style>${STYLE}</style></head><body>`,
    '<noscript><p>The turn is in the address of this frame, and adjudicating it needs JavaScript, which does not run here.</p>',
    '<p lang="de">Der Zug steht in der Adresse dieses Rahmens. Um ihn zu entscheiden, sind Skripte nötig, die hier nicht laufen.</p></noscript>',
    `<main data-base="${escaped(base)}"></main>`,
    ...(board === null
      ? []
      : [
          `<script type="application/json" id="board">${board.replaceAll('<', '\\u003c')}</script>`,
        ]),
    `<script>${script}</script></body></html>\n`,
  ].join('\n');
}
