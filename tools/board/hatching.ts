import { POWERS, type Power } from '../../src/board/powers.ts';
import type { Drawing } from './drawing.ts';
import { FRAME, type ShapeId } from './topology.ts';

/**
 * Parallel lines are one stroke, broader than any screen and cut into dashes: a hundredth of the bytes of drawn lines, the
 * same distance at every zoom, and in the colours of the page that shows them, which a pattern does not take.
 */
export interface Lines {
  /** The dashes of the stroke, in px: how thick the lines are, and how far apart. */
  readonly dashes: string;
  /** Degrees; at 0 the lines stand upright. */
  readonly turn: number;
  /** The token of their colour: in that of the ground, lines cut those below them into dots. */
  readonly token: string;
}

const INK = 'hatching-ink';

/** How the land of each power is told from that of the others in one ink. Russia stays white. */
export const HATCHINGS: Readonly<Record<Power, readonly Lines[]>> = {
  Austria: [{ dashes: '.7 4.3', turn: -45, token: INK }],
  England: [{ dashes: '.9 3.1', turn: 45, token: INK }],
  France: [{ dashes: '.7 4.3', turn: 90, token: INK }],
  Germany: [
    { dashes: '.9 2.9', turn: -45, token: INK },
    { dashes: '.9 2.9', turn: 45, token: INK },
  ],
  Italy: [{ dashes: '.7 4.3', turn: 0, token: INK }],
  Russia: [],
  Turkey: [
    { dashes: '1.3 4.7', turn: 0, token: INK },
    { dashes: '4.7 1.3', turn: 90, token: 'tint-T' },
  ],
};

/** Laid paper: lines of uneven weight, so that large land is not empty when it is enlarged. */
const GRAIN: Lines = { dashes: '.7 3.9 .5 4.6 .8 3.4 .5 4.2', turn: 90, token: 'grain' };
const CLOSED: Lines = { dashes: '.8 4.2', turn: -45, token: 'line-prov' };

export const CLOSED_SHAPES: readonly ShapeId[] = ['_CH'];

/** A part of the map: one outline round it, and the ids of the outlines, or of groups of them, that it is made of. */
export interface Part {
  readonly name: string;
  readonly outline: string;
  readonly ids: readonly string[];
}

/**
 * Shows only what of `content` lies in the part. The outline stands in the attribute itself, not in a `<clipPath>`: a page
 * shows the map by `<use href="board.svg#map">`, and WebKit looks for what `url(#...)` names in the page, finds nothing
 * and clips nothing. A picture that is saved makes a `<clipPath>` of it (`src/picture/clips.ts`).
 */
export const within = ({ name, outline, ids }: Part, content: string): string =>
  `<g clip-path="path('${outline}') view-box" data-part="${[name, ...ids].join(' ')}">${content}</g>`;

/** The stroke that all hatching is made of, for `defs`. */
export function hatchingStroke(map: Drawing): string {
  const { x, y, reach } = middle(map);
  return `<path id="stroke" d="M${String(x - reach)} ${String(y)}h${String(2 * reach)}" vector-effect="non-scaling-stroke"/>\n`;
}

/** The paper's grain, and the hatching of the land that nobody may enter. */
export const grain = (map: Drawing): string => hatched(drawLines(map, [GRAIN]));
export const closedHatching = (map: Drawing, part: Part): string =>
  hatched(within(part, drawLines(map, [CLOSED])));

/** The hatching of what each power starts with, where the page wants it. */
export function realmHatching(map: Drawing, partOf: (power: Power) => Part): string {
  const realms = POWERS.filter((power) => HATCHINGS[power].length > 0);
  const drawn = realms.map((power) => within(partOf(power), drawLines(map, HATCHINGS[power])));
  return hatched(`<g style="display:var(--hatching)">${drawn.join('')}</g>`);
}

const hatched = (content: string): string => `<g fill="none" stroke-width="20000">${content}</g>`;

function drawLines(map: Drawing, lines: readonly Lines[]): string {
  const { x, y } = middle(map);
  return lines
    .map(({ dashes, turn, token }) => {
      const turned =
        turn === 0 ? '' : ` transform="rotate(${String(turn)} ${String(x)} ${String(y)})"`;
      return `<use href="#stroke"${turned} style="stroke:var(--${token})" stroke-dasharray="${dashes}"/>`;
    })
    .join('');
}

/** The middle of the map, in its units, and how far its corners are from there. */
function middle({ unit }: Drawing): {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
} {
  const [across, down] = [FRAME.width / unit, FRAME.height / unit];
  const reach = Math.ceil(Math.hypot(across, down) / 2);
  return { x: Math.round(across / 2), y: Math.round(down / 2), reach };
}
