import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scenarios } from 'virtual:scenarios';
import { retreatPosition } from '../../src/law/retreats/retreat-position.ts';
import { statedRetreats } from '../../src/law/retreats/stated-retreats.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { compareEditions } from '../../src/ask/editions-compared.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import type { Unit } from '../../src/board/board.ts';
import { formatTurnLine } from '../../src/orders/turn-line/format-turn-line.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { HOME_OWNERS } from '../../src/board/centres.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import {
  deskOf,
  differingEditions,
  EXAMPLE,
  exampleDesk,
  lineOf,
  NO_DESK,
  ownDesk,
  ruledDesk,
  type Desk,
} from '../../src/desk/desk.ts';
import { changed, historyOf, redone, replaced, undone } from '../../src/ui/kit/versions.ts';
import { afterMoves } from '../../src/desk/next-phase.ts';
import { repositioned } from '../../src/desk/repositioned.ts';
import { turnOfScenario } from '../../src/site/desk/scenario-turn.ts';
import { shownOf } from '../../src/site/shown.ts';
import { dateIn } from '../../src/orders/notations/turn-date.ts';
import { taken } from '../../src/desk/paste/taken.ts';
import type { Retreater } from '../../src/trace/retreat-ruling.ts';
import { turns } from '../properties/turns.ts';
import { runs, share } from '../support/effort.ts';
import { desk, next, rules } from './desks.ts';

const editions = Object.values(EDITIONS);

const FIRST = { date: NO_DESK.date, phase: 'movement', owners: null } as const;

const takes = (text: string, on: Desk = exampleDesk()) => {
  const found = taken(readText(text), text, on);
  return found && { line: lineOf(found.desk, rules), position: found.position };
};

describe('the desk', () => {
  test('opens with a turn on which editions differ', () => {
    const ruled = ruledDesk(exampleDesk(), rules);
    expect(lineOf(exampleDesk(), rules)).toBe(EXAMPLE);
    expect(ruled?.phase === 'movement' && ruled.turn.ruling.dislodged.length).toBeGreaterThan(0);
    const others = differingEditions(exampleDesk(), ruled, editions)?.map(({ id }) => id);
    expect(others).toContain('1971');
    expect(others).not.toContain('2023');
  });

  test('its editions disagree wherever the table below the board says so', () => {
    /** A support that is cut or not, and the same board. */
    const paradox =
      'A:Aboh-mun.Atyr*boh-mun;E:Flon*wal-eng.Fwal-eng;F:Abre-lon.Feng~bre-lon;G:Fnth*bel-eng.Fbel-eng.Amun!;R:Asil-mun.Aber*sil-mun';
    const agree = (given: Desk): void => {
      const ruled = ruledDesk(given, rules);
      if (ruled?.phase !== 'movement') return;
      const groups = compareEditions(ruled.turn.position, ruled.turn.orders, editions);
      const own = groups.find((group) => group.editions.includes(rules))?.editions ?? [];
      expect(differingEditions(given, ruled, editions)).toEqual(
        editions.filter((edition) => !own.includes(edition)),
      );
      seen.add(own.length === editions.length);
    };
    const seen = new Set<boolean>();
    agree(desk(paradox));
    expect(seen).toEqual(new Set([false]));
    fc.assert(
      fc.property(turns, ({ position, orders }) => {
        agree(deskOf({ ...FIRST, units: position.units, orders }));
      }),
      { numRuns: runs(60) },
    );
  });

  test.each(['movement', 'retreats', 'adjustments'] as const)(
    'does not say that editions agree on an empty board: %s',
    (phase) => {
      const empty: Desk = { ...NO_DESK, phase };
      expect(differingEditions(empty, ruledDesk(empty, rules), editions)).toBeNull();
    },
  );

  test('without orders no moves are ruled; retreats and adjustments are', () => {
    expect(ruledDesk(NO_DESK, rules)).toBeNull();
    const fallen = ruledDesk(desk('S1901R;F:Abur@mun;G:Abur'), rules);
    expect(fallen).toMatchObject({ phase: 'retreats', turn: { ruling: { orders: [{}] } } });
    expect(ruledDesk(desk('W1901A'), rules)?.phase).toBe('adjustments');
  });
});

describe('pasted text', () => {
  test('is taken over as far as it is understood', () => {
    expect(
      takes('Hi!\nAustria:\n A Vienna to Budapest\nRussia: Army Galicia -> Budapest\nBob'),
    ).toEqual({ line: 'S0000M;A:Avie-bud;R:Agal-bud', position: 'inferred' });
    expect(takes('Dear all, sorry for the delay.')).toBeNull();
  });

  test('its phase is detected', () => {
    expect(takes('Fall 1903\nFrance: A Par R Gas\nGermany: F Kie D')?.line).toBe(
      'F1903R;F:Apar@-gas;G:Fkie@-x',
    );
    expect(takes('Winter 1905\nFrance: Build A Par\nGermany: Remove F Kie')?.line).toBe(
      'W1905A;F:!Apar;G:Fkie-x',
    );
  });

  test('orders for the units on the desk leave the position as it is', () => {
    const on = desk('F1902M;A:Avie-bud.Ftri;E:Flon-nth;R:Agal:mosstpwarsevrum');
    expect(takes('Russia: A Gal - Vie', on)).toEqual({
      line: 'F1902M;A:Avie-bud.Ftri;E:Flon-nth;R:Agal-vie:mosrumsevstpwar',
      position: 'kept',
    });
    expect(takes('Russia: A War - Gal', on)?.position).toBe('inferred');
  });

  test('an order for a unit that is not there does not take the others from the desk', () => {
    const on = desk('F1902M;A:Avie.Ftri.Abud;E:Flon.Fnth.Ayor;R:Agal');
    const text = 'England: F Lon-Eng, F Nth C A Yor-Nwy, A Lvp-Nwy';
    expect(takes(text, on)).toEqual({
      line: 'F1902M;A:Avie.Ftri.Abud;E:Flon-eng.Fnth~yor-nwy.Ayor.?Alvp-nwy;R:Agal',
      position: 'kept',
    });
    expect(takes(`Spring 1904\n${text}`, on)?.position).toBe('inferred');
    const fallen = desk('F1903R;F:Abur@ruh.Amar;I:Fion@aeg;T:Fion');
    const retreats = 'Fall 1903\nFrance: A Bur R Gas\nAustria: A Tri D';
    expect(takes(retreats, fallen)?.position).toBe('kept');
    expect(takes('Austria: A Tri D', fallen)?.position).toBe('inferred');
  });

  test('orders for units that are not there are told, with their lines', () => {
    const on = desk('F1902M;A:Avie.Ftri.Abud;E:Flon.Fnth.Ayor;R:Agal');
    const text = 'England:\nF Lon-Eng\nF Nth C A Yor-Nwy\nA Lvp-Nwy';
    expect(taken(readText(text), text, on)?.strays).toEqual([{ order: 'A Lvp-Nwy', line: 4 }]);
    expect(taken(readText('A: A Vie H'), 'A: A Vie H', on)?.strays).toBeUndefined();
  });

  test('the centres that a judge lists are on the desk', () => {
    const list =
      'Ownership of supply centers:\n\nFrance:    Brest, Paris,\n           Spain.\nRussia:    St. Petersburg.\n\nFrance: 3 Supply centers';
    const retreats = `Retreat results for Fall of 1903.  (dip.015)\n\nFrance: Army Burgundy -> Gascony.\n\n${list}`;
    expect(takes(retreats)?.line).toBe('F1903R;F:Abur@-gas:breparspa;R::stp');
    const builds = `Adjustment results for Winter of 1903.  (dip.016)\n\nFrance:    Builds an army in Paris.\n\n${list}`;
    expect(takes(builds)?.line).toBe('W1903A!;F:!Apar:breparspa;R::stp');
  });

  test('the example does not count for orders that fit its units', () => {
    expect(takes('England: F Eng-Bre, F Nth H / Germany: A Mun-Bur')).toEqual({
      line: 'S0000M;E:Feng-bre.Fnth!;G:Amun-bur',
      position: 'inferred',
    });
    const england = { ...exampleDesk().sheets, England: 'F Nth H' };
    const changed = { ...exampleDesk(), sheets: england };
    expect(takes('Germany: A Mun-Bur', changed)?.position).toBe('kept');
  });

  test('a list of units and retreats is the position', () => {
    const text =
      'NOW (FAL 1901) (GER AMY BUR) (FRA AMY BUR MRT (GAS MAR))\nSUB ((FRA AMY BUR) RTO GAS)';
    const reading = readText(text);
    const found = taken(reading, text, exampleDesk());
    expect(found?.desk.dislodged).toEqual([
      { unit: { power: 'France', kind: 'A', at: 'BUR' }, from: null, byConvoy: false },
    ]);
    const ruled = found && ruledDesk(found.desk, rules);
    expect(ruled?.phase === 'retreats' && ruled.turn.position.dislodged[0]?.retreats).toEqual([
      'GAS',
      'MAR',
    ]);
  });

  test.each([
    ['Movement results for Fall of 1902.', { season: 'Fall', year: 1902 }],
    ['S1903M', { season: 'Spring', year: 1903 }],
    ['Herbst 1904', { season: 'Fall', year: 1904 }],
    ['Spring 02\nFrance:\nA Par-Bur', { season: 'Spring', year: 1902 }],
    ["France, F '03", { season: 'Fall', year: 1903 }],
    ['S02', { season: 'Spring', year: 1902 }],
    ['Handed in on a fall 12 years ago: F1904M', { season: 'Fall', year: 1904 }],
    ['The deadline is 12.03., 02:30', null],
    ['F Lon S A Yor 1901', null],
    ['F Lon S A Yor 02', null],
  ])('the date of %j', (text, date) => {
    expect(dateIn(text)).toEqual(date);
  });
});

const formatUnit = ({ power, kind, at }: Unit): string => `${power} ${kind} ${at}`;

/** A file lists neighbours in a different order. */
const inOrder = ({ unit, retreats, barred }: Retreater): Retreater => ({
  unit,
  retreats: retreats.toSorted(),
  barred: barred.toSorted((one, other) => (one.at < other.at ? -1 : 1)),
});

describe('another position', () => {
  const on: Desk = {
    ...desk('E:Alon.Feng;F:Apar;G:Amun'),
    sheets: {
      England: 'A Lon H, F Eng-Bre',
      France: 'A Par-Bur\n# to Bob: agreed',
      Germany: 'A Mun H',
    },
  };
  test('removes the orders of missing units from the sheets, and nothing else', () => {
    const units = [
      { power: 'England', kind: 'F', at: 'ENG' },
      { power: 'France', kind: 'A', at: 'MAR' },
    ] as const;
    const { sheets, units: now } = repositioned(on, { units }, rules);
    expect(now).toEqual(units);
    expect(sheets).toEqual({ England: 'F Eng-Bre', France: '# to Bob: agreed' });
  });

  test('with the same units keeps every sheet as written', () => {
    const sheets = { ...on.sheets, England: 'A Lno H\nF Eng-Bre' };
    const units = [...on.units, { power: 'Italy', kind: 'A', at: 'ROM' }] as const;
    expect(repositioned({ ...on, sheets }, { units }, rules).sheets).toEqual(sheets);
  });

  test('has no removal of a unit that is gone', () => {
    const winter = {
      ...desk('W1901A;F:Apar.Abur'),
      sheets: { France: 'Remove A Bur\nRemove A Par' },
    };
    const { units } = desk('W1901A;F:Apar');
    expect(repositioned(winter, { units }, rules).sheets).toEqual({ France: 'Remove A Par' });
  });

  test('has no order for a unit of another kind in the same space', () => {
    const units = [{ power: 'England', kind: 'F', at: 'LON' }] as const;
    expect(repositioned(on, { units }, rules).sheets).toEqual({ France: '# to Bob: agreed' });
  });
});

describe('going on', () => {
  test('from Spring to the next Spring, with a retreat and a build', () => {
    const spring = desk('F:Amar-bur.Apar*mar-bur;G:Abur;I:Aven');
    const retreats = next(spring);
    expect(lineOf(retreats, rules)).toBe('S1901R;F:Abur.Apar;G:Abur@mar;I:Aven');
    const fall = next({ ...retreats, sheets: { Germany: 'A Bur - Bel' } });
    expect(lineOf(fall, rules)).toBe('F1901M;F:Abur.Apar;G:Abel;I:Aven');
    const winter = next({ ...fall, sheets: { France: 'A Bur - Mun' } });
    expect(lineOf(winter, rules)).toBe('W1901A;F:Amun.Apar;G:Abel;I:Aven');
    const after = next({ ...winter, sheets: { France: 'Build F Bre' } });
    expect(after).toMatchObject({ phase: 'movement', date: { year: 1902, season: 'Spring' } });
    expect(after.owners).toEqual({ ...HOME_OWNERS, MUN: 'France', BEL: 'Germany' });
    expect(after.units).toContainEqual({ power: 'France', kind: 'F', at: 'BRE' });
  });

  test('what bars a retreat is stated as the ruling decides it, under every edition', () => {
    fc.assert(
      fc.property(turns, ({ position, orders }) => {
        for (const edition of editions) {
          const ruling = adjudicate(position, orders, edition);
          const after = afterMoves({ position, orders, edition, ruling });
          expect(statedRetreats(after, edition.choices)).toEqual(retreatPosition(position, ruling));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('every scenario can be put on the desk, and is ruled there as on its page', () => {
    for (const scenario of share(scenarios, 3)) {
      const turn = turnOfScenario(shownOf(scenario));
      const edition = scenario.editions.includes('A/F') ? ARMY_FLEET_1984 : editions[0];
      if (!edition) throw new Error('no edition');
      const line = formatTurnLine(turn);
      const ruled = ruledDesk(desk(line), edition);
      const { movement, retreats, adjustments } = rulePhases(scenario, edition);
      const own = movement ?? retreats ?? adjustments;
      const boards = (board: { units: readonly Unit[] }) => board.units.map(formatUnit).toSorted();
      expect(ruled?.phase === 'retreats' ? ruled.turn.position.dislodged.map(inOrder) : []).toEqual(
        movement ? [] : (retreats?.position.dislodged.map(inOrder) ?? []),
      );
      expect([line, ruled && boards(ruled.turn.ruling.after)]).toEqual([
        line,
        own && boards(own.ruling.after),
      ]);
    }
  });
});

test('the example is nobody’s desk, whatever order its fields stand in', () => {
  const example = exampleDesk();
  const turned = Object.fromEntries(Object.entries(example).reverse()) as unknown as Desk;
  expect([ownDesk(example), ownDesk(turned)]).toEqual([NO_DESK, NO_DESK]);
  expect(ownDesk({ ...example, units: [] })).toEqual({ ...example, units: [] });
});

test('changes of the desk are undone and redone, with what was written meanwhile', () => {
  const sheets = { Austria: 'A Vie H' };
  const first = historyOf(exampleDesk());
  const second = replaced(changed(first, NO_DESK), { ...NO_DESK, sheets });
  const back = undone(second);
  expect(back?.now).toBe(first.now);
  expect(back && redone(back)?.now).toEqual({ ...NO_DESK, sheets });
  expect(undone(first)).toBeNull();
  expect(redone(second)).toBeNull();
});
