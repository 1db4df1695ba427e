import { boardIn, spaceOf, type Board, type SpaceId } from '../board/board.ts';
import { err, type Result } from '../result.ts';
import { checkAdjustments } from '../check/adjustments/check-adjustments.ts';
import { checkRetreats } from '../check/retreats/check-retreats.ts';
import type { CheckResult } from '../check/movement/check-movement.ts';
import { checkRuling } from '../check/movement/check-ruling.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { Turn } from '../trace/turn.ts';
import { editionsOf } from './editions-of.ts';
import { compare } from './expect.ts';
import { compareAdjustments, compareRetreats, type PhaseDifference } from './expect-phases.ts';
import { fields } from './load/fields.ts';
import type { ExpectedPhases } from './load/load-phases.ts';
import { loadScenario } from './load/load-scenario.ts';
import { keyAt, type FilePlace, type ScenarioError, valueAt } from './file-place.ts';
import { errorAt, offsetOf } from './source-file.ts';
import { readPiece } from './load/read-order.ts';
import { rulePhases } from './rule-phases.ts';
import type { Scenario } from './scenario.ts';
import { readSource } from './source.ts';
import { missingPlaces } from './words/author-words.ts';
import { linesOf, placesOfPhases } from './words/words-of-scenario.ts';

/**
 * Reads a scenario and rules it under every edition it names. Errors: all that `loadScenario` finds; each outcome that
 * differs from a ruling; each trace that is not a proof. `board`: the one that the file names. Never throws for what a
 * file says.
 */
export function checkScenario(
  text: string,
  file: string,
  board?: Board,
): Result<Scenario, readonly ScenarioError[]> {
  const read = readSource(text, file);
  const loaded = loadScenario(text, file, board);
  if (!read.ok || !loaded.ok) return loaded;
  const { source } = read.value;
  const errors = [
    ...wrongIn(loaded.value, fields(source.document.toJS())),
    ...wrongPlaces(loaded.value),
  ].map(({ place, message, expected }) =>
    errorAt(source, offsetOf(source, place), message, expected),
  );
  return errors.length > 0 ? err(errors) : loaded;
}

/** Places that the words of a scenario name and its ruling does not have. */
function wrongPlaces(scenario: Scenario): readonly Discrepancy[] {
  const [edition] = editionsOf(scenario);
  if (!edition || scenario.words === undefined) return [];
  const places = placesOfPhases(rulePhases(scenario, edition));
  return missingPlaces(linesOf(scenario), places).map((place) => ({
    place: valueAt('words'),
    message: `There is no place "${place}" in this ruling.`,
    expected: [...new Set(places)].join(', '),
  }));
}

/** Where a ruling differs from its file, or its trace is not a proof. */
export interface Discrepancy {
  readonly place: FilePlace;
  readonly message: string;
  readonly expected: string;
}

/** `file`: the fields of the file, to locate errors in it. */
export function wrongIn(
  scenario: ExpectedPhases & Pick<Scenario, 'editions' | 'rules'>,
  file: Readonly<Record<string, unknown>>,
): readonly Discrepancy[] {
  return editionsOf(scenario).flatMap((edition): readonly Discrepancy[] => {
    const { movement, retreats, adjustments } = rulePhases(scenario, edition);
    return [
      ...(movement ? wrongInMovement(scenario, movement, file) : []),
      ...(retreats ? wrongInRetreats(scenario, retreats) : []),
      ...(adjustments ? wrongInAdjustments(scenario, adjustments) : []),
    ];
  });
}

/** `file`: its fields, to locate errors about dislodged units. */
export function wrongInMovement(
  scenario: Pick<Scenario, 'expected' | 'dislodged' | 'starved'>,
  turn: Turn,
  file: Readonly<Record<string, unknown>>,
): readonly Discrepancy[] {
  const { id } = turn.edition;
  const differing = compare(scenario, turn.ruling).map(
    ({ order, unit, about, expected, got }): Discrepancy => ({
      place: order
        ? valueAt('orders', order.order.power, order.text)
        : keyOfDislodged(unit, boardIn(turn.position), file),
      message: `${id} rules ${about} as ${got}.`,
      expected,
    }),
  );
  return [...differing, ...wrongProof(id, 'orders', checkRuling(turn))];
}

export function wrongInRetreats(
  scenario: Pick<Scenario, 'expectedRetreats'>,
  { position, orders, edition, ruling }: RetreatTurn,
): readonly Discrepancy[] {
  const proof = checkRetreats(position, orders, edition, ruling);
  return wrongInPhase(edition.id, 'retreats', compareRetreats(scenario, ruling), proof);
}

export function wrongInAdjustments(
  scenario: Pick<Scenario, 'expectedAdjustments'>,
  { position, orders, edition, ruling }: AdjustmentTurn,
): readonly Discrepancy[] {
  const proof = checkAdjustments(position, orders, edition, ruling);
  return wrongInPhase(edition.id, 'centres', compareAdjustments(scenario, ruling), proof);
}

function wrongInPhase(
  id: string,
  field: string,
  differences: readonly PhaseDifference[],
  proof: CheckResult,
): readonly Discrepancy[] {
  const differing = differences.map(({ place, about, expected, got }): Discrepancy => ({
    place,
    message: `${id} rules ${about} as ${got}.`,
    expected,
  }));
  return [...differing, ...wrongProof(id, field, proof)];
}

function wrongProof(id: string, field: string, proof: CheckResult): readonly Discrepancy[] {
  if (proof.ok) return [];
  const message = `${id}: step ${proof.step.toString()} proves nothing, ${proof.reason}.`;
  return [{ place: keyAt(field), message, expected: 'a proof' }];
}

function keyOfDislodged(
  unit: SpaceId,
  board: Board,
  { dislodged }: Readonly<Record<string, unknown>>,
): FilePlace {
  const key = Object.keys(fields(dislodged)).find((text) => {
    const read = readPiece(text, board);
    return read.ok && spaceOf(read.value.at) === unit;
  });
  return key === undefined ? keyAt('orders') : keyAt('dislodged', key);
}
