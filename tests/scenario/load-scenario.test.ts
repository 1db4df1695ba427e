import { describe, expect, test } from 'vitest';
import { eitherEdition } from '../support/either-edition.ts';
import { but, errorsOf, SOUND, SOUND_WITH_UNITS } from './sound.ts';

const LAST_ORDER = '    F Bal-Pru: bounces';

describe('errors are reported with line, column and what was expected', () => {
  test.each<[what: string, text: string, ...errors: string[]]>([
    [
      'an unknown province, in a move',
      but('F Bal-Pru', 'F Bal-Prsu'),
      'f.yaml:13:11 Unknown space "Prsu". (expected Prussia (Pru))',
    ],
    [
      'an unknown province, in a support',
      but('A War S A Pru-Sil', 'A War S A Pru-Sli'),
      'f.yaml:12:19 Unknown space "Sli". (expected Silesia (Sil))',
    ],
    [
      'an unknown province, in quotes',
      but('F Bal-Pru', "'F Black Sea-Prsu'"),
      'f.yaml:13:18 Unknown space "Prsu". (expected Prussia (Pru))',
    ],
    [
      'a province like no other',
      but('F Bal-Pru', 'F Bal-Xyzzy'),
      'f.yaml:13:11 Unknown space "Xyzzy". (expected a space, such as Mun or North Sea)',
    ],
    [
      'two units in one space, by their orders',
      but(LAST_ORDER, `${LAST_ORDER}\n    F Ber H: holds`),
      'f.yaml:14:5 Two units in Berlin: German A Ber and Russian F Ber. (expected one unit in a space)',
    ],
    [
      'two units in one space, as listed',
      but('F Bal]', 'F Bal, F Ber]', SOUND_WITH_UNITS),
      'f.yaml:18:33 Two units in Berlin: German A Ber and Russian F Ber. (expected one unit in a space)',
    ],
    [
      'an order for a unit that is not there',
      but(LAST_ORDER, `${LAST_ORDER}\n    A Mos H: holds`, SOUND_WITH_UNITS),
      'f.yaml:14:5 No Russian army in Moscow. (expected A Pru, A War or F Bal)',
    ],
    [
      "an order for another power's unit",
      but(LAST_ORDER, `${LAST_ORDER}\n    A Ber H: holds`, SOUND_WITH_UNITS),
      'f.yaml:14:5 No Russian army in Berlin: German A Ber is there. (expected A Pru, A War or F Bal)',
    ],
    [
      'an order of a power without units',
      but('dislodged:\n', '  Turkey:\n    A Con H: holds\ndislodged:\n', SOUND_WITH_UNITS),
      'f.yaml:15:5 No Turkish army in Constantinople. (expected a unit under "units: Turkey:")',
    ],
    [
      'a field that stands twice',
      but('short: Unless dislodged', 'short: Unless dislodged\nshort: Again'),
      'f.yaml:3:1 This key appears twice. (expected each key once)',
    ],
    [
      'an order that stands twice',
      but(LAST_ORDER, `${LAST_ORDER}\n${LAST_ORDER}`),
      'f.yaml:14:5 This key appears twice. (expected each key once)',
    ],
    [
      'two orders for one unit',
      but(LAST_ORDER, `${LAST_ORDER}\n    F Bal-Swe: succeeds`),
      'f.yaml:14:5 A second order for F Bal. (expected one order per unit, or "ambiguous" for each if that is intended)',
    ],
    [
      'the same order in other words',
      but(LAST_ORDER, `${LAST_ORDER}\n    F Baltic Sea - Prussia: bounces`),
      'f.yaml:14:5 A second order for F Bal. (expected one order per unit, or "ambiguous" for each if that is intended)',
    ],
    [
      'a letter, not YAML',
      'Dear reader,\nthis is a letter.\n',
      'f.yaml:1:1 This is not a scenario. This is text. (expected lines of "name: value")',
    ],
    [
      'brackets, not YAML',
      '{{{{',
      'f.yaml:1:5 The indentation does not match the lines above. (expected the column of the lines beside it)',
    ],
    [
      'a picture, not YAML',
      '\u0089PNG\r\n\u001a\n\0\0',
      'f.yaml:1:1 This is not a scenario. This is text. (expected lines of "name: value")',
    ],
    [
      'nothing',
      '',
      'f.yaml:1:1 This is not a scenario. There is nothing here. (expected lines of "name: value")',
    ],
    [
      'a list',
      '- a\n- b\n',
      'f.yaml:1:1 This is not a scenario. This is a list. (expected lines of "name: value")',
    ],
    [
      'a list for a title',
      but('title: A', 'title: [A').replace('nothing\n', 'nothing]\n'),
      'f.yaml:1:8 This is a list. (expected text)',
    ],
    [
      'a number for a note',
      but('In our own words.', '12'),
      'f.yaml:5:7 This is a number. (expected text)',
    ],
    [
      'nothing for a short title',
      but('short: Unless dislodged', 'short:'),
      'f.yaml:2:7 There is nothing here. (expected text)',
    ],
    [
      'a year for a list of editions',
      but('[1971, DATC]', '1971'),
      'f.yaml:4:11 This is a number. (expected a list)',
    ],
    [
      'a list of orders without outcomes',
      but('  Russia:\n', '  Turkey: [A Con-Bul]\n  Russia:\n'),
      'f.yaml:10:11 This is a list. (expected lines of "name: value")',
    ],
    [
      'a word that is no outcome',
      but('A Pru-Sil: succeeds', 'A Pru-Sil: succeds'),
      'f.yaml:11:16 Unknown outcome "succeds". (expected succeeds)',
    ],
    [
      'an order without an outcome',
      but('F Bal-Pru: bounces', 'F Bal-Pru:'),
      'f.yaml:13:15 There is nothing here. (expected holds, succeeds, bounces, no-path, blocked, stopped, given, cut, available, disrupted, void, illegal, ambiguous, attacked, recalled or aboard)',
    ],
    [
      'a move that is given',
      but('F Bal-Pru: bounces', 'F Bal-Pru: given'),
      'f.yaml:13:16 A move cannot have the outcome "given". (expected succeeds, bounces, no-path, blocked, stopped, recalled, disrupted, aboard, void, illegal or ambiguous)',
    ],
    [
      'a unit that leaves and is dislodged',
      but('A Pru-Sil: succeeds', 'A Pru-Sil: succeeds, dislodged'),
      'f.yaml:11:16 Unknown outcome "succeeds, dislodged". (expected "bounces, dislodged", "blocked, dislodged" or "stopped, dislodged")',
    ],
    [
      'an unknown edition',
      but('[1971, DATC]', '[1971, 1066]'),
      `f.yaml:4:18 Unknown edition 1066. (expected ${eitherEdition('A/F')})`,
    ],
    [
      'an edition in quotes',
      but('[1971, DATC]', '["1971", DATC]'),
      'f.yaml:4:13 Unknown edition "1971". (expected 1971 without quotes)',
    ],
    [
      'an edition twice',
      but('[1971, DATC]', '[1971, DATC, 1971]'),
      'f.yaml:4:24 This is in the list twice. (expected each entry once)',
    ],
    [
      'missing fields',
      but('paragraph: X\n', '', but('note: In our own words.\n', '')),
      'f.yaml:1:1 "paragraph" is missing. (expected paragraph: the paragraph it demonstrates: X, IX.7, VII.3.b; 6.F.14 for a DATC case; "A/F III.c" of the Army/Fleet module; "Sample game" for the rulebook\'s game, "Game" for a turn of any other)',
      'f.yaml:1:1 "note" is missing. (expected note: one or two sentences in your own words)',
    ],
    [
      'a misspelt field',
      but('short:', 'shrot:'),
      'f.yaml:1:1 "short" is missing. (expected short: a few words for a card, at most 24 characters: "Unless dislodged")',
      'f.yaml:2:1 Unknown field "shrot". (expected short)',
    ],
    [
      'a misspelt power, and nothing that follows from it',
      but('Germany:', 'Germny:'),
      'f.yaml:7:3 Unknown power "Germny". (expected Germany)',
    ],
    [
      'a paragraph that is none',
      but('paragraph: X', 'paragraph: Ten'),
      'f.yaml:3:12 "Ten" does not fit here. (expected the paragraph it demonstrates: X, IX.7, VII.3.b; 6.F.14 for a DATC case; "A/F III.c" of the Army/Fleet module; "Sample game" for the rulebook\'s game, "Game" for a turn of any other)',
    ],
    [
      'a short title that is long',
      but('Unless dislodged', 'Unless dislodged all the same'),
      'f.yaml:2:8 This text has 29 characters. (expected at most 24)',
    ],
    [
      'a tab',
      but('  Germany:', '\tGermany:'),
      'f.yaml:7:1 Tabs cannot be used for indentation. (expected spaces)',
    ],
    [
      'a wrong indentation',
      but('  Russia:', '   Russia:'),
      'f.yaml:10:1 The indentation does not match the lines above. (expected the column of the lines beside it)',
    ],
    [
      'a title with a colon',
      but('title: A', 'title: Example 9: a'),
      'f.yaml:1:8 A second colon on one line. (expected quotes around text with a colon)',
    ],
    [
      'a quotation mark without its other',
      but('title: A', 'title: "A'),
      'f.yaml:16:1 A quote or bracket is not closed. (expected a closing quote or bracket)',
    ],
    [
      'two scenarios in a file',
      `${SOUND}---\n${SOUND}`,
      'f.yaml:16:1 A second document begins here. (expected one scenario per file, no line of ---)',
    ],
    [
      'a key that is a list',
      `${SOUND}? [a, b]\n: 1\n`,
      'f.yaml:16:3 This key is not text. (expected a name)',
    ],
    [
      'an alias',
      but('In our own words.', '&words In our own words.').replace('X\n', 'X\nphase: *words\n'),
      'f.yaml:4:8 This is an alias. (expected the text itself)',
    ],
    [
      'a tag',
      but('note: In', 'note: !secret In'),
      'f.yaml:5:7 Unresolved tag: !secret. (expected YAML)',
    ],
    [
      'a unit dislodged but not listed',
      SOUND.slice(0, SOUND.indexOf('dislodged:\n')),
      'f.yaml:9:24 A Sil is not listed as dislodged. (expected "A Sil: { by: ..., retreats: [...] }" below "dislodged:")',
    ],
    [
      'a unit listed but not dislodged',
      but('cut, dislodged', 'cut'),
      'f.yaml:9:24 A Sil is listed as dislodged. (expected "cut, dislodged")',
    ],
    [
      'a dislodged unit in no known space',
      but('  A Sil: {', '  A Slesia: {'),
      'f.yaml:15:5 Unknown space "Slesia". (expected Silesia (Sil))',
    ],
    [
      'a dislodged unit that is not there',
      but('  A Sil: {', '  A Mun: {'),
      'f.yaml:15:3 There is no A Mun. (expected A Ber, A Sil, A Pru, A War or F Bal)',
    ],
    [
      'a dislodgement by nobody',
      but('by: A Pru, ', ''),
      'f.yaml:15:10 "by" is missing. (expected by: the unit that drives it out, where it came from: A Pru)',
    ],
    [
      'a dislodgement by a unit that does not enter',
      but('by: A Pru', 'by: A War'),
      'f.yaml:15:16 A War does not move to Sil. (expected A Pru)',
    ],
    [
      'a dislodgement from no known space',
      but('by: A Pru', 'by: A Prsu'),
      'f.yaml:15:18 Unknown space "Prsu". (expected Prussia (Pru))',
    ],
    [
      'a retreat to nowhere',
      but('[Boh, Gal, Mun]', '[Boh, Galcia, Mun]'),
      'f.yaml:15:39 Unknown space "Galcia". (expected Galicia (Gal))',
    ],
    [
      'a retreat out of reach',
      but('[Boh, Gal, Mun]', '[Boh, Gal, Par]'),
      'f.yaml:15:44 A Sil cannot reach Par. (expected Ber, Boh, Gal, Mun, Pru or War)',
    ],
    [
      'a retreat of an army at sea',
      but(
        SOUND.slice(SOUND.indexOf('orders:')),
        'orders:\n  Germany:\n    A Nth H: illegal, dislodged\n  Russia:\n    F Hol-Nth: succeeds\ndislodged:\n  A Nth: { by: F Hol, retreats: [Boh] }\n',
      ),
      'f.yaml:12:34 A Nth cannot reach Boh. (expected "retreats: []")',
    ],
    [
      'a fleet inland',
      but('F Bal-Pru: bounces', 'F Mun-Kie: illegal'),
      'f.yaml:13:5 No fleet can be in Munich. (expected an army)',
    ],
    [
      'a fleet on either coast',
      but('F Bal]', 'F Bal, F StP]', SOUND_WITH_UNITS),
      'f.yaml:18:33 St Petersburg has two coasts, and a fleet is on one of them. (expected F StP/nc or F StP/sc)',
    ],
    [
      'something that is no order',
      but('F Bal-Pru', 'hello'),
      'f.yaml:13:5 This cannot be read: "hello". (expected an order, such as A Mun-Ber)',
    ],
    [
      'two orders on a line',
      but('F Bal-Pru', 'F Bal-Pru, A Lvn-Pru'),
      'f.yaml:13:16 A second order begins here. (expected one order per line)',
    ],
    [
      'several things at once, in the order of the file',
      but('[1971', '[1066', but('A War S A Pru-Sil: given', 'A War S A Pru-Sli: gvien')),
      `f.yaml:4:12 Unknown edition 1066. (expected ${eitherEdition('A/F')})`,
      'f.yaml:12:19 Unknown space "Sli". (expected Silesia (Sil))',
      'f.yaml:12:24 Unknown outcome "gvien". (expected given)',
    ],
  ])('%s', (_, text, ...errors) => {
    expect(errorsOf(text)).toEqual(errors);
  });
});
