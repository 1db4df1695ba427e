import { SPACE_IDS, type SpaceId } from '../../src/board/board.ts';
import { distance, gapBetween, type Box } from './boxes.ts';
import type { Layout } from './layout.ts';
import type { Raster } from './raster.ts';
import { DISLODGED, labelSize, unitSize } from './sizes.ts';
import { FRAME, isWater, type Point } from './topology.ts';
import { SPACES } from '../../src/board/spaces.ts';

/** The name of a sea on one line, rotated about its centre. */
export interface SeaLabel {
  readonly at: Point;
  /** Degrees, clockwise. */
  readonly angle: number;
}

const ANGLES = Array.from({ length: 19 }, (_, i) => 5 * (i - 9));
/** Distance of letters from borders and from other things; `enough`: at which more is no better. */
const CLEAR = { border: 4, unit: 3, enough: 14 };
/**
 * A sea with at least this ratio of length to width has an axis, unless it is steep. Names rotate by at most `most`
 * degrees.
 */
const LONG = { ratio: 1.45, steep: 60, least: 12, most: 45 };

/** The direction of the long axis of a sea, in degrees clockwise; 0 if it has none that a name can follow. */
function direction(squares: readonly Point[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [mean(squares.map(([x]) => x)), mean(squares.map(([, y]) => y))];
  const a = mean(squares.map(([x]) => (x - x0) ** 2));
  const b = mean(squares.map(([x, y]) => (x - x0) * (y - y0)));
  const c = mean(squares.map(([, y]) => (y - y0) ** 2));
  const spread = Math.hypot((a - c) / 2, b);
  const ratio = Math.sqrt(((a + c) / 2 + spread) / ((a + c) / 2 - spread));
  const angle = (Math.atan2(2 * b, a - c) * 90) / Math.PI;
  if (ratio < LONG.ratio || Math.abs(angle) > LONG.steep || Math.abs(angle) < LONG.least) return 0;
  return Math.max(-LONG.most, Math.min(LONG.most, angle));
}

/** Points along the middle of a line of letters, from start to end. */
export function lineOfLetters({ at, angle }: SeaLabel, width: number): readonly Point[] {
  const turn = (angle * Math.PI) / 180;
  const samples = Math.ceil(width / 6);
  return Array.from({ length: samples + 1 }, (_, i): Point => {
    const along = (i / samples - 0.5) * width;
    return [at[0] + along * Math.cos(turn), at[1] + along * Math.sin(turn)];
  });
}

/**
 * Names of long seas set along their axis, clear of units, dislodged units and other names. All other names, and
 * those that do not fit, stay upright.
 */
export function seaLabels(
  raster: Raster,
  layout: ReadonlyMap<SpaceId, Layout>,
): ReadonlyMap<SpaceId, SeaLabel> {
  const found = new Map<SpaceId, SeaLabel>();
  for (const space of SPACE_IDS) {
    if (!isWater(space)) continue;
    const label = seaLabel(raster, layout, space);
    if (label) found.set(space, label);
  }
  return found;
}

function seaLabel(
  raster: Raster,
  layout: ReadonlyMap<SpaceId, Layout>,
  space: SpaceId,
): SeaLabel | undefined {
  const own = layout.get(space);
  if (!own) throw new Error(`no layout for ${space}`);
  const { width, height } = labelSize(space, [SPACES[space].name]);
  const squares = raster.squares(space);
  const step = Math.max(2, Math.round(Math.sqrt(squares.length / 900)));
  const places = squares.filter(
    ([x, y]) => Math.floor(x) % step === 0 && Math.floor(y) % step === 0,
  );
  const boxes = [...layout].flatMap(([id, { unit, dislodged, label }]): readonly Box[] => [
    { at: unit, ...unitSize(id) },
    { at: dislodged, ...DISLODGED },
    ...(id === space ? [] : [label]),
  ]);
  const near = boxes.filter((box) => places.some((place) => distance(place, box.at) < 40));

  /** The least distance of the letters from a border, up to `enough`; negative on a collision. */
  function room(label: SeaLabel): number {
    let least: number = CLEAR.enough;
    for (const [x, y] of lineOfLetters(label, width)) {
      if (raster.at(x, y) !== space) return -1;
      const edge = Math.min(raster.clearance(x, y), x, y, FRAME.width - x, FRAME.height - y);
      least = Math.min(least, edge - height / 2);
      if (least < CLEAR.border) return -1;
      const letter: Box = { at: [x, y], width: height, height };
      if (near.some((box) => gapBetween(letter, box) < CLEAR.unit)) return -1;
    }
    return least;
  }

  const along = direction(squares);
  if (along === 0) return undefined;
  let best: SeaLabel | undefined;
  let most = -Infinity;
  for (const at of places)
    for (const angle of ANGLES) {
      const label = { at, angle };
      const wrong = 0.1 * Math.abs(angle - along);
      if (CLEAR.enough - wrong <= most) continue;
      const free = room(label);
      const score = free - wrong - 0.01 * distance(at, own.label.at);
      if (free > 0 && score > most) [best, most] = [label, score];
    }
  return best;
}
