import { POWERS, type Power } from '../../src/board/powers.ts';
import type { Drawing } from './drawing.ts';
import { FRAME, type ShapeId } from './topology.ts';

/**
 * Parallel lines are drawn as one very broad dashed stroke: a hundredth of the bytes, the same spacing at every zoom,
 * and in the colours of the embedding page, which a pattern cannot take.
 */
export interface Lines {
  /** The dash array in px: thickness of lines and gaps, alternating. */
  readonly dashes: string;
  /** Degrees; at 0 the lines are vertical. */
  readonly turn: number;
  /** The colour token; lines in the colour of the ground cut those below them into dots. */
  readonly token: string;
}

const INK = 'hatching-ink';

/** The hatching of each power's land in one ink. Russia stays white. */
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

/** Laid paper: lines of uneven weight, so that large areas are not blank when enlarged. */
const GRAIN: Lines = { dashes: '.7 3.9 .5 4.6 .8 3.4 .5 4.2', turn: 90, token: 'grain' };
const CLOSED: Lines = { dashes: '.8 4.2', turn: -45, token: 'line-prov' };

export const CLOSED_SHAPES: readonly ShapeId[] = ['_CH'];

/**
 * Clips `content` to an outline. It is in the attribute itself instead of a `<clipPath>`: pages embed the map by
 * `<use href="board.svg#map">`, and WebKit resolves `url(#...)` in the page, finds nothing and does not clip.
 */
export const within = (outline: string, content: string): string =>
  `<g clip-path="path('${outline}') view-box">${content}</g>`;

/** The stroke that all hatching uses, for `defs`. */
export function hatchingStroke(map: Drawing): string {
  const { x, y, reach } = middle(map);
  return `<path id="stroke" d="M${String(x - reach)} ${String(y)}h${String(2 * reach)}" vector-effect="non-scaling-stroke"/>\n`;
}

/** The paper texture, and the hatching of land that cannot be entered. */
export const grain = (map: Drawing): string => hatched(drawLines(map, [GRAIN]));
export const closedHatching = (map: Drawing, outline: string): string =>
  hatched(within(outline, drawLines(map, [CLOSED])));

/** The hatching of each power's home land, if the page enables it. */
export function realmHatching(map: Drawing, outlineOf: (power: Power) => string): string {
  const realms = POWERS.filter((power) => HATCHINGS[power].length > 0);
  const drawn = realms.map((power) => within(outlineOf(power), drawLines(map, HATCHINGS[power])));
  return hatched(`<g display="var(--hatching)">${drawn.join('')}</g>`);
}

const hatched = (content: string): string => `<g fill="none" stroke-width="20000">${content}</g>`;

function drawLines(map: Drawing, lines: readonly Lines[]): string {
  const { x, y } = middle(map);
  return lines
    .map(({ dashes, turn, token }) => {
      const turned =
        turn === 0 ? '' : ` transform="rotate(${String(turn)} ${String(x)} ${String(y)})"`;
      return `<use href="#stroke"${turned} stroke="var(--${token})" stroke-dasharray="${dashes}"/>`;
    })
    .join('');
}

/** The centre of the map, in its units, and the distance to its corners. */
function middle({ unit }: Drawing): {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
} {
  const [across, down] = [FRAME.width / unit, FRAME.height / unit];
  const reach = Math.ceil(Math.hypot(across, down) / 2);
  return { x: Math.round(across / 2), y: Math.round(down / 2), reach };
}
