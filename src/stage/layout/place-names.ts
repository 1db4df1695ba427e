import { boardIn, hasStandardMap, spaceIn } from '../../board/board.ts';
import type { SpaceId } from '../../board/board.ts';
import { ownersIn } from '../../board/centres.ts';
import { nameWidth } from '../../board/lettering.ts';
import type { Label } from '../model/drawable.ts';
import { involvedIn } from '../model/involved.ts';
import { diagramPieces } from './discs.ts';
import { drawingOf } from '../model/drawing-of.ts';
import type { Format } from '../model/format.ts';
import { nameFootprints } from './footprints.ts';
import { COVERED, type GroundPiece, LETTERED, solid } from './ground.ts';
import { isInside } from '../plan/spread.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import { type Candidate, type Item, piecesOf, type Placed, placementOn } from './placement.ts';
import { distance, whole as atWholePx } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { toMap, toView } from '../model/view.ts';

/** Width of a centre's ring and the gap after it, at scale 1. */
const RING = 15;

/** A name and its position. */
interface Lettering {
  readonly label: NamedLabel;
  readonly spot: Point;
}

type NamedLabel = Omit<Label, 'x' | 'y' | 'key' | 'opacity' | 'width'>;

/** Below this zoom, full names need smaller type to fit their spaces. */
const ROOMY = 1.15;
const SMALL = { land: 13, sea: 14.5 } as const;

/** How much longer than the English name another name may be to be set along the axis of its sea. */
const SPARE = 1.2;

/** At or above this cost a name is left out. Names of spaces with orders may cost more. */
const CROWDED = { involved: 60, other: 20 } as const;

type Names = ReadonlyMap<string, Placed<Lettering>>;

/** The names and dots on a board, beside the pieces that are there; `buttons`: those of the map buttons. */
export function placeNames(
  plan: TurnPlan,
  taken: readonly GroundPiece[],
  buttons: readonly GroundPiece[],
): readonly Label[] {
  const items = nameItems(plan);
  const all = [...taken, ...diagramPieces(plan, 'borders'), ...buttons];
  // Buttons that count twice cover a dot only if nothing else is left.
  const set = (more: readonly Item<Lettering>[], others: Names = new Map()): Names =>
    placementOn([...all, ...piecesOf(others)], plan.format).find(more);
  const names = set(items);
  const alone = dotItems(plan, names);
  const dots = set(alone, names);
  // Those that would cover something come first.
  const first = set(alone.filter(({ key }) => (dots.get(key)?.cost ?? 0) >= COVERED));
  if (first.size === 0) return labelsOf(new Map([...names, ...dots]));
  const rest = items.filter(({ key }) => !first.has(key));
  const both = new Map([...first, ...set(rest, first)]);
  return labelsOf(new Map([...both, ...set(dotItems(plan, both), both)]));
}

/**
 * The names to set on the board, each with its candidate positions; spaces with units and orders first. Names without
 * a free position are left out by the placement.
 */
function nameItems(plan: TurnPlan): readonly Item<Lettering>[] {
  const { format } = plan;
  const involved = involvedIn(plan.turn);
  const owners = ownersIn(plan.turn.position);
  const full = format.names === 'full';
  const board = boardIn(plan.turn.position);
  const { diagram } = drawingOf(format);
  const type = typeOf(plan);
  const rank = (space: SpaceId): number => (involved.has(space) ? 0 : 1);
  return [...board.spaceIds]
    .sort((a, b) => rank(a) - rank(b))
    .map((space): Item<Lettering> => {
      const { name, short, kind, centre } = spaceIn(space, board);
      const owner = centre ? owners?.[space] : undefined;
      const sea = kind === 'sea';
      const size = sea ? type.sea : type.land;
      // Other boards have the same names in every language.
      const words = hasStandardMap(board) ? format.mapWords : undefined;
      const whole: string = full ? (words?.name(space) ?? name) : short;
      if (diagram) {
        // The disc shows whether it is a centre; the name only whose.
        const named = { space, sea, centre: owner !== undefined, size, owner };
        return {
          key: space,
          mayCover: new Set([`disc ${space}`]),
          candidates: besides(plan, whole, named),
          dropAt: COVERED,
          prices: LETTERED,
        };
      }
      const parts = whole.split(' ');
      const texts: string[][] = [[whole]];
      if (parts.length > 1 && sea) texts.push([parts.slice(0, -1).join(' '), parts.at(-1) ?? '']);
      const dropAt = involved.has(space) ? CROWDED.involved : CROWDED.other;
      const named = { space, sea, centre, size, owner };
      // Along its axis a name has the room that the board keeps for the English one.
      const fits = nameWidth(whole, sea) <= SPARE * nameWidth(name, sea);
      const along = full && fits ? alongSea(plan, { ...named, text: [whole] }) : [];
      const upright = texts.flatMap((text, variant) =>
        placesFor(plan, { ...named, text }, variant + along.length, dropAt),
      );
      return {
        key: space,
        mayCover: new Set(),
        candidates: [...along, ...upright],
        dropAt,
        prices: LETTERED,
      };
    });
}

const typeOf = ({ format, positions }: TurnPlan): Format['type'] =>
  format.names === 'full' && !drawingOf(format).diagram && positions.view.zoom < ROOMY
    ? SMALL
    : format.type;

/** The dots of the centres whose middle is in view, and whose names have no room: these are never left out. */
function dotItems(plan: TurnPlan, named: Names): readonly Item<Lettering>[] {
  const { format, positions, turn } = plan;
  if (drawingOf(format).diagram) return [];
  const owners = ownersIn(turn.position);
  const size = typeOf(plan).land;
  return boardIn(turn.position)
    .centres.filter((space) => !named.has(space))
    .flatMap((space): Item<Lettering>[] => {
      if (!isInside(positions.view, { at: space }, format)) return [];
      const label = { space, sea: false, centre: true, size, owner: owners?.[space], text: [] };
      return [{ key: space, mayCover: new Set(), candidates: placesFor(plan, label, 0, Infinity) }];
    });
}

/** The width of the first line, before which the ring of a centre is drawn; 0 if it is not a centre. */
const widthBesideRing = ({ text, sea, centre, size }: NamedLabel): number =>
  centre ? nameWidth(text[0] ?? '', sea) * size : 0;

/** The names that have been placed, as they are drawn. */
const labelsOf = (placed: Names): readonly Label[] =>
  [...placed].map(([space, { value }]) => ({
    ...value.label,
    ...value.spot,
    width: widthBesideRing(value.label),
    key: `name:${space}`,
    opacity: 1,
  }));

function widthOfLabel({ text, sea, centre, size }: NamedLabel): number {
  const widest = Math.max(0, ...text.map((line) => nameWidth(line, sea) * size));
  return widest + (centre ? (RING * size) / 17 : 0);
}

/** Candidates for a name beside its disc, on a diagram. */
function besides(
  plan: TurnPlan,
  text: string,
  named: Omit<NamedLabel, 'text'>,
): readonly Candidate<Lettering>[] {
  const { space, size } = named;
  const { view } = plan.positions;
  const { diagram, labelPlace } = drawingOf(plan.format);
  const middle = toView(view, labelPlace(space));
  const ring = named.centre ? (RING * size) / 17 : 0;
  const places = diagram?.namePlaces(space, { ...named, text, ring }, view.zoom) ?? [];
  return places.map(({ text: rows, x, y, cost }) => {
    const label = { ...named, text: rows };
    const spot = { x: middle.x + x, y: middle.y + y };
    const pieces = () => solid(`name ${space}`, nameFootprints(label, spot));
    return { value: { label, spot }, cost, pieces };
  });
}

/** Candidates for the name of a long sea set along its axis, if the board defines that and the view shows it. */
function alongSea(plan: TurnPlan, label: NamedLabel): readonly Candidate<Lettering>[] {
  const place = drawingOf(plan.format).turnedLabel(label.space);
  if (!place) return [];
  const turned = { ...label, turn: place.angle };
  const spot = atWholePx(toView(plan.positions.view, place));
  const footprints = nameFootprints(turned, spot);
  const { width, height } = plan.format;
  if (
    footprints.some((r) => r.left < 6 || r.right > width - 6 || r.top < 6 || r.bottom > height - 6)
  )
    return [];
  const pieces = () => solid(`name ${label.space}`, footprints);
  return [{ value: { label: turned, spot }, cost: 0, pieces }];
}

/** Smallest distance between candidate positions of a name, in px. */
const LEAST_STEP = 6;

/** Candidates anywhere in the visible part of the space; best near its middle, with all letters inside. */
function placesFor(
  plan: TurnPlan,
  label: NamedLabel,
  variant: number,
  dropAt: number,
): readonly Candidate<Lettering>[] {
  const { view } = plan.positions;
  const { width, height } = plan.format;
  const drawing = drawingOf(plan.format);
  const { spaceAt, clearance } = drawing;
  const wanted = atWholePx(toView(view, drawing.labelPlace(label.space)));
  const half = widthOfLabel(label) / 2;
  const isDot = label.text.length === 0;
  const fine = isDot ? 0.5 : 1;
  const step = fine * Math.max(LEAST_STEP, Math.round(drawing.grain * view.zoom * 0.8));
  const reach = isDot ? width : dropAt > CROWDED.other ? 150 : 110;
  const area = drawing.bounds(label.space);
  const [from, to] = [
    toView(view, { x: area.left, y: area.top }),
    toView(view, { x: area.right, y: area.bottom }),
  ];
  const [left, right] = [Math.max(half + 6, from.x), Math.min(width - half - 6, to.x)];
  const [top, bottom] = [Math.max(14, from.y), Math.min(height - 12, to.y)];
  const candidates: Candidate<Lettering>[] = [];
  /** The first grid point that is not before an edge. */
  const first = (middle: number, edge: number): number =>
    middle - reach + step * Math.max(0, Math.ceil((edge - middle + reach) / step));
  for (let x = first(wanted.x, left); x <= Math.min(right, wanted.x + reach); x += step)
    for (let y = first(wanted.y, top); y <= Math.min(bottom, wanted.y + reach); y += step) {
      const middle = toMap(view, { x, y });
      if (spaceAt(middle.x, middle.y) !== label.space) continue;
      let cost = variant * 3 + distance(wanted, { x, y }) * 0.12;
      if (cost >= dropAt) continue;
      for (const shift of ENDS)
        if (spaceAt(middle.x + (shift * half) / view.zoom, middle.y) !== label.space)
          cost += OUTSIDE;
      if (cost >= OUTSIDE * (ENDS.length - 0.5)) continue;
      cost += 0.8 * Math.max(0, label.size * 0.6 - clearance(middle.x, middle.y) * view.zoom);
      if (cost >= dropAt) continue;
      candidates.push({
        value: { label, spot: { x, y } },
        cost,
        pieces: () => solid(`name ${label.space}`, nameFootprints(label, { x, y })),
      });
    }
  return candidates;
}

/** Points along a name, from -1 to 1, at which it is checked to be inside its own space. */
const ENDS = [-1, -0.5, 0.5, 1] as const;
/** Cost for each of these points that is outside. */
const OUTSIDE = 9;
