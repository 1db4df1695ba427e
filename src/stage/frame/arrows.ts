import type { Outcome } from '../../trace/ruling.ts';
import type { SpaceId } from '../../board/board.ts';
import type { Decided } from '../model/decisions.ts';
import type { Ribbon, Ring, DrawnSupport } from '../model/drawable.ts';
import type { PlannedMove } from '../plan/planned-orders.ts';
import type { Scene } from '../layout/scene.ts';
import { CUT } from '../geometry/shapes.ts';
import type { ArrowPath } from '../layout/ribbons.ts';
import type { ArrowLayout } from '../layout/arrow-layout.ts';

/** Everything that the drawing of one frame reads. */
export interface Drawing {
  readonly scene: Scene;
  readonly decided: Decided;
  readonly position: number;
}

type RibbonForm = Pick<
  Ribbon,
  'reach' | 'pencil' | 'ink' | 'bar' | 'strokes' | 'dots' | 'hollow' | 'void' | 'illegal'
>;

const BARE: RibbonForm = {
  reach: 1,
  pencil: 0,
  ink: 0,
  bar: 0,
  strokes: 0,
  dots: 0,
  hollow: 0,
  void: 0,
  illegal: 0,
};

/** The arrows for the units pushed aside so far. */
const arrowsOf = ({ scene: { layouts }, decided: { pushed } }: Drawing): ArrowLayout =>
  layouts.findLast((one) => one.pushed.size <= pushed.size) ?? layouts[0];

export function drawMoves(drawing: Drawing): readonly Ribbon[] {
  const { scene, decided } = drawing;
  const arrows = arrowsOf(drawing);
  return scene.plan.moves.flatMap((move) => {
    const outcome = decided.outcomes.get(move.index);
    return (arrows.moves.get(move.index) ?? []).map((arrow, route) => ({
      key: `move:${String(move.index)}${route > 0 ? `/${String(route)}` : ''}`,
      unit: move.unit,
      power: move.power,
      line: arrow.line,
      dashed: move.routes.length > 0,
      opacity: 1,
      ...formOf(drawing, move, arrow, route, outcome),
      ...(arrow.sign === undefined ? {} : { sign: arrow.sign }),
    }));
  });
}

/** The form of a ribbon for each outcome of its move. */
function formOf(
  drawing: Drawing,
  move: PlannedMove,
  arrow: ArrowPath,
  route: number,
  outcome: Outcome | undefined,
): RibbonForm {
  switch (outcome) {
    case undefined:
      return { ...BARE, pencil: 1 };
    case 'succeeds':
      return route === 0 ? { ...BARE, ink: 1 } : unused(drawing, move, arrow, route);
    case 'bounces':
    case 'blocked':
      return route === 0
        ? { ...BARE, reach: arrow.bar, ink: 1, bar: arrow.barSize, dots: 1 }
        : unused(drawing, move, arrow, route);
    case 'stopped':
      return dislodgedOn(drawing, move, route) || move.routes.length > 0
        ? unused(drawing, move, arrow, route)
        : { ...BARE, reach: arrow.bar, ink: 1, bar: arrow.barSize, dots: 1 };
    case 'no-path':
      return unused(drawing, move, arrow, route);
    case 'attacked':
    case 'aboard':
      return { ...BARE, reach: arrow.bar, ink: 1, bar: arrow.barSize, dots: 1 };
    case 'recalled':
      return { ...BARE, reach: 0.33, ink: 1, dots: 1, hollow: 1 };
    case 'disrupted': {
      const { reach, strokes } = arrow.inkEnds[0] ?? { reach: 0, strokes: 2 };
      return { ...BARE, reach, strokes, ink: 1, dots: 1, hollow: 1 };
    }
    case 'void':
      return { ...BARE, void: 1 };
    case 'illegal':
    case 'ambiguous':
      return { ...BARE, illegal: 1 };
    case 'holds':
    case 'given':
    case 'cut':
    case 'available':
      throw new Error(`a move is not ${outcome}`);
  }
}

/** A route that was not taken: in ink up to the first disrupted fleet, or dots only. */
function unused(drawing: Drawing, move: PlannedMove, arrow: ArrowPath, route: number): RibbonForm {
  const dislodged = dislodgedOn(drawing, move, route);
  const end = arrow.inkEnds.find(({ fleet }) => fleet === dislodged);
  if (!end) return { ...BARE, dots: 1, hollow: 1, reach: 0 };
  const { reach, strokes } = end;
  return { ...BARE, reach, strokes, ink: 1, dots: 1, hollow: 1 };
}

function dislodgedOn(
  { scene, decided }: Drawing,
  move: PlannedMove,
  route: number,
): SpaceId | undefined {
  return move.routes[route]?.find((fleet) =>
    scene.plan.convoys.some(
      ({ unit, index }) => unit === fleet && decided.outcomes.get(index) === 'disrupted',
    ),
  );
}

export function drawSupports(drawing: Drawing): readonly DrawnSupport[] {
  const { scene, decided } = drawing;
  const arrows = arrowsOf(drawing);
  return scene.plan.supports.flatMap((support): DrawnSupport[] => {
    const drawn = arrows.supports.get(support.index);
    if (!drawn) return [];
    const outcome = decided.outcomes.get(support.index);
    return [
      {
        key: `support:${String(support.index)}`,
        unit: support.unit,
        power: support.power,
        ...drawn,
        opacity: 1,
        pencil: outcome === undefined ? 1 : 0,
        ink: outcome === 'given' ? 1 : outcome === 'cut' ? (drawn.sign ?? CUT) : 0,
        fill: outcome === 'given' ? 1 : 0,
        strokes: outcome === 'cut' && drawn.sign !== null ? 2 : 0,
        dots: outcome === 'cut' ? 1 : 0,
        void: outcome === 'void' ? 1 : 0,
        illegal: outcome === 'illegal' || outcome === 'ambiguous' ? 1 : 0,
      },
    ];
  });
}

export function drawConvoys({ scene, decided }: Drawing): readonly Ring[] {
  return scene.plan.convoys.flatMap((convoy): Ring[] => {
    const place = scene.rings.get(convoy.index);
    if (!place) return [];
    const { x, y, corner, faintLine } = place;
    const outcome = decided.outcomes.get(convoy.index);
    const refused = outcome === 'illegal' || outcome === 'ambiguous';
    return [
      {
        key: `convoy:${String(convoy.index)}`,
        unit: convoy.unit,
        power: convoy.power,
        x,
        y,
        ...(refused ? { corner } : {}),
        opacity: 1,
        pencil: outcome === undefined ? 1 : 0,
        ink: outcome === 'available' || outcome === 'disrupted' ? 1 : 0,
        gap: outcome === 'disrupted' ? 1 : 0,
        void: outcome === 'void' ? 1 : 0,
        illegal: refused ? 1 : 0,
        faintLine,
      },
    ];
  });
}
