import type { SpaceId } from '../../src/board/board.ts';
import { nameWidth } from '../../src/board/lettering.ts';
import { SPACES } from '../../src/board/spaces.ts';

/*
 * Positions are computed for the wide board at its usual zoom, where 812 px show about 450 map units. Type, units and
 * marks have fixed sizes in px, so all sizes here are map units at that zoom.
 */
const PX_PER_UNIT = 1.8;
const px = (n: number): number => n / PX_PER_UNIT;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An army is 27 px square, a fleet 40 by 30 (23 and 34 wide at scale 1, drawn at 1.18). */
const BLOCK: Size = { width: px(27), height: px(27) };
const BOAT: Size = { width: px(40), height: px(30) };

export const unitSize = (space: SpaceId): Size => (SPACES[space].kind === 'inland' ? BLOCK : BOAT);

/** A dislodged unit leans by 13 degrees. */
export const DISLODGED: Size = { width: px(33), height: px(33) };

const LAND_TYPE = px(17);
const SEA_TYPE = px(18.5);
const LINE_HEIGHT = 1.05;

/** The ring before a centre's name, and the gap after it. */
const MARK_RADIUS = px(4.6);
const MARK_WIDTH = 2 * MARK_RADIUS + px(5);

const typeSize = (space: SpaceId): number => (SPACES[space].kind === 'sea' ? SEA_TYPE : LAND_TYPE);

/** The line breaks of a name: one line, and for seas also two. */
export function lineBreaks(space: SpaceId): readonly (readonly string[])[] {
  const { name, kind } = SPACES[space];
  const gap = name.lastIndexOf(' ');
  const whole = [[name]];
  return kind === 'sea' && gap > 0 ? [...whole, [name.slice(0, gap), name.slice(gap + 1)]] : whole;
}

/** The size of a name, with its ring if the space is a centre. */
export function labelSize(space: SpaceId, lines: readonly string[]): Size {
  const { kind, centre } = SPACES[space];
  const type = typeSize(space);
  const widest = Math.max(...lines.map((line) => nameWidth(line, kind === 'sea')));
  return {
    width: widest * type + (centre ? MARK_WIDTH : 0),
    height: type * (0.85 + (lines.length - 1) * LINE_HEIGHT),
  };
}
