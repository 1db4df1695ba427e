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

interface Area {
  readonly clip: string;
  readonly outline: string;
  readonly lines: readonly Lines[];
}

/** What is hatched: outlines as elements, in units of the map. Empty: nothing. */
export interface Hatched {
  /** Everything that is land. */
  readonly land: string;
  readonly realms: Readonly<Record<Power, string>>;
  /** The land that nobody may enter. */
  readonly closed: string;
}

/** The hatching of a map: what stands in its `defs`, and what is drawn above the grounds. */
export function hatching(
  map: Drawing,
  { land, realms, closed }: Hatched,
): { readonly defs: string; readonly drawn: string } {
  const across = FRAME.width / map.unit;
  const down = FRAME.height / map.unit;
  const reach = Math.ceil(Math.hypot(across, down) / 2);
  const [x, y] = [Math.round(across / 2), Math.round(down / 2)];
  const lines = ({ dashes, turn, token }: Lines): string => {
    const turned =
      turn === 0 ? '' : ` transform="rotate(${String(turn)} ${String(x)} ${String(y)})"`;
    return `<use href="#stroke"${turned} style="stroke:var(--${token})" stroke-dasharray="${dashes}"/>`;
  };
  const areas: readonly Area[] = [
    { clip: 'land-only', outline: land, lines: [GRAIN] },
    { clip: 'closed', outline: closed, lines: [CLOSED] },
  ];
  const owned = POWERS.map((power): Area => ({
    clip: `realm-${power.charAt(0)}`,
    outline: realms[power],
    lines: HATCHINGS[power],
  }));
  const isDrawn = (area: Area): boolean => area.outline !== '' && area.lines.length > 0;
  const clips = [...areas, ...owned]
    .filter(isDrawn)
    .map(({ clip, outline }) => `<clipPath id="${clip}">${outline}</clipPath>\n`);
  const draw = (some: readonly Area[]): string =>
    some
      .filter(isDrawn)
      .map((area) => `<g clip-path="url(#${area.clip})">${area.lines.map(lines).join('')}</g>`)
      .join('');
  return {
    defs:
      `<path id="stroke" d="M${String(x - reach)} ${String(y)}h${String(2 * reach)}" vector-effect="non-scaling-stroke"/>\n` +
      clips.join(''),
    drawn:
      `<g fill="none" stroke-width="20000">${draw(areas)}` +
      `<g style="display:var(--hatching)">${draw(owned)}</g></g>`,
  };
}
