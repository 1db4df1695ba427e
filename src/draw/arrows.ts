import { retreatShape, ringShape } from '../stage/frame/mark-shapes.ts';
import { ribbonPaths } from '../stage/frame/ribbon-paths.ts';
import { supportPaths } from '../stage/frame/support-paths.ts';
import { linePath } from '../stage/geometry/outline.ts';
import { SIZE, WAVE } from '../stage/geometry/shapes.ts';
import { arrowColour, placed, round } from '../stage/model/attributes.ts';
import type { DrawnRetreat, DrawnSupport, Ribbon, Ring } from '../stage/model/drawable.ts';
import { FLEET_MARKS } from './fleet-table.ts';
import type { Attributes, Content, SvgNode } from './nodes.ts';
import { broad, circle, drawCross, drawNoEntry, group, looks, opacity, path } from './parts.ts';

/* What is drawn for orders, each as nodes. `marks.css` says how their classes are drawn. */

/** Something drawn for the order of a unit. */
const arrow = (
  { key, unit, power, opacity: share }: Ribbon | DrawnSupport | Ring | DrawnRetreat,
  content: Content,
): SvgNode =>
  group({ 'data-unit': unit, color: arrowColour(power), ...opacity(share) }, content, key);

export function drawRibbon(mark: Ribbon, scale: number, isPointed = false): SvgNode {
  if (mark.way) return FLEET_MARKS.row('arrow')(mark, scale, isPointed);
  const paths = ribbonPaths(mark, scale);
  const { dashes } = paths;
  const halo = looks('arrow-halo ribbon-halo', isPointed && 'pointed-halo pointed-ribbon-halo');
  const dashed = (width: number, [dash, gap]: readonly [number, number]): Attributes => ({
    ...broad(width),
    'stroke-dasharray': `${round(dash)} ${round(gap)}`,
  });
  const route = (d: string, isOpen: boolean): readonly (SvgNode | null)[] => [
    path(d, looks('arrow-casing', isOpen && 'pencil-casing'), {
      ...dashed(dashes.width + 3, dashes.casing),
      'stroke-dashoffset': 1.5,
    }),
    path(d, looks('arrow-core', isOpen && 'pencil-core'), dashed(dashes.width, dashes.core)),
  ];
  const byConvoy = (d: string): Exclude<Content, string> => [
    path(d, halo),
    mark.pencil > 0 &&
      group(opacity(mark.pencil), [
        path(paths.head, 'route-head pencil-head'),
        ...route(d, true),
        path(paths.head, 'arrow-fill pencil-fill'),
      ]),
    ...(paths.inkedRoute === null
      ? []
      : [
          paths.headInked && path(paths.head, 'route-head'),
          ...route(paths.inkedRoute, false),
          paths.headInked && path(paths.head, 'arrow-fill'),
        ]),
  ];
  return arrow(mark, [
    path(paths.dots, 'arrow-dots', opacity(mark.dots)),
    path(paths.hollow, 'ribbon-hollow', opacity(mark.hollow)),
    path(paths.pencil, halo, opacity(mark.pencil)),
    path(paths.pencil, 'arrow-pencil ribbon-pencil', opacity(mark.pencil)),
    path(paths.ink, halo),
    path(paths.ink, 'ribbon-ink'),
    path(paths.vein, `ribbon-vein vein-${mark.power}`),
    ...(paths.route === null ? [] : byConvoy(paths.route)),
    path(paths.bar, 'arrow-casing arrow-round', broad(paths.barWidth + 3)),
    path(paths.bar, 'arrow-core arrow-round', broad(paths.barWidth)),
    mark.void > 0 &&
      group(opacity(mark.void), [
        path(paths.whole, 'arrow-void'),
        path(paths.barbs, 'arrow-barbs'),
      ]),
    mark.illegal > 0 &&
      group(opacity(mark.illegal), [
        path(paths.whole, 'arrow-illegal'),
        path(paths.barbs, 'arrow-barbs'),
        mark.sign !== null && drawNoEntry(paths.sign, scale),
      ]),
  ]);
}

export function drawSupport(mark: DrawnSupport, scale: number, isPointed = false): SvgNode {
  const paths = supportPaths(mark, scale);
  const { width, joint, braceWidth, ring } = paths;
  const isOpen = mark.pencil > 0;
  const halo = looks('arrow-halo', isPointed && 'pointed-halo');
  return arrow(mark, [
    path(paths.dots, 'arrow-dots support-dots', opacity(mark.dots)),
    path(paths.pencil, halo, broad(width + 6)),
    path(paths.pencil, 'arrow-pencil', broad(width + 2.2)),
    path(paths.pencil, 'arrow-hollow', broad(width - 0.2)),
    path(paths.ink, halo, broad(width + 6)),
    path(paths.ink, 'arrow-casing', broad(width + 2.7)),
    path(paths.ink, 'arrow-core', broad(width)),
    joint && circle(mark.end, joint.radius, looks('arrow-joint', isOpen && 'pencil-joint')),
    joint && joint.filled > 0 && circle(mark.end, joint.filled, 'arrow-fill'),
    path(
      paths.brace,
      looks('arrow-casing', isOpen && 'pencil-casing', 'arrow-round'),
      broad(braceWidth + 2.7),
    ),
    path(
      paths.brace,
      looks('arrow-core', mark.fill < 0.5 && 'pencil-core', 'arrow-round'),
      broad(braceWidth),
    ),
    path(
      paths.grey,
      mark.illegal > 0 ? 'arrow-illegal support-illegal' : 'arrow-void support-void',
    ),
    ring && circle(ring, ring.radius, 'arrow-joint'),
    paths.noEntry && drawNoEntry(paths.noEntry, scale),
  ]);
}

export function drawRing(mark: Ring, scale: number, isPointed = false): SvgNode {
  const { radius, width, halves, corner, wave } = ringShape(mark, scale);
  const casing = looks('arrow-casing', isPointed && 'pointed-casing');
  return arrow(mark, [
    mark.faintLine && path(linePath(mark.faintLine), 'arrow-dots ring-dots'),
    mark.pencil > 0 &&
      group(opacity(mark.pencil), [
        circle(
          mark,
          radius,
          looks('arrow-pencil', isPointed && 'pointed-casing'),
          broad(width + 2.6),
        ),
        circle(mark, radius, 'arrow-hollow', broad(width)),
      ]),
    mark.ink > 0 &&
      group(opacity(mark.ink), [
        ...halves.map((half) => path(half, casing, broad(width + 2.8))),
        ...halves.map((half) => path(half, 'arrow-core', broad(width))),
      ]),
    mark.void > 0 && circle(mark, radius, 'arrow-void', opacity(mark.void)),
    mark.illegal > 0 && circle(mark, radius, 'arrow-illegal'),
    mark.illegal > 0 && mark.corner !== null && drawNoEntry(corner, scale * 0.93),
    wave > 0 &&
      group({ transform: placed(mark.x, mark.y, scale), ...opacity(wave) }, [
        path(WAVE, 'ring-wave ring-wave-ground'),
        path(WAVE, 'ring-wave'),
      ]),
  ]);
}

export function drawRetreat(mark: DrawnRetreat, scale: number): SvgNode {
  const { dots, spacing, width, barbs, barred, cross } = retreatShape(mark, scale);
  const dotted = (share: number): Attributes => ({ 'stroke-dasharray': `.1 ${round(share)}` });
  const isOpen = mark.pencil > 0;
  const casing = looks('arrow-casing', isOpen && 'pencil-casing', 'arrow-round');
  const core = looks('arrow-core', isOpen && 'pencil-core', 'arrow-round');
  return arrow(
    mark,
    barred === null
      ? [
          path(dots, casing, { ...broad(width + 1.9), ...dotted(spacing) }),
          path(dots, core, { ...broad(width), ...dotted(spacing) }),
          path(barbs, casing, broad(width + 2.2)),
          path(barbs, core, broad(width - 0.2)),
          circle(mark, SIZE.circle * scale, 'retreat-goal', opacity(Math.min(1, mark.ink * 1.4))),
        ]
      : [
          path(barred, 'retreat-refused', dotted(spacing * 0.7)),
          drawCross(cross, (SIZE.cross * scale) / 10),
        ],
  );
}
