import { describe, expect, test } from 'vitest';
import { missingPlaces, readWords, writeWords } from '../../../src/scenario/words/author-words.ts';
import { STANDARD } from '../../../src/board/board.ts';
import { spaceNamesOn } from '../../../src/scenario/words/space-names.ts';

const read = (text: string) => readWords(text, spaceNamesOn(STANDARD));
const TEXT = `caption: Two sides,
  and a **third**.

  - one
at support.bud: He did not want Budapest.
mark: 1 ring Rum; 2 arrow ukr-gal
mark support.BUD: 3 area Gal
ask support.BUD: Who stands in Galicia?
answers: Austria; *Russia; * Nobody`;

describe('lines of words', () => {
  test('are read', () => {
    expect(read(TEXT)).toEqual({
      errors: [],
      words: {
        caption: 'Two sides,\nand a **third**.\n\n- one',
        notes: [{ place: 'support.BUD', text: 'He did not want Budapest.' }],
        marks: [
          { place: null, colour: 1, shape: 'ring', spaces: ['RUM'] },
          { place: null, colour: 2, shape: 'arrow', spaces: ['UKR', 'GAL'] },
          { place: 'support.BUD', colour: 3, shape: 'area', spaces: ['GAL'] },
        ],
        question: {
          place: 'support.BUD',
          text: 'Who stands in Galicia?',
          answers: [
            { text: 'Austria', isRight: false },
            { text: 'Russia', isRight: true },
            { text: 'Nobody', isRight: true },
          ],
        },
      },
    });
    expect(read('hide: outcome').words.question).toEqual({ place: null, text: null, answers: [] });
  });

  test('are written so that they read back', () => {
    for (const text of [TEXT, 'hide: outcome', 'at orders: one\n  two\n\n  three']) {
      const { words } = read(text);
      expect(read(writeWords(words)).words).toEqual({ ...words, caption: null });
    }
  });

  test('name places, which a ruling has or has not', () => {
    expect(missingPlaces(read(TEXT).words, ['orders', 'support.BUD'])).toEqual([]);
    expect(missingPlaces(read(TEXT).words, ['orders'])).toEqual(Array(3).fill('support.BUD'));
  });

  test.each([
    ['caption:', 1, 9, '"caption" says nothing.'],
    ['caption: a\ncaption: b', 2, 1, '"caption" is given twice.'],
    ['at Budapest!: a', 1, 4, '"Budapest!" is not a place, such as support.BUR.'],
    [
      'mark: 4 ring Rum',
      1,
      7,
      '"4 ring Rum" is not a mark: 1 ring Rum, 2 arrow Rum-Bud or 3 area Gal.',
    ],
    [
      'mark: 1 arrow Rum',
      1,
      7,
      '"1 arrow Rum" is not a mark: 1 ring Rum, 2 arrow Rum-Bud or 3 area Gal.',
    ],
    ['mark: 1 ring Xyz', 1, 7, 'No space has the abbreviation "XYZ".'],
    ['hide: all', 1, 7, '"all" cannot be hidden, only outcome.'],
    ['ask: Who?', 1, 1, 'A question needs its answers: answers: Austria; *Russia'],
    ['answers: a; *b', 1, 1, 'Answers need a question: ask: Who stands in Galicia?'],
    ['ask: Who?\nanswers: *a', 2, 10, 'There are 2 to 6 answers, between semicolons.'],
    ['ask: Who?\nanswers: a; b', 2, 10, 'No answer is right: put * before those that are.'],
    [
      'Look!',
      1,
      1,
      '"Look!" begins with none of caption:, at PLACE:, mark:, ask:, answers:, hide:.',
    ],
  ])('that are wrong say where and what: %j', (text, line, column, message) => {
    expect(read(text).errors).toEqual([{ line, column, message }]);
  });
});
