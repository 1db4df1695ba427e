import { type Location, type SpaceId, spaceOf } from '../../board/board.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { RetreatTurn } from '../../trace/phase-turn.ts';
import type { Retreater } from '../../trace/retreat-ruling.ts';
import type { Cross, DrawnRetreat, UnitMark } from '../model/drawable.ts';
import type { Format } from '../model/format.ts';
import { DRAWINGS } from '../model/law-drawing.ts';
import { detailOnly } from './detail-only.ts';
import type { Frame } from '../model/drawable.ts';
import { sceneOf } from '../layout/scene.ts';
import { stillFrame, stillOf, stillTurn } from './still.ts';
import { retreatKey } from '../layout/retreats.ts';
import { TILT } from './units.ts';

/** Opacity of a possible retreat that is not taken. */
const FAINT = 0.3;

const ORDERED: readonly string[] = ['retreats', 'collides'];

/**
 * The board at the end of a retreat phase. Units that moved are in their new spaces, with the dislodged ones beside
 * them. Each dislodged unit has an arrow for the retreat it takes, faint arrows for those it does not, a crossed one
 * for an illegal retreat, or is crossed out if it is disbanded. A cross marks a collision. With `open`, the orders as
 * written, in pencil.
 */
export function retreatFrame(ruled: RetreatTurn, format: Format, open = false): Frame {
  const { position, edition, ruling } = ruled;
  const { dislodged } = position;
  const turn = stillOf(ruled, () =>
    stillTurn(
      position,
      dislodged.map((retreater) => ({
        unit: retreater.unit,
        retreats: [...retreater.retreats, ...illegalRetreats(retreater)],
      })),
      edition,
    ),
  );
  const scene = sceneOf(turn, format);
  const { positions } = scene.plan;
  const pushed = new Set(dislodged.map(({ unit }) => spaceOf(unit.at)));
  const marks = dislodged.map((retreater) => markOf(retreater));
  const drawn = stillFrame(turn, format, []);
  const base: Frame = {
    ...drawn,
    retreats: format.marks
      ? dislodged.flatMap(arrowsOf)
      : dislodged.flatMap(arrowsOf).filter(isTaken),
    units: [...drawn.units, ...marks],
    crosses: format.marks && !open ? crosses() : [],
  };
  const whole = DRAWINGS.row(edition.law).finishRetreats(base, ruled, open);
  return positions.cropped ? detailOnly(whole) : whole;

  function followed({ unit }: Retreater): RetreatPhaseOrder | null {
    const own = ruling.orders.find(
      ({ order, outcome }) =>
        order?.power === unit.power &&
        spaceOf(order.unit.at) === spaceOf(unit.at) &&
        ORDERED.includes(outcome),
    );
    return own?.order ?? null;
  }

  function markOf(retreater: Retreater): UnitMark {
    const { power, kind, at } = retreater.unit;
    const stays = ruling.after.units.some(
      (unit) => unit.power === power && unit.kind === kind && goesTo(retreater, spaceOf(unit.at)),
    );
    return {
      key: `dislodged:${spaceOf(at)}`,
      unit: spaceOf(at),
      power,
      kind,
      ...scene.whereOf(spaceOf(at), pushed),
      tilt: TILT,
      perforated: 1,
      disbanded: open || stays ? 0 : 1,
      built: 0,
      pencil: 0,
      illegal: 0,
      opacity: 1,
    };
  }

  /** The space to which the Right-Hand Rule takes a fleet without an order to go there (Army/Fleet module). */
  function turnedTo({ unit, displaced }: Retreater): SpaceId | null {
    const turns = ruling.steps.some(
      ({ fact }) => fact.type === 'turns-right' && fact.unit === spaceOf(unit.at),
    );
    return !open && turns && displaced !== undefined ? spaceOf(displaced) : null;
  }

  function goesTo(retreater: Retreater, space: string): boolean {
    const order = followed(retreater);
    return order?.type === 'retreat' ? spaceOf(order.to) === space : turnedTo(retreater) === space;
  }

  function arrowsOf(retreater: Retreater): readonly DrawnRetreat[] {
    const { retreats } = retreater;
    const isOrdered = (place: Location): boolean =>
      orderedRetreats(retreater).includes(spaceOf(place));
    const legal = retreats.flatMap((place): readonly DrawnRetreat[] => {
      const pencil = open && isOrdered(place) ? 1 : 0;
      const opacity = pencil || goesTo(retreater, spaceOf(place)) ? 1 : FAINT;
      return arrowTo(retreater, place).map((arrow) => ({ ...arrow, pencil, opacity }));
    });
    const illegal = illegalRetreats(retreater)
      .flatMap((place) => arrowTo(retreater, place))
      .map((arrow) => ({ ...arrow, ...(open ? { pencil: 1 } : { barred: 1 }) }));
    return [...legal, ...illegal];
  }

  /** Illegal retreats that the unit was ordered to make. */
  function illegalRetreats(retreater: Retreater): readonly Location[] {
    const ordered = orderedRetreats(retreater);
    return retreater.barred.flatMap(({ at }) => (ordered.includes(spaceOf(at)) ? at : []));
  }

  /** The spaces that the unit was ordered to retreat to, legal or not. */
  function orderedRetreats({ unit }: Retreater): readonly SpaceId[] {
    return ruling.orders.flatMap(({ order }) =>
      order?.type === 'retreat' &&
      order.power === unit.power &&
      spaceOf(order.unit.at) === spaceOf(unit.at)
        ? [spaceOf(order.to)]
        : [],
    );
  }

  function arrowTo({ unit }: Retreater, place: Location): readonly DrawnRetreat[] {
    const key = retreatKey(spaceOf(unit.at), place);
    const path = scene.retreats.get(key);
    if (!path) return [];
    const { line, to } = path;
    const bare = { key, unit: path.unit, power: unit.power, line, ...to };
    return [{ ...bare, ink: 1, pencil: 0, barred: 0, opacity: 1 }];
  }

  function crosses(): readonly Cross[] {
    const met = new Map(
      dislodged.flatMap((retreater) => {
        const order = followed(retreater);
        const collides = ruling.orders.some(
          (one) => one.order === order && one.outcome === 'collides',
        );
        return order?.type === 'retreat' && collides
          ? [[spaceOf(order.to), positions.of(order.to, order.unit.kind)] as const]
          : [];
      }),
    );
    return [...met].map(([space, spot]) => ({ key: `collision:${space}`, ...spot, opacity: 1 }));
  }
}

const isTaken = ({ opacity, barred }: DrawnRetreat): boolean => opacity === 1 && barred === 0;
