import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import {
  adjustmentChip,
  adjustmentOutcomeWords,
  adjustmentSentence,
  retreatChip,
  retreatOutcomeWords,
  retreatSentence,
  ruleSource,
  ruleText,
} from '../../src/explain/in-words.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import {
  ADJUSTMENT_ILLEGAL_REASONS,
  type AdjustmentFact,
} from '../../src/trace/adjustment-fact.ts';
import type { AdjustmentPosition } from '../../src/trace/adjustment-ruling.ts';
import type { AdjustmentTurn, RetreatTurn } from '../../src/trace/phase-turn.ts';
import { RETREAT_ILLEGAL_REASONS, type RetreatFact } from '../../src/trace/retreat-fact.ts';
import type { RetreatPosition } from '../../src/trace/retreat-ruling.ts';
import { adjustmentTurns } from '../properties/phases/adjustments.ts';
import { editions } from '../properties/phases/editions.ts';
import { retreatTurns } from '../properties/phases/retreats.ts';
import {
  adjustmentOrder,
  afterFall,
  lines,
  retreatOrder,
  retreatsAfter,
} from '../support/phases.ts';
import { runs } from '../support/effort.ts';
import { badWord, faultOf } from './turns.ts';

const { DATC } = EDITIONS;

function retreats(
  position: RetreatPosition,
  written: string,
  edition: Edition = DATC,
): RetreatTurn {
  const orders = lines(written).map(retreatOrder);
  return { position, orders, edition, ruling: adjudicateRetreats(position, orders, edition) };
}

function adjustments(
  position: AdjustmentPosition,
  written: string,
  edition: Edition = DATC,
): AdjustmentTurn {
  const orders = lines(written).map(adjustmentOrder);
  return { position, orders, edition, ruling: adjudicateAdjustments(position, orders, edition) };
}

const retreatStory = (turn: RetreatTurn): readonly string[] =>
  turn.ruling.steps.map((step) => retreatSentence(step, turn, english));
const adjustmentStory = (turn: AdjustmentTurn): readonly string[] =>
  turn.ruling.steps.map((step) => adjustmentSentence(step, turn, english));

describe('retreats are told', () => {
  test('who cannot go where, and why', () => {
    const moves = `
      R F ADR - TRI; R A VEN S F ADR - TRI; A F TRI H; I F ION - ALB; T A SER - ALB
      R A BUD - VIE; R A GAL S A BUD - VIE; A A VIE H`;
    const turn = retreats(
      retreatsAfter(moves, DATC),
      'A F TRI - ALB; A F TRI - VEN; A F TRI - ADR; A A VIE - BUD; A A VIE - TRI; A F TRI - SER',
    );
    expect(retreatStory(turn)).toEqual([
      'The fleet in Trieste cannot retreat to Albania: a stand-off left it empty.',
      'The fleet in Trieste cannot retreat to Venice: an army is there.',
      'The fleet in Trieste cannot retreat to the Adriatic Sea: the attack came from there.',
      'The fleet in Trieste cannot retreat to Serbia: Serbia is inland, where no fleet can go.',
      'The army in Vienna cannot retreat to Budapest: the attack came from there.',
      'The army in Vienna cannot retreat to Trieste: a fleet is there.',
      'The fleet in Trieste has nowhere to retreat to, so it is disbanded: it leaves the board.',
      'The army in Vienna has no order that it can follow, so it is disbanded: it leaves the board.',
    ]);
  });

  test('who meets whom', () => {
    const moves = `
      E A LVP - EDI; E F YOR S A LVP - EDI; E F NWY H; G A KIE S A RUH - HOL; G A RUH - HOL
      R F EDI H; R A SWE S A FIN - NWY; R A FIN - NWY; R F HOL H`;
    const position = retreatsAfter(moves, DATC);
    expect(retreatStory(retreats(position, 'E F NWY - NTH; R F EDI - NTH; R F HOL D'))).toEqual([
      'The fleets in Edinburgh and Norway are both ordered to retreat to the North Sea, so neither can.',
      'The fleet in Edinburgh is disbanded, because the fleet in Norway is ordered to the same space.',
      'The fleet in Holland is disbanded, as its order says: it leaves the board.',
      'The fleet in Norway is disbanded, because the fleet in Edinburgh is ordered to the same space.',
    ]);
    const three = retreatStory(retreats(position, 'E F NWY - NTH; R F EDI - NTH; R F HOL - NTH'));
    expect(three.slice(0, 2)).toEqual([
      'The fleets in Edinburgh, Holland and Norway are all ordered to retreat to the North Sea, so none of them can.',
      'The fleet in Edinburgh is disbanded, because the fleets in Holland and Norway are ordered to the same space.',
    ]);
  });

  test('what is no order for a retreat', () => {
    const moves = 'E F NTH H; E A HOL H; G F KIE S A RUH - HOL; G A RUH - HOL';
    const turn = retreats(
      retreatsAfter(moves, DATC),
      'E A HOL - YOR; E F NTH C A HOL - YOR; E A HOL H; E F NTH - NWG; E A HOL - BEL; E A HOL D',
    );
    expect(retreatStory(turn)).toEqual([
      'The army in Holland cannot retreat to Yorkshire: the two do not touch, and no unit retreats by convoy.',
      'The army in Holland is ordered to hold, but a dislodged unit can only retreat or be disbanded.',
      'The army in Holland was given two different orders, so it follows neither.',
      'The North Sea fleet is ordered to convoy, but only dislodged units may act now.',
      'England has no dislodged unit in the North Sea, so no unit can follow the order.',
      'The army in Holland has no order that it can follow, so it is disbanded: it leaves the board.',
    ]);
    expect(turn.ruling.orders.map((row) => retreatOutcomeWords(row, turn, english))).toEqual([
      { word: 'illegal', detail: 'out of reach' },
      { word: 'illegal', detail: 'not a retreat' },
      { word: 'ambiguous', detail: 'orders differ' },
      { word: 'ambiguous', detail: 'orders differ' },
      { word: 'illegal', detail: 'not a retreat' },
      { word: 'illegal', detail: 'nobody dislodged there' },
    ]);
  });

  test('every reason in words of its own', () => {
    const moves = 'E F MAO H; F F BRE - MAO; F F ENG S F BRE - MAO';
    const turn = retreats(retreatsAfter(moves, DATC), '');
    const order = retreatOrder('E F MAO - SPA/NC');
    const texts = RETREAT_ILLEGAL_REASONS.map((reason) => {
      const fact: RetreatFact = { type: 'retreat-illegal', order, reason };
      return retreatSentence(
        { id: 0, fact, because: [], citation: DATC.citations.retreat },
        turn,
        english,
      );
    });
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.map(faultOf)).toEqual(texts.map(() => null));
  });
});

describe('adjustments are told', () => {
  test('what is taken, counted, built and declined', () => {
    const turn = adjustments(
      afterFall('F A SPA; F A BUR; T A BUL', 'F: PAR MAR BRE POR; A: BUL'),
      'F build A PAR; F build A PAR; F waive; F build MAR; F waive',
    );
    expect(adjustmentStory(turn)).toEqual([
      'Turkey takes Bulgaria from Austria: its army is there at the end of Fall.',
      'France takes Spain: its army is there at the end of Fall.',
      'Austria has no centres and no units: it is out.',
      'France has five centres and two units, so it may build three.',
      'France builds an army in Paris: its home centre is free.',
      'France cannot build in Paris: it already builds there, and a centre takes only one new unit.',
      'France waives one build.',
      'France is to build in Marseilles, but its order says neither army nor fleet.',
      'France waives one build.',
      'Turkey has one centre and one unit, so nothing changes.',
    ]);
    expect(turn.ruling.orders.map((row) => adjustmentOutcomeWords(row, turn, english))).toEqual([
      { word: 'built', detail: '' },
      { word: 'illegal', detail: 'built there already' },
      { word: 'waived', detail: '' },
      { word: 'illegal', detail: 'army or fleet?' },
      { word: 'waived', detail: '' },
    ]);
  });

  test('what nobody builds', () => {
    const turn = adjustments(afterFall('F A PAR', 'F: PAR MAR POR SPA BEL'), 'F build F MAR');
    expect(adjustmentStory(turn).slice(1)).toEqual([
      'France builds a fleet in Marseilles: its home centre is free.',
      'France may build three more units, but has no free home centre for them.',
    ]);
    const silent = adjustments(afterFall('', 'F: PAR MAR BRE POR'), '');
    expect(adjustmentStory(silent).slice(1)).toEqual([
      'France could build three units, but orders none.',
      'France may build one unit, but has no free home centre for it.',
    ]);
  });

  test('that a power has as many centres as win a game', () => {
    const held = 'BRE MAR PAR BEL HOL POR SPA KIE BER MUN DEN SWE NWY LON EDI LVP ROM';
    const told = (centres: string) => {
      const turn = adjustments(afterFall('F A BUR', `F: ${centres}`), 'F build A PAR');
      return [english, german].map((language) =>
        turn.ruling.steps.flatMap((step) =>
          step.fact.type === 'adjustment' ? [adjustmentSentence(step, turn, language)] : [],
        ),
      );
    };
    expect(told(held)).toEqual([
      ['France has seventeen centres and one unit, so it may build sixteen.'],
      ['Frankreich hat siebzehn Zentren und eine Einheit und darf sechzehn bauen.'],
    ]);
    expect(told(`${held} NAP`)).toEqual([
      [
        'France has eighteen centres and one unit, so it may build seventeen. Eighteen centres win a game of seven players.',
      ],
      [
        'Frankreich hat achtzehn Zentren und eine Einheit und darf siebzehn bauen. In einem Spiel mit sieben Spielern gewinnt, wer achtzehn Zentren hat.',
      ],
    ]);
  });

  test('who goes, and why that one', () => {
    const position = afterFall('R A BOH; R F SKA; R F NTH; R A LVN; R A STP', 'R: STP WAR', {
      captured: true,
    });
    const turn = adjustments(position, 'R remove A LVN; R remove A LVN');
    expect(adjustmentStory(turn)).toEqual([
      'Russia has two centres and five units, so it must remove three.',
      'With two centres and five units, Russia removes the army in Livonia.',
      'Russia already removes the army in Livonia, and a unit goes only once.',
      'No order says which Russian unit goes, so it is the one farthest from its centres: the fleet in the North Sea, two moves away. The army in Bohemia is just as far, but a fleet goes first. The fleet in the Skagerrak is just as far, but the North Sea comes first in the alphabet.',
      'No order says which Russian unit goes, so it is the one farthest from its centres: the fleet in the Skagerrak, two moves away. The army in Bohemia is just as far, but a fleet goes first.',
    ]);
  });

  test('who goes first of a power without a centre', () => {
    const turn = adjustments(afterFall('A A ALB; A A GAL', 'R: VIE BUD TRI'), '');
    expect(adjustmentStory(turn)[1]).toBe(
      'Austria owns no centre, so the army in Albania is removed.',
    );
  });

  test('every reason in words of its own', () => {
    const turn = adjustments(afterFall('R A MOS; R A UKR', 'R: MOS'), '');
    const texts = ADJUSTMENT_ILLEGAL_REASONS.flatMap((reason) =>
      ['R build F STP/NC', 'R remove A UKR', 'R waive'].map((text) => {
        const fact: AdjustmentFact = {
          type: 'adjustment-illegal',
          order: adjustmentOrder(text),
          reason,
        };
        const citation = DATC.citations.remove;
        return adjustmentSentence({ id: 1, fact, because: [], citation }, turn, english);
      }),
    );
    const builds = texts.filter((_, index) => index % 3 === 0);
    expect(new Set(builds).size).toBe(builds.length);
    expect(texts.map(faultOf)).toEqual(texts.map(() => null));
  });
});

test('whatever happens is told in whole sentences and short labels', () => {
  fc.assert(
    fc.property(retreatTurns, adjustmentTurns, editions, (fled, fallen, edition) => {
      const one = {
        ...fled,
        edition,
        ruling: adjudicateRetreats(fled.position, fled.orders, edition),
      };
      const two = {
        ...fallen,
        edition,
        ruling: adjudicateAdjustments(fallen.position, fallen.orders, edition),
      };
      const steps = [...one.ruling.steps, ...two.ruling.steps];
      const prose = [
        ...retreatStory(one),
        ...adjustmentStory(two),
        ...steps.map((step) => ruleText(step, edition, english)),
      ];
      expect(prose.filter((text) => faultOf(text) !== null)).toEqual([]);
      const labels = [
        ...steps.map((step) => ruleSource(step, english)),
        ...one.ruling.steps.map((step) => retreatChip(step, one, english)),
        ...two.ruling.steps.map((step) => adjustmentChip(step, two, english)),
        ...one.ruling.orders.map((row) =>
          Object.values(retreatOutcomeWords(row, one, english)).join(' '),
        ),
        ...two.ruling.orders.map((row) =>
          Object.values(adjustmentOutcomeWords(row, two, english)).join(' '),
        ),
      ];
      expect(labels.filter((text) => badWord(text) !== null)).toEqual([]);
    }),
    { seed: 1914, numRuns: runs(400) },
  );
});
