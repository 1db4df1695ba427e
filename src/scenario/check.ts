import { adjudicate } from '../adjudicator/adjudicate.ts';
import { type SpaceId, spaceOf } from '../board/board.ts';
import { err, type Result } from '../result.ts';
import { EDITIONS } from '../rules/editions.ts';
import { checkRuling } from '../trace/check-ruling.ts';
import { compare } from './expect.ts';
import { fields } from './fields.ts';
import { loadScenario } from './load.ts';
import { errorAt, keyAt, offsetOf, type Place, type ScenarioError, valueAt } from './place.ts';
import { readPiece } from './read-order.ts';
import type { Scenario } from './scenario.ts';
import { readSource } from './source.ts';

/**
 * Reads a scenario and rules it by every edition it names. Errors: all that `loadScenario` finds; each
 * outcome that a ruling has otherwise; each trace that is no proof. Never throws for what a file says.
 */
export function checkScenario(
  text: string,
  file: string,
): Result<Scenario, readonly ScenarioError[]> {
  const read = readSource(text, file);
  const loaded = loadScenario(text, file);
  if (!read.ok || !loaded.ok) return loaded;
  const { source } = read.value;
  const errors = wrongIn(loaded.value, fields(source.document.toJS())).map(
    ({ place, message, expected }) => errorAt(source, offsetOf(source, place), message, expected),
  );
  return errors.length > 0 ? err(errors) : loaded;
}

interface Wrong {
  readonly place: Place;
  readonly message: string;
  readonly expected: string;
}

function wrongIn(scenario: Scenario, file: Readonly<Record<string, unknown>>): readonly Wrong[] {
  const { position, orders, editions } = scenario;
  return editions.flatMap((id): readonly Wrong[] => {
    const edition = EDITIONS[id];
    const ruling = adjudicate(position, orders, edition);
    const differing = compare(scenario, ruling).map(
      ({ order, unit, about, expected, got }): Wrong => ({
        place: order
          ? valueAt('orders', order.order.power, order.text)
          : keyOfDislodged(unit, file),
        message: `${id} rules ${about} as ${got}.`,
        expected,
      }),
    );
    const proof = checkRuling({ position, orders, edition, ruling });
    if (proof.ok) return differing;
    const message = `${id}: step ${proof.step.toString()} proves nothing, ${proof.reason}.`;
    return [...differing, { place: keyAt('orders'), message, expected: 'a proof' }];
  });
}

function keyOfDislodged(unit: SpaceId, { dislodged }: Readonly<Record<string, unknown>>): Place {
  const key = Object.keys(fields(dislodged)).find((text) => {
    const read = readPiece(text);
    return read.ok && spaceOf(read.value.at) === unit;
  });
  return key === undefined ? keyAt('orders') : keyAt('dislodged', key);
}
