import { describe, expect, test } from 'vitest';
import { suggestSpaces } from '../../src/orders/notations/rulebook/parse-errors.ts';

describe('the spaces that a misspelt word may have meant', () => {
  test.each([
    // one letter wrong, missing, too many, or two swapped
    ['Mnu', ['Mun']],
    ['mnu', ['Mun']],
    ['Lodn', ['Lon']],
    ['Lono', ['Lon']],
    ['Gall', ['Gal']],
    ['Viena', ['Vienna']],
    ['Swedn', ['Sweden']],
    ['Rmoe', ['Rome']],
    ['Roem', ['Rome']],
    ['Norwai', ['Norway']],
    ['Vienaa', ['Vienna']],
    ['Constantinopel', ['Constantinople']],
    ['North Atlantik Ocean', ['North Atlantic Ocean']],
    ['Londn', ['London']],
    ['Norwegan See', ['Norwegian Sea']],
    // two, in a word of more than five letters
    ['Londdno', ['London']],
    ['Lodnon', ['London']],
    ['North Seee', ['North Sea']],
    ['North Atlantic Oceannn', ['North Atlantic Ocean']],
    ['Vinea', []],
    ['Norwaiii', []],
    ['Eastern Mediteranaen', ['Eastern Mediterranean']],
    ['Norwgian Seee', []],
    // the nearer one of a name and its abbreviation
    ['Mosc', ['Mos']],
    ['Moscw', ['Moscow']],
    // a word of three letters is an abbreviation: a letter may be wrong, but it is not taken for a full name
    ['Rme', []],
    ['Rom', ['Rom']],
    // two are reported, three would be guessing
    ['Mux', ['Mun']],
    ['Tyx', ['Tyr', 'Tys']],
    ['Gan', ['Gal', 'Gas']],
    ['Bere', ['Ber', 'Bre']],
    ['Nox', []],
    ['Spr', []],
    ['Lnd', []],
    // too short or too long to be compared
    ['Ln', []],
    ['', []],
    ['Western Mediterraneanxx', ['Western Mediterranean']],
    ['Western Mediterraneanxxx', []],
    ['x'.repeat(1_000_000), []],
    ['North Atlantic Oceannnnnnnnnn', []],
    ['Zz', []],
    ['Xyzzy', []],
    ['xxxxxx', []],
  ])('%j', (word, meant) => {
    expect(suggestSpaces(word)).toEqual(meant);
  });
});
