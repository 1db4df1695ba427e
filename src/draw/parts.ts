import type { Point } from '../stage/geometry/point.ts';
import { placed, round, unless } from '../stage/model/attributes.ts';
import { type Attributes, type Content, node, type SvgNode } from './nodes.ts';

/* What several marks on a board consist of. */

export const group = (attributes: Attributes, content: Content, key?: string): SvgNode =>
  node('g', attributes, content, key);
export const path = (d: string | null, look: string, more: Attributes = {}): SvgNode | null =>
  d === null ? null : node('path', { d, class: look, ...more });
export const circle = (
  { x, y }: Point,
  radius: number,
  look: string,
  more: Attributes = {},
): SvgNode =>
  node('circle', { cx: round(x), cy: round(y), r: round(radius), class: look, ...more });
export const opacity = (value: number): Attributes => ({ opacity: unless(value, 1) });
export const broad = (width: number): Attributes => ({ 'stroke-width': round(width) });

/** Classes, without those that do not apply. */
export const looks = (...names: readonly (string | false)[]): string =>
  names.filter((name) => name !== false).join(' ');

export const drawNoEntry = ({ x, y }: Point, scale: number, key?: string): SvgNode =>
  group(
    { transform: placed(x, y, scale) },
    [
      node('circle', { r: 7.5, class: 'no-entry' }),
      node('path', { d: 'M-5.2 5.2l10.4-10.4', class: 'no-entry' }),
    ],
    key,
  );

/** A disc with a cross on it: removed, or bounced. `isPlanned`: ordered, but not decided yet. */
export const drawCross = (
  { x, y }: Point,
  scale: number,
  share = 1,
  isPlanned = false,
  key?: string,
): SvgNode =>
  group(
    { transform: placed(x, y, scale), ...opacity(share) },
    [
      node('circle', { r: 10, class: looks('cross-disc', isPlanned && 'planned-disc') }),
      node('path', {
        d: 'M-4.2-4.2l8.4 8.4M4.2-4.2l-8.4 8.4',
        class: looks('cross-sign', isPlanned && 'planned-sign'),
      }),
    ],
    key,
  );
