import { colourKey, type Power } from '../board/powers.ts';
import { round } from '../stage/model/attributes.ts';
import type { Frame, Held } from '../stage/model/drawable.ts';
import { HATCH, hatchesOf } from '../stage/model/hatch.ts';
import { node, type SvgNode } from './nodes.ts';

/** The fill of land that a power holds: a strong wash of its colour. */
export const washOf = (power: Power): string => `var(--held-${colourKey(power)})`;

/** The id of the pattern that hatches the land of a power. `id`: what distinguishes it from that of other boards. */
export const hatchOf = (power: Power, id: string): string => `held-${id}${colourKey(power)}`;

/** The patterns of all powers that hold land. `unit`: the px of one unit of what they fill. */
export const hatchPatterns = (
  held: readonly Held[],
  unit: number,
  id: string,
): readonly SvgNode[] =>
  hatchesOf(new Set(held.map(({ power }) => power))).map(([power, { turn, d }]) =>
    node(
      'pattern',
      {
        id: hatchOf(power, id),
        width: HATCH,
        height: HATCH,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `scale(${round(1 / unit)}) rotate(${String(turn)})`,
      },
      [node('path', { d, class: 'held-hatch' })],
      `hatch ${power}`,
    ),
  );

/** Whether a map shows whose home is where: not where owners are known, nor if others than its seven powers play on it. */
export const showsHomes = ({ held, format }: Frame): boolean =>
  held.length === 0 && (format.letters === undefined || format.drawing !== undefined);
