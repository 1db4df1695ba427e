import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from '../../../src/board/adjacency.ts';
import { spaceOf, type Location } from '../../../src/board/board.ts';
import { contacts } from '../contacts.ts';
import { lineKind } from '../drawing.ts';
import { sidesOf, type Point, type ShapeId } from '../topology.ts';
import { arcsOf, type Sheet } from './assemble.ts';
import { complain, type Complaint } from './complaint.ts';
import { between, distance, middleOf } from './planar.ts';

type Table = Readonly<Partial<Record<string, readonly string[]>>>;

/** The pairs of a table, without duplicates: `A B` in alphabetical order. */
const pairsOf = (table: Table): ReadonlySet<string> =>
  new Set(
    Object.entries(table).flatMap(([a, all = []]) => all.map((b) => [a, b].sort().join(' '))),
  );

/** Differences between the contacts of the drawn shapes and the adjacency tables. */
export function adjacencyComplaints(sheet: Sheet): readonly Complaint[] {
  const sides = sidesOf(sheet);
  const arcs = arcsOf(sheet);
  const shapes = sheet.objects.map.geometries;
  const drawn = contacts({ arcs, sides, shapes, kinds: sides.map(lineKind) });

  const arcsAlong = (ids: readonly ShapeId[]): readonly (readonly Point[])[] =>
    arcs.filter((_, i) => ids.every((id) => sides[i]?.includes(id)));
  const compare = (have: ReadonlySet<string>, want: ReadonlySet<string>, who: string) => [
    ...[...want]
      .filter((pair) => !have.has(pair))
      .map((pair) => missing(pair.split(' ') as [Location, Location], who)),
    ...[...have]
      .filter((pair) => !want.has(pair))
      .map((pair) => extra(pair.split(' ') as [Location, Location], who)),
  ];

  function missing([a, b]: readonly [Location, Location], who: string): Complaint {
    const one = arcsAlong([spaceOf(a)]).flat();
    const other = arcsAlong([spaceOf(b)]).flat();
    let [place, least] = [[0, 0] as Point, Infinity];
    for (const p of one)
      for (const q of other) {
        const apart = distance(p, q);
        if (apart < least) [place, least] = [between(p, q, 0.5), apart];
      }
    return complain(
      `${a} and ${b} do not touch for ${who}, ${least.toFixed(1)} units are between them`,
      place,
    );
  }

  function extra([a, b]: readonly [Location, Location], who: string): Complaint {
    const shared = arcsAlong([spaceOf(a), spaceOf(b)]).flat();
    return complain(`${a} and ${b} touch for ${who} and must not`, middleOf(shared));
  }

  return [
    ...compare(drawn.army, pairsOf(ARMY_NEIGHBOURS), 'armies'),
    ...compare(drawn.fleet, pairsOf(FLEET_NEIGHBOURS), 'fleets'),
  ];
}
