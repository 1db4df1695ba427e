import { either } from '../../orders/nearest.ts';
import type { EditionId } from '../../rules/edition.ts';
import { err, ok, type Result } from '../../result.ts';
import { loadAdjustments } from './adjustments.ts';
import { loadComments } from './comments.ts';
import { loadDislodged } from './dislodgements.ts';
import { checkOrders, loadExpectations, loadOrders, unitsOf } from './expectations.ts';
import { fields, oneLine } from './fields.ts';
import { errorAt, keyAt, offsetOf, type Report, type ScenarioError, valueAt } from '../place.ts';
import { COLLECTIONS, type Scenario } from '../scenario.ts';
import { afterRetreats, boardAfter, loadGiven, loadRetreats } from './retreats.ts';
import { NEEDS, ONE_OF, SCENARIO } from '../schemas.ts';
import { checkShape, descriptionAt } from '../shape.ts';
import { readSource } from '../source.ts';
import { loadUnits, placeUnits } from './units.ts';

/**
 * Reads a scenario (YAML; `scenarios/scenario.schema.json` and `scenarios/README.md` tell the format).
 * `file` is its path: its folder gives the collection. Never throws; the errors are in the order of the file.
 */
export function loadScenario(
  text: string,
  file: string,
): Result<Scenario, readonly ScenarioError[]> {
  const read = readSource(text, file);
  if (!read.ok) return read;
  const { source } = read.value;
  const errors: ScenarioError[] = [...read.value.errors];
  const troubled = new Set<string | number | undefined>();
  const report: Report = (place, message, expected, inside = 0) => {
    troubled.add(place.path[0]);
    errors.push(errorAt(source, offsetOf(source, place) + inside, message, expected));
  };

  const raw: unknown = source.document.toJS();
  checkScenarioShape(raw, report);
  const { units, orders, dislodged, retreats, centres, ...rest } = fields(raw);
  const listed = loadUnits(units, report);
  // What the orders tell of the units settles, on a second reading, what they say of one another.
  const placed = listed ?? unitsOf(loadOrders(orders, undefined, ignore));
  const position = placeUnits(placed, report);
  const expected = loadExpectations(loadOrders(orders, position, report), report);
  checkOrders(expected, position, report);
  // With a unit or an order missing, every dislodgement would look wrong.
  const isSound = !troubled.has('units') && !troubled.has('orders');
  const moves = orders !== undefined;
  const driven = isSound && moves ? loadDislodged(dislodged, position, expected, report) : [];
  const given = isSound && !moves ? loadGiven(dislodged, position, report) : [];
  const board = moves ? boardAfter(position, expected, driven) : { ...position, dislodged: given };
  const isDislodgedSound = isSound && !troubled.has('dislodged');
  const retreating = isDislodgedSound ? loadRetreats(retreats, board, report) : [];
  const adjusted = loadAdjustments({ ...rest, centres }, afterRetreats(board, retreating), report);
  const { comments } = rest;
  const commented = loadComments(
    comments,
    { movement: expected, retreats: retreating, adjustments: adjusted.expected.orders },
    report,
  );
  if (errors.length > 0) return err(inOrder(errors));

  // The schema has checked the types of all these fields.
  const { title, short, paragraph, example, entry, instance, phase, note, editions } =
    rest as unknown as Plain;
  return ok({
    ...addressOf(file),
    title,
    short,
    paragraph,
    example: example ?? null,
    entry: entry ?? null,
    instance: instance ?? false,
    phase: phase ?? null,
    note: oneLine(note),
    editions: editions.map((id) => String(id) as EditionId),
    position,
    orders: expected.map(({ order }) => order),
    expected: expected.map(({ text, order, outcome, dislodged }) => ({
      text,
      order,
      outcome,
      dislodged,
    })),
    dislodged: driven,
    retreats:
      retreats === undefined
        ? null
        : { given: moves ? null : given, orders: retreating.map(({ order }) => order) },
    expectedRetreats: retreating,
    adjustments: centres === undefined ? null : adjusted.part,
    expectedAdjustments: centres === undefined ? null : adjusted.expected,
    comments: commented,
  });
}

/** What a scenario must look like; what its words mean is checked as it is read. */
export function checkScenarioShape(raw: unknown, report: Report): void {
  checkShape(SCENARIO, 'scenario', raw, report);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return;
  if (!ONE_OF.some((name) => Object.hasOwn(raw, name)))
    report(valueAt(), '"orders" is missing.', either(ONE_OF));
  for (const [name, needed] of Object.entries(NEEDS))
    if (Object.hasOwn(raw, name) && !Object.hasOwn(raw, needed))
      report(
        keyAt(name),
        `"${needed}" is missing.`,
        `${needed}: ${descriptionAt(SCENARIO, [needed])}`,
      );
}

/** What the schema makes of the fields that need no reading. */
interface Plain {
  readonly title: string;
  readonly short: string;
  readonly paragraph: string;
  readonly example?: number;
  readonly entry?: string;
  readonly instance?: boolean;
  readonly phase?: string;
  readonly note: string;
  readonly editions: readonly (number | string)[];
}

const ignore: Report = () => undefined;

/** `scenarios/rulebook-1971/example-09.yaml` has the slug `rulebook-1971/example-09`. */
export function addressOf(file: string): Pick<Scenario, 'slug' | 'collection'> {
  const [name = '', folder] = file.split(/[\\/]/).reverse();
  const collection = COLLECTIONS.find((known) => known === folder) ?? 'own';
  return { slug: `${collection}/${name.replace(/\.ya?ml$/i, '')}`, collection };
}

function inOrder(errors: readonly ScenarioError[]): readonly ScenarioError[] {
  return errors.toSorted((a, b) => a.line - b.line || a.column - b.column);
}
