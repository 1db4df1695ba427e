import { describe, expect, test } from 'vitest';
import type { GameAudit } from '../../../src/game/finding.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { disputedUnit } from '../../../src/site/game/disputed-unit.ts';
import { recordSource } from '../../../src/site/game/record-source.ts';

describe('the source of a line of the record', () => {
  const house = { source: 'house', paragraph: '' } as const;
  test('is a paragraph wherever there is one', () => {
    expect(recordSource('moves-ruled', EDITIONS['1971'].citations.rotation)).toMatch(/\w/);
  });
  test('is a house rule only where something is decided', () => {
    expect(recordSource('disorder-begins', house)).toBe('house');
    expect(recordSource('short-game', house)).toBe('house');
    for (const type of ['game-begins', 'moves-ruled', 'retreats-ruled', 'corrected'] as const)
      expect(recordSource(type, house)).toBeNull();
  });
});

describe('the order that is asked about in a phase of an audited game', () => {
  const when = { year: 1901, season: 'Spring', phase: 'movement' } as const;
  const right = { editions: [], choices: [] };
  const auditWith = (orders: readonly string[]): GameAudit => ({
    site: 'a site',
    phases: 3,
    agree: 2,
    leftOut: 0,
    differences: [
      {
        when,
        notes: [],
        findings: [
          { what: 'unit', power: null, order: 'A ROM', theirs: true, ours: false },
          ...orders.map((order) => ({
            what: 'order' as const,
            power: null,
            order,
            theirs: [],
            ours: [],
            right,
          })),
        ],
      },
    ],
  });

  test('is the first that the record reports differently', () => {
    const audit = auditWith(['A PAR - BUR', 'F STP/SC H']);
    expect(disputedUnit(audit, when)).toBe('PAR');
    expect(disputedUnit(audit, { ...when, year: 1902 })).toBeNull();
    expect(disputedUnit(auditWith(['F STP/SC H']), when)).toBe('STP');
  });

  test('is none where nothing can be asked about', () => {
    expect(disputedUnit(undefined, when)).toBeNull();
    expect(disputedUnit(auditWith([]), when)).toBeNull();
    expect(disputedUnit(auditWith(['', '<b>']), when)).toBeNull();
  });
});
