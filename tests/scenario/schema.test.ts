import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import schema from '../../scenarios/scenario.schema.json' with { type: 'json' };
import { ADJUSTMENT_OUTCOMES } from '../../src/trace/adjustment-ruling.ts';
import { RETREAT_OUTCOMES } from '../../src/trace/retreat-ruling.ts';
import { OUTCOMES } from '../../src/trace/ruling.ts';
import { POWERS } from '../../src/board/powers.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { checkScenario } from '../../src/scenario/check-scenario.ts';
import { formatOutcome, OUTCOMES_OF, parseOutcome } from '../../src/scenario/outcomes.ts';
import {
  OUTCOMES_OF_ADJUSTMENTS,
  OUTCOMES_OF_RETREATS,
} from '../../src/scenario/phase-outcomes.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { but } from './sound.ts';

describe('the published schema', () => {
  const { properties, definitions } = schema;

  test('knows the powers, the editions and the outcomes of the code, and no others', () => {
    expect(Object.keys(properties.orders.properties)).toEqual(POWERS);
    expect(Object.keys(properties.units.properties)).toEqual(POWERS);
    expect(properties.editions.items.enum.map(String)).toEqual([...EDITION_IDS, 'A/F']);
    const dislodged = OUTCOMES.map((outcome) => ({ outcome, dislodged: true }));
    expect(definitions.outcome.enum).toEqual([
      ...OUTCOMES,
      ...dislodged.map(formatOutcome).filter((text) => parseOutcome(text)),
    ]);
  });

  test('knows the outcomes of retreats and adjustments', () => {
    expect(definitions.retreat.enum).toEqual(RETREAT_OUTCOMES);
    expect(definitions.adjustment.enum).toEqual(ADJUSTMENT_OUTCOMES);
    const ofRetreats = Object.values(OUTCOMES_OF_RETREATS).flat();
    expect(RETREAT_OUTCOMES.filter((outcome) => !ofRetreats.includes(outcome))).toEqual([]);
    const ofAdjustments = Object.values(OUTCOMES_OF_ADJUSTMENTS).flat();
    expect(ADJUSTMENT_OUTCOMES.filter((outcome) => !ofAdjustments.includes(outcome))).toEqual([]);
    for (const field of ['retreats', 'centres', 'adjustments', 'removed', 'centres after'] as const)
      expect(Object.keys(properties[field].properties)).toEqual(POWERS);
    expect(definitions.dislodgement.properties.power.enum).toEqual(POWERS);
  });

  test('describes every field, for the editor that shows it', () => {
    for (const [name, field] of Object.entries(properties))
      expect(field.description, name).toMatch(/^.{12,}[^.]$/);
  });

  test('every outcome can be that of some order', () => {
    const possible = new Set(Object.values(OUTCOMES_OF).flat());
    expect(OUTCOMES.filter((outcome) => !possible.has(outcome))).toEqual([]);
  });
});

describe('the page for authors', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const page = read('scenarios/README.md');

  test('shows a scenario of the collection unchanged', () => {
    const shown = /```yaml\n([^]*?)```/.exec(page)?.[1];
    expect(shown).toBe(read('scenarios/rulebook-1971/example-09.yaml'));
  });

  test('explains every field and every outcome', () => {
    for (const name of [
      ...Object.keys(schema.properties),
      ...OUTCOMES,
      ...RETREAT_OUTCOMES,
      ...ADJUSTMENT_OUTCOMES,
    ])
      expect(page).toContain(`\`${name}\``);
  });

  test('shows errors as they are reported', () => {
    const told = [
      ['F Bal-Pru: bounces', 'F Bal-Prsu: bounces'],
      ['A War S A Pru-Sil: given', 'A War S A Pru-Sil: cut'],
    ].map(([from = '', to = '']) => {
      const checked = checkScenario(but(from, to), 'my-file.yaml');
      return checked.ok ? '' : formatError(checked.error[0] ?? expect.fail());
    });
    expect(page).toContain(told.join('\n'));
  });
});

describe('the words for an outcome', () => {
  test('are read back as written', () => {
    for (const outcome of OUTCOMES)
      for (const dislodged of [false, true]) {
        const text = formatOutcome({ outcome, dislodged });
        const never = dislodged && (outcome === 'succeeds' || outcome === 'available');
        expect(parseOutcome(text)).toEqual(never ? null : { outcome, dislodged });
      }
  });

  test.each(['', 'dislodged', 'Bounces', 'bounces,dislodged', ', dislodged', 7, null])(
    '%j is not one',
    (text) => {
      expect(parseOutcome(text)).toBeNull();
    },
  );
});
