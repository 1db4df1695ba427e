import { readFileSync } from 'node:fs';
import { readAuthored } from './geography/authored.ts';
import type { LonLat } from './geography/project.ts';
import { FRAME, type Point } from './topology.ts';

const TOKENS = new URL('../../src/draw/tokens.css', import.meta.url);
const round = (v: number): string => v.toFixed(1);

/** A mark whose tooltip is its text in the authored file. */
function mark(kind: string, [x, y]: Point, title: string, text = ''): string {
  if (x <= 0 || y <= 0 || x >= FRAME.width || y >= FRAME.height) return '';
  const label = text && `<text x="${round(x + 3)}" y="${round(y - 2)}">${text}</text>`;
  return `<g class="${kind}"><circle cx="${round(x)}" cy="${round(y)}" r="2"><title>${title}</title></circle>${label}</g>`;
}

/**
 * A page that shows every control point and junction over the map, by its name in the authored files, to find the
 * point to edit.
 */
export function preview(board: string, onMap: (place: LonLat) => Point): string {
  const { junctions, land, sea, seeds } = readAuthored();
  const points = [...land, ...sea].flatMap(({ name, through }) =>
    through.map((part) =>
      typeof part === 'string' ? '' : mark('point', onMap(part), `${name}: ${part.join(' ')}`),
    ),
  );
  const names = [...land, ...sea].map(({ name, through }) => {
    const places = through.map((part) => (typeof part === 'string' ? junctions.get(part) : part));
    const middle = places[Math.floor(places.length / 2)];
    if (!middle) return '';
    const [x, y] = onMap(middle);
    return `<text class="line" x="${round(x)}" y="${round(y + 5)}">${name}</text>`;
  });
  const meetings = [...junctions].map(([name, at]) =>
    mark('junction', onMap(at), `${name}: ${at.join(' ')}`, name),
  );
  const sown = [...seeds].flatMap(([id, places]) =>
    places.map((at) => mark('seed', onMap(at), `${id}: ${at.join(' ')}`, id)),
  );
  const layers = [
    ['points', 'control points', points.join('') + names.join('')],
    ['junctions', 'junctions', meetings.join('')],
    ['seeds', 'seeds', sown.join('')],
  ] as const;
  const switches = layers
    .map(([id, name]) => `<label><input type="checkbox" id="${id}" checked> ${name}</label>`)
    .join(' ');
  const hide = layers
    .map(([id]) => `body:has(#${id}:not(:checked)) .${id} { display: none }`)
    .join('\n');
  const overlay = layers.map(([id, , drawn]) => `<g class="${id}">${drawn}</g>`).join('');
  return `<!doctype html>
<meta charset="utf-8">
<title>The board and its authored lines</title>
<style>
${readFileSync(TOKENS, 'utf8')}
body { margin: 0; font: 15px sans-serif; background: var(--paper); color: var(--ink) }
header { position: sticky; top: 0; padding: 8px; background: var(--paper) }
svg { width: 200%; background: var(--sea) }
.marks text { font: 4px sans-serif; fill: #a3271b; paint-order: stroke; stroke: #fff; stroke-width: .8px }
.marks .line { fill: #1d4a75; text-anchor: middle }
.point circle { fill: #1d4a75 }
.junction circle { fill: #fff; stroke: #a3271b }
.seed circle { fill: #52925f }
.marks .seed text { fill: #2c5c37 }
${hide}
</style>
<header>${switches}. Point at a mark to see what stands in tools/board/authored.</header>
${board.replace('</svg>', `<g class="marks">${overlay}</g></svg>`)}`;
}
