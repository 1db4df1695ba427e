import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import type { Language } from '../../src/explain/languages/language.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import type { AnyFact, Step } from '../../src/trace/step.ts';
import { adjustmentTurns } from '../properties/phases/adjustments.ts';
import { editions } from '../properties/phases/editions.ts';
import { retreatTurns } from '../properties/phases/retreats.ts';
import { crowds, paradoxes } from '../properties/turns.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import {
  answered,
  badWord,
  englishGist,
  faultOf,
  germanGist,
  together,
  toldAdjustments,
  toldRetreats,
  toldTurn,
  type Told,
} from './languages.ts';
import { inSomeEditions, ruled } from './turns.ts';
import { SCENARIOS } from '../scenario/files.ts';

/** How many rulings: 2,000 in `npm test`, 100,000 in `npm run verify`. Of ten, six are of moves. */
const RULINGS = EFFORT >= 10 ? 100_000 : runs(2000);
const share = (tenths: number): number => Math.ceil((RULINGS * tenths) / 10);

/** Every so many turns are asked all questions as well. */
const ASKED = 25;

const time = 240_000 * PATIENCE;
const seed = 9 * EFFORT;
const met = { rulings: 0, facts: new Map<string, number>(), texts: 0 };

/** What German players do not say of units and convoys. */
const UNUSUAL =
  /kommt davon|Konvoi\S* [^.:]*\bste(?:ht|hen)\b|wegzieh|zieht (?:nicht )?weg|erobert/;

/** What two texts are examined for; what was examined before is not examined again. */
const examined = new Set<string>();
const MOST_KEPT = 500_000;

function faultsOf(text: string, translated: string, isProse: boolean): readonly string[] {
  const both = `${text}\n${translated}`;
  if (examined.has(both)) return [];
  if (examined.size > MOST_KEPT) examined.clear();
  examined.add(both);
  if (text === '' || translated === '')
    return text === translated ? [] : [`only in one language: ${both}`];
  const fault = isProse ? faultOf : badWord;
  const faults = [text, translated].flatMap((one) => {
    const found = fault(one);
    return found === null ? [] : [`${found}: ${one}`];
  });
  if (UNUSUAL.test(translated)) return [...faults, `nobody says so: ${translated}`];
  if (!isProse) return faults;
  const was = JSON.stringify(englishGist(text));
  const is = JSON.stringify(germanGist(translated));
  return was === is ? faults : [...faults, `says something else: ${both}\n${was}\n${is}`];
}

/** Compares what is told in both languages; fails with the texts that have a fault or say something else. */
function examine(steps: readonly Step<AnyFact>[], tell: (language: Language) => Told): void {
  const [one, other] = [tell(english), tell(german)];
  met.rulings += 1;
  met.texts += 2 * (one.prose.length + one.labels.length);
  for (const { fact } of steps) met.facts.set(fact.type, (met.facts.get(fact.type) ?? 0) + 1);
  expect([other.prose.length, other.labels.length]).toEqual([one.prose.length, one.labels.length]);
  const faults = [
    ...one.prose.flatMap((text, place) => faultsOf(text, other.prose[place] ?? '', true)),
    ...one.labels.flatMap((text, place) => faultsOf(text, other.labels[place] ?? '', false)),
  ];
  expect(faults).toEqual([]);
}

describe('whatever happens is told in both languages, with the same numbers and spaces', () => {
  test(
    'moves',
    () => {
      let count = 0;
      fc.assert(
        fc.property(fc.oneof(crowds, paradoxes), fc.constantFrom(...EDITION_IDS), (given, id) => {
          const turn = ruled(given, id);
          count += 1;
          const isAsked = count % ASKED === 0;
          examine(turn.ruling.steps, (language) =>
            isAsked
              ? together([toldTurn(turn, language), answered(turn, language)])
              : toldTurn(turn, language),
          );
        }),
        { seed, numRuns: share(6) },
      );
    },
    time,
  );

  test(
    'retreats and adjustments',
    () => {
      fc.assert(
        fc.property(retreatTurns, editions, (given, edition) => {
          const ruling = adjudicateRetreats(given.position, given.orders, edition);
          const turn = { ...given, edition, ruling };
          examine(ruling.steps, (language) => toldRetreats(turn, language));
        }),
        { seed, numRuns: share(2) },
      );
      fc.assert(
        fc.property(adjustmentTurns, editions, (given, edition) => {
          const ruling = adjudicateAdjustments(given.position, given.orders, edition);
          const turn = { ...given, edition, ruling };
          examine(ruling.steps, (language) => toldAdjustments(turn, language));
        }),
        { seed, numRuns: share(2) },
      );
    },
    time,
  );

  test(
    'all scenarios in their editions, with all that can be asked in their first (in `npm test`, of every ninth)',
    () => {
      for (const [index, scenario] of SCENARIOS.entries()) {
        for (const turn of inSomeEditions(scenario, index)) {
          const isFirst = turn.edition.id === (scenario.editions[0] ?? '1971');
          const isAsked = isFirst && (EFFORT >= 1 || index % 9 === 0);
          examine(turn.ruling.steps, (language) =>
            isAsked
              ? together([toldTurn(turn, language), answered(turn, language)])
              : toldTurn(turn, language),
          );
        }
      }
    },
    time,
  );

  afterAll(() => {
    const facts = [...met.facts].map(([type, times]) => `${type} ${String(times)}`).sort();
    const all = [...met.facts.values()].reduce((sum, times) => sum + times, 0);
    process.stdout.write(
      `languages: ${String(met.rulings)} rulings, ${String(all)} facts of ${String(facts.length)} types, ${String(met.texts)} texts in English and German; ${facts.join(', ')}\n`,
    );
  });
});
