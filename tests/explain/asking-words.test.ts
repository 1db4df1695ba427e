import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { errorAt } from '../../src/orders/errors.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { ORDER_ERROR_KINDS } from '../../src/orders/parsed-orders.ts';
import type { Language } from '../../src/explain/languages/language.ts';

/** Each text by its name, with numbers and names put in. */
function texts({ player, asking, board }: Language): ReadonlyMap<string, string> {
  const { orderTypes, conditions, why, missing, whatIf, ...rest } = asking;
  const asked = { why, ...missing, whatIf };
  const questions = Object.entries(asked).flatMap(([name, { question, answer }]) => [
    [name, question],
    [`${name}, answered`, answer],
  ]);
  const fixed = {
    ...player,
    ...rest,
    ...orderTypes,
    ...conditions,
    ...Object.fromEntries(questions),
  };
  const plain = Object.entries(fixed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const made: readonly (readonly [string, string])[] = [
    ['stepOf', player.stepOf(3, 11)],
    ['boardAndReasoning', player.boardAndReasoning('9')],
    ['allSteps', player.allSteps(46)],
    ['contestedOnly', player.contestedOnly(20)],
    ['wholeChain', asking.wholeChain(6)],
    ['onlyWhatItRestsOn', asking.onlyWhatItRestsOn(6, 11)],
    ['nothingChangesIt', asking.nothingChangesIt(false, 12)],
    ['nothingChangesIt in pairs', asking.nothingChangesIt(true, 12)],
    ['answerOf', asking.answerOf(2, 12)],
    ['withChange', asking.withChange(1)],
    ['notByItself', asking.notByItself('Austria')],
    ['allCombinations', asking.allCombinations(1234)],
    ['singleOrders', asking.singleOrders(false, 1234)],
    ['singleOrders and pairs', asking.singleOrders(true, 1234)],
    ['otherOutcomes', asking.otherOutcomes(12)],
    ['givesResult', asking.givesResult(['1971', '1982'])],
    ['givesResult, none', asking.givesResult([])],
    ['settledByRule', asking.settledByRule(['1971'], true)],
    ['notBy', asking.notBy(['1971'], 'circle')],
    ['sameWithout', asking.sameWithout(['1971'], 'paradox')],
    ['disagree', asking.disagree(['1971', '1982'])],
    ['twoEditions', asking.twoEditions('9')],
    ['boardBy', asking.boardBy('1971', '')],
    ['power', board.power('Austria')],
    ['place', board.place('SPA/SC')],
  ];
  return new Map([...plain, ...made]);
}

const digits = (text: string): readonly string[] =>
  text.match(/[\d.,]*\d/g)?.map((one) => one.replace(/\D/g, '')) ?? [];

describe('the words around the questions about a turn', () => {
  const [here, there] = [texts(english), texts(german)];

  test('are all there in German, with the same numbers', () => {
    expect([...there.keys()]).toEqual([...here.keys()]);
    for (const [name, text] of here) {
      expect(there.get(name)?.trim(), name).not.toBe('');
      expect(digits(there.get(name) ?? ''), name).toEqual(digits(text));
    }
  });

  test('are not English', () => {
    const same = [...here].filter(([name, text]) => there.get(name) === text);
    expect(same.map(([name]) => name)).toEqual(['pause']);
  });
});

test('what is wrong with an order is told in German for every kind of error, without English words', () => {
  const at = { line: 1, column: 1, length: 3, words: 'Mnu' };
  for (const kind of ORDER_ERROR_KINDS) {
    const told = german.orderError(errorAt(at, kind, 'This cannot be read', 'something else'));
    expect(told).toMatch(/^\p{Lu}[^“]+: „Mnu“\. Erwartet: [^.]+\.$/u);
    expect(told).not.toMatch(/This|something/);
  }
  const { errors } = readOrders('A Mnu-Ber');
  expect(errors.map((error) => german.orderError(error))).toEqual([
    'Kein Feld heißt so: „Mnu“. Erwartet: ein Feld, vielleicht Mun.',
  ]);
  expect(errors.map((error) => english.orderError(error))).toEqual(
    errors.map(({ message }) => message),
  );
});
