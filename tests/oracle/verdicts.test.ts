import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { PARADOXES } from '../properties/cases.ts';
import { COMPARED_EDITIONS } from '../support/compared-editions.ts';
import { divine } from './oracle.ts';

/**
 * The moves that succeed in `COMPARED_EDITIONS`, the rulebooks, the DPTG and the DATC, according to DATC 3.0;
 * those of the DPTG follow from its rule (DATC 2.5 4.A.2) and the number of consistent outcomes. Where a rulebook has
 * no answer (in brackets), the house rule that convoys fail gives the DATC's.
 */
const VERDICTS: readonly (readonly [name: string, ...movers: readonly string[]])[] = [
  ['6.F.14', 'WAL', 'WAL', 'WAL', 'WAL', 'WAL', 'WAL'],
  ['6.F.15', 'NAF WAL', 'NAF WAL', 'NAF WAL', 'NAF WAL', 'NAF WAL', 'NAF WAL'],
  ['6.F.16', '', '', '', '', '', ''],
  ['6.F.17', 'BRE', 'BRE', 'BRE', 'BRE', '', ''],
  ['6.F.18', '()', 'LON', '()', '()', '', ''],
  ['6.F.19', 'ROM', 'ROM', '', '', 'ROM', ''],
  ['6.F.20', '()', '', 'EAS', 'EAS', 'EAS', 'EAS'],
  ['6.F.21', 'MAO NWY', 'NWY', 'MAO NWY', 'MAO NWY', 'MAO NWY', 'MAO NWY'],
  ['6.F.22', '(EDI PIC)', 'EDI PIC', '(EDI PIC)', '(EDI PIC)', 'EDI PIC', 'EDI PIC'],
  ['6.F.23', '()', '', '()', '()', '', ''],
  ['6.F.24', '(EDI)', 'EDI', '(EDI)', '(EDI)', '', 'EDI'],
  ['Example 13', 'ION', 'ION', 'ION', 'ION', 'ION', 'ION'],
];

describe('the paradoxes of DATC 3.0 6.F', () => {
  test.each(VERDICTS.map((verdict, index) => [verdict[0], verdict.slice(1), index] as const))(
    '%s',
    (_, movers, index) => {
      const given = PARADOXES[index];
      if (!given) throw new Error('no such case');
      for (const [column, id] of COMPARED_EDITIONS.entries()) {
        const wanted = (movers[column] ?? '').replace(/[()]/g, '');
        const edition = EDITIONS[id];
        const { orders } = adjudicate(given.position, given.orders, edition, { trace: false });
        const moved = orders
          .filter(({ outcome }) => outcome === 'succeeds')
          .map(({ unit }) => unit);
        expect(moved.sort().join(' '), `adjudicator, ${id}`).toBe(wanted);
        const { succeeded } = divine(given, edition.choices);
        expect([...succeeded].sort().join(' '), `oracle, ${id}`).toBe(wanted);
      }
    },
  );
});
