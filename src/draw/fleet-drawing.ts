import { fleetArrowPaths } from '../stage/army-fleet/arrows.ts';
import { DECK, LADEN, onDeck, PIPS, PLANK, rationForms } from '../stage/army-fleet/shapes.ts';
import { ARMY, letterSize, WATERLINE } from '../stage/geometry/shapes.ts';
import {
  arrowColour,
  onPowerColour,
  placed,
  round,
  powerColour,
} from '../stage/model/attributes.ts';
import type { Ribbon, UnitMark } from '../stage/model/drawable.ts';
import type { FleetMarks } from './fleet-table.ts';
import { type Attributes, node, type SvgNode } from './nodes.ts';
import { drawCross, group, opacity } from './parts.ts';

/* The marks that only the Army/Fleet module has. Colours are attributes, so that pages without it have no styles for them. */

const HALO = { stroke: 'var(--halo)', 'stroke-opacity': 'var(--veil)', 'stroke-width': 5.5 };
const POINTED = { stroke: 'var(--blue)', 'stroke-opacity': 0.9, 'stroke-width': 6.5 };
const DOTTED = {
  stroke: 'var(--ghost)',
  'stroke-width': 1.8,
  'stroke-dasharray': 'var(--dash-ghost)',
  'stroke-linecap': 'round',
  'stroke-opacity': 0.75,
};
const ROUND = { 'stroke-linecap': 'round' };
const CASING = 'var(--casing)';

const line = (d: string | null, attributes: Attributes): SvgNode | null =>
  d === null ? null : node('path', { d, ...attributes });
const broad = (stroke: string, width: number, more: Attributes = {}): Attributes => ({
  stroke,
  'stroke-width': round(width),
  ...more,
});
/** A stroke with a rim. */
const cased = (d: string | null, width: number, casing: string, core: string) => [
  line(d, broad(casing, width + 3, ROUND)),
  line(d, broad(core, width, ROUND)),
];

function arrow(mark: Ribbon, scale: number, isPointed: boolean): SvgNode {
  const paths = fleetArrowPaths(mark, scale);
  const { arcWidth, hookWidth, barWidth, braceWidth, bandWidth } = paths;
  const core = arrowColour(mark.power);
  const light = isPointed ? POINTED : HALO;
  const body = { fill: core, stroke: CASING, 'stroke-width': 1.6 };
  const dashes = { 'stroke-dasharray': paths.bandDashes.map(round).join(' ') };
  const braceIn = {
    dots: () => [line(paths.brace, DOTTED)],
    pencil: () => cased(paths.brace, braceWidth, 'var(--ink-2)', 'var(--hollow)'),
    ink: () => cased(paths.brace, braceWidth, CASING, core),
  };
  return group(
    {
      'data-unit': mark.unit,
      ...opacity(mark.opacity),
      fill: 'none',
      'stroke-linejoin': 'round',
    },
    [
      line(paths.dots, { ...DOTTED, ...opacity(mark.dots) }),
      line(paths.hollow, {
        stroke: 'var(--ghost)',
        'stroke-width': 1.4,
        'stroke-dasharray': '2.5 2.5',
        'stroke-opacity': 0.8,
        ...opacity(mark.hollow),
      }),
      paths.pencil !== null &&
        group(opacity(mark.pencil), [
          line(paths.pencil, light),
          line(paths.pencil, {
            fill: 'var(--hollow)',
            'fill-opacity': 0.42,
            stroke: 'var(--ink-2)',
            'stroke-width': 1.5,
            'stroke-dasharray': 'var(--dash-pencil)',
          }),
        ]),
      line(paths.ink, light),
      line(paths.ink, body),
      line(paths.arc, broad('var(--halo)', arcWidth + 3.5, ROUND)),
      line(paths.arc, broad(CASING, arcWidth, ROUND)),
      line(paths.hook, { ...light, 'stroke-width': round(hookWidth + 5) }),
      line(paths.hook, broad(CASING, hookWidth + 1.6)),
      line(paths.hookHead, body),
      line(paths.hook, broad(core, hookWidth - 1.6)),
      ...cased(paths.bar, barWidth, CASING, core),
      ...braceIn[paths.braceForm](),
      ...(mark.pencil > 0
        ? [
            line(
              paths.band,
              broad('var(--ink-2)', bandWidth, { ...dashes, ...opacity(mark.pencil) }),
            ),
          ]
        : [
            line(paths.band, broad('var(--halo)', bandWidth * 1.9, dashes)),
            line(paths.band, broad(onPowerColour(mark.power), bandWidth, dashes)),
          ]),
    ],
    mark.key,
  );
}

const halo = (d: string, transform?: string): SvgNode =>
  node('path', {
    d,
    transform,
    fill: 'none',
    stroke: 'var(--halo)',
    'stroke-width': 5.5,
    'stroke-linejoin': 'round',
  });

/** An army that is aboard at some step, or a boat with an army on deck. */
function piece(mark: UnitMark, scale: number, least: number): readonly SvgNode[] {
  const { power, spent, key, deck = 0 } = mark;
  const isDislodged = mark.perforated >= 0.5;
  /** A boat is slanted already, so it leans more than an army ashore. */
  const tilt = mark.tilt * (spent === undefined ? 1 + 0.5 * deck : 1.5);
  const body = (d: string): SvgNode =>
    node('path', {
      d,
      fill: powerColour(power),
      stroke: CASING,
      'stroke-linejoin': 'round',
      ...(isDislodged
        ? { 'stroke-width': 1.9, 'stroke-dasharray': 'var(--dash-dislodged)' }
        : { 'stroke-width': 1.6 }),
    });
  const water = (stroke: string, width: number): SvgNode =>
    node('path', {
      ...{ d: WATERLINE, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' },
      transform: placed(0, 0, 1, -tilt),
    });
  function army(): SvgNode {
    const size = 1 - (1 - DECK.size) * deck;
    const letter = letterSize('A', scale * size, least);
    return group({ transform: placed(DECK.x * deck, DECK.y * deck, size) }, [
      deck < 1 && group(opacity(1 - deck), [halo(ARMY)]),
      body(ARMY),
      node(
        'text',
        {
          ...{ y: round(letter * 0.34), 'font-size': round(letter) },
          ...{ 'font-family': 'var(--font-ui)', 'font-weight': 800, 'text-anchor': 'middle' },
          ...{ 'paint-order': 'stroke', fill: onPowerColour(power), stroke: powerColour(power) },
          'stroke-width': 1.4,
        },
        power.charAt(0),
      ),
    ]);
  }
  const boat = (moves: number) => [
    halo(ARMY, placed(DECK.x, DECK.y, DECK.size)),
    halo(LADEN),
    body(LADEN),
    ...(isDislodged ? [water('var(--halo)', 4.4), water(CASING, 1.6)] : []),
    node('path', { d: PLANK, fill: 'var(--sheet)', stroke: CASING, 'stroke-width': 0.9 }),
    ...rationForms(moves).map((form, i) =>
      node('circle', {
        ...{ cx: PIPS.x[i], cy: PIPS.y, 'stroke-width': 0.8 },
        ...(form === 'spent'
          ? { r: PIPS.radius - 0.35, fill: 'none', stroke: 'var(--ink)' }
          : { r: PIPS.radius, fill: form === 'last' ? 'var(--rubric)' : 'var(--ink)' }),
      }),
    ),
  ];
  return [
    group(
      {
        'data-unit': mark.unit,
        transform: placed(mark.x, mark.y, scale, tilt),
        ...opacity(mark.opacity),
      },
      spent === undefined ? [army()] : boat(spent),
      key,
    ),
    ...(mark.disbanded > 0
      ? [
          drawCross(
            onDeck(mark, deck, tilt, scale),
            ((11 - 3.6 * deck) * scale) / 10,
            mark.disbanded,
            false,
            `${key} cross`,
          ),
        ]
      : []),
  ];
}

export const DRAWN_FLEETS: FleetMarks = { arrow, piece };
