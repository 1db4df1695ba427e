import { describe, expect, test } from 'vitest';
import { english } from '../../../src/explain/languages/english/english.ts';
import { german } from '../../../src/explain/languages/german/german.ts';
import {
  comparedRetreats,
  comparedRows,
  comparedTexts,
  firstDifference,
  sharedMarks,
} from '../../../src/ui/ask/comparison.ts';
import { EXAMPLE_12, EXAMPLE_9, turnFor } from '../../../stories/turns.ts';

const pair = [turnFor(EXAMPLE_12, '1971'), turnFor(EXAMPLE_12, '1982')] as const;
const same = [turnFor(EXAMPLE_9, '1971'), turnFor(EXAMPLE_9, '1982')] as const;
const ALL = 99;

describe('Example 12 by 1971 and 1982', () => {
  test('first differs at the first step that decides something else', () => {
    const parting = firstDifference(pair) ?? 0;
    expect(parting).toBeGreaterThan(1);
    const facts = pair.map(({ ruling }) => ruling.steps.map(({ fact }) => fact));
    expect(facts[0]?.slice(0, parting - 1)).toEqual(facts[1]?.slice(0, parting - 1));
    expect(facts[0]?.[parting - 1]).not.toEqual(facts[1]?.[parting - 1]);
    expect(sharedMarks(pair, english)).toContainEqual({
      name: 'The editions differ here',
      from: parting,
    });
  });

  test('differs in the army and in nothing else', () => {
    const differing = comparedRows(pair, ALL, english).filter(({ differs }) => differs);
    expect(differing.map(({ text }) => text)).toEqual(['A Lon–Bel']);
    expect(differing[0]?.cells.map(({ fate }) => fate)).toEqual(['no-path', 'succeeds']);
  });

  test('opens with all orders open except those that need no step', () => {
    const fates = comparedRows(pair, 0, english).flatMap(({ cells }) =>
      cells.map(({ fate }) => fate),
    );
    expect(new Set(fates)).toEqual(new Set(['open']));
  });

  test('lets the fleet retreat to the space that the army left or did not enter', () => {
    expect(comparedRetreats(pair, 0, english)).toEqual([
      { unit: 'F Eng', cells: [null, null], differs: true },
    ]);
    const [retreat] = comparedRetreats(pair, ALL, english);
    expect(retreat?.cells[0]).toContain('Belgium');
    expect(retreat?.cells[1]).not.toContain('Belgium');
    expect(retreat?.cells[1]).toContain('London');
  });
});

test('two editions are worded in the chosen language', () => {
  const words = [
    ...sharedMarks(pair, german).map(({ name }) => name),
    ...comparedRows(pair, ALL, german).flatMap(({ cells }) => cells.map(({ text }) => text)),
    ...comparedRetreats(pair, ALL, german).flatMap(({ cells }) => cells),
    ...comparedTexts(pair, german).opening.map(({ sentence }) => sentence),
  ].join('; ');
  expect(words).toContain('Hier gehen die Ausgaben auseinander');
  expect(words).toContain('Belgien');
  expect(words).not.toMatch(/Belgium|succeeds|differ|stays|nowhere/);
});

test('after its last step a ruling waits for the other', () => {
  const { at } = comparedTexts(pair, english);
  const [one, other] = pair.map(({ ruling }) => ruling.steps.length);
  expect(one).not.toBe(other);
  expect(at).toHaveLength(Math.max(one ?? 0, other ?? 0) + 1);
  expect(at.at(-1)?.map(({ step }) => step)).toEqual([one, other]);
});

test('editions that agree have no difference', () => {
  expect(firstDifference(same)).toBeNull();
  expect(comparedRows(same, ALL, english).filter(({ differs }) => differs)).toEqual([]);
  expect(sharedMarks(same, english).map(({ name }) => name)).not.toContain(
    'The editions differ here',
  );
});
