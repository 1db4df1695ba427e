import { SPACE_IDS, type SpaceId } from '../../src/board/board.ts';
import {
  adjustmentChip,
  adjustmentOutcomeWords,
  adjustmentSentence,
  chapters,
  chip,
  conditionSentence,
  nearMiss,
  outcomeWords,
  retreatChip,
  retreatOutcomeWords,
  retreatSentence,
  ruleSource,
  ruleText,
  sentence,
  verdict,
  cycleText,
  whyText,
} from '../../src/explain/in-words.ts';
import { why } from '../../src/ask/why.ts';
import { conditions } from '../../src/ask/why-not.ts';
import { worlds } from '../../src/ask/worlds.ts';
import {
  numberWord as englishNumber,
  standardGrammar,
} from '../../src/explain/languages/english/grammar.ts';
import { numberWord as germanNumber } from '../../src/explain/languages/german/grammar.ts';
import { NOUNS } from '../../src/explain/languages/german/nouns.ts';
import type { Language } from '../../src/explain/languages/language.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { AdjustmentTurn, RetreatTurn } from '../../src/trace/phase-turn.ts';
import type { AnyFact, Step } from '../../src/trace/step.ts';
import type { Turn } from '../../src/trace/turn.ts';

const { shortName: englishName } = standardGrammar;

/** What is told: whole sentences, and labels. In the same order in every language. */
export interface Told {
  readonly prose: readonly string[];
  readonly labels: readonly string[];
}

const rules = (
  step: Step<AnyFact>,
  { edition }: Pick<Turn, 'edition'>,
  language: Language,
): Told => ({
  prose: [ruleText(step, edition, language)],
  labels: [ruleSource(step, language)],
});

export const together = (parts: readonly Told[]): Told => ({
  prose: parts.flatMap(({ prose }) => prose),
  labels: parts.flatMap(({ labels }) => labels),
});

/** All that is told of a turn step by step, and its verdict. */
export function toldTurn(turn: Turn, language: Language): Told {
  const { headline, why: because } = verdict(turn, language);
  return together([
    { prose: [headline, because], labels: [] },
    ...turn.ruling.steps.map((step) =>
      together([
        {
          prose: [sentence(step, turn, language), nearMiss(step, turn, language) ?? ''],
          labels: [chip(step, turn, language)],
        },
        rules(step, turn, language),
      ]),
    ),
    ...turn.ruling.orders.map((ruled) => ({
      prose: [],
      labels: Object.values(outcomeWords(ruled, turn, language)),
    })),
    { prose: [], labels: chapters(turn, language).map(({ title }) => title) },
  ]);
}

/** All that is answered about each order of a turn, and the worlds of its cycles. */
export function answered(turn: Turn, language: Language): Told {
  const units = [...new Set(turn.ruling.orders.map(({ unit }) => unit))];
  const cycles = worlds(turn, Object.values(EDITIONS));
  return together([
    ...units.map((unit) => {
      const answer = why(turn, unit);
      const text = answer && whyText(answer, turn, language);
      return {
        prose: [
          text?.headline ?? '',
          ...(text?.sentences ?? []).map((each) => each.text),
          ...(text?.nearly ?? []).map((near) => near.text),
        ],
        labels: [],
      };
    }),
    ...turn.ruling.orders.map((ruled) => ({
      prose: conditions(turn, ruled.unit, ruled).map((condition) =>
        conditionSentence(condition, turn, language),
      ),
      labels: [],
    })),
    ...cycles
      .map((cycle) => cycleText(cycle, turn, language))
      .map((cycle) => ({
        prose: [
          cycle.headline,
          ...cycle.worlds.map((world) => world.sentence),
          ...cycle.walks.flatMap(({ supposed, follows, end }) => [supposed, ...follows, end]),
        ],
        labels: cycle.worlds.map(({ title }) => title),
      })),
  ]);
}

export const toldRetreats = (turn: RetreatTurn, language: Language): Told =>
  together([
    ...turn.ruling.steps.map((step) =>
      together([
        {
          prose: [retreatSentence(step, turn, language)],
          labels: [retreatChip(step, turn, language)],
        },
        rules(step, turn, language),
      ]),
    ),
    ...turn.ruling.orders.map((ruled) => ({
      prose: [],
      labels: Object.values(retreatOutcomeWords(ruled, turn, language)),
    })),
  ]);

export const toldAdjustments = (turn: AdjustmentTurn, language: Language): Told =>
  together([
    ...turn.ruling.steps.map((step) =>
      together([
        {
          prose: [adjustmentSentence(step, turn, language)],
          labels: [adjustmentChip(step, turn, language)],
        },
        rules(step, turn, language),
      ]),
    ),
    ...turn.ruling.orders.map((ruled) => ({
      prose: [],
      labels: Object.values(adjustmentOutcomeWords(ruled, turn, language)),
    })),
  ]);

/** What is wrong with a text that should be whole sentences, in whatever language; null if nothing is. */
export function faultOf(text: string): string | null {
  if (text !== text.trim() || /\s\s|\s[.,:;]/.test(text)) return 'spaces';
  if (!/^(?:\p{Lu}|[“„])/u.test(text)) return 'begins without a capital letter';
  if (!/[^.,:;]\.$/.test(text)) return 'does not end with one stop';
  if (/\. \p{Ll}/u.test(text)) return 'a sentence begins small';
  return badWord(text);
}

/** What no text may contain. */
export function badWord(text: string): string | null {
  if (/undefined|\bnull\b|NaN|\[object|function|=>|\$\{/.test(text)) return 'a value shows through';
  if (/\p{Lu}{3}/u.test(text.replace('DATC', ''))) return 'a raw id';
  if (/!|—|\.\.|'|"|[,:;] ?[,:;.]/.test(text)) return 'a mark that does not belong there';
  if (/(?<!\p{L})(?!die )(\p{L}+) \1(?!\p{L})/u.test(text)) return 'a word twice';
  return null;
}

/** The names of a space, whatever the sentence makes of them. */
type Names = (space: SpaceId) => readonly string[];

/** Numbers in words, from three on: "one" and "two" mean other things too. */
const FEW = 3;
const MANY = 39;
const wordsOf = (word: (count: number) => string): readonly string[] =>
  Array.from({ length: MANY - FEW + 1 }, (_, index) => word(index + FEW));

function namesIn(names: Names): (text: string) => readonly SpaceId[] {
  const forms = SPACE_IDS.flatMap((space) => names(space).map((name) => [name, space] as const));
  const spaces = new Map(forms);
  const any = [...spaces.keys()].sort((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'gu');
  return (text) =>
    [...new Set([...text.matchAll(pattern)].flatMap(([name]) => spaces.get(name) ?? []))].sort();
}

const SIDES = ['north', 'east', 'south', 'west', 'Nord', 'Ost', 'Süd', 'West'];

/** What a text says of numbers and places, the same in every language. */
export interface Gist {
  readonly digits: readonly string[];
  readonly words: readonly number[];
  readonly spaces: readonly SpaceId[];
  readonly coasts: readonly number[];
}

function gistIn(names: Names, list: readonly string[], coast: RegExp): (text: string) => Gist {
  const spacesOf = namesIn(names);
  const words = new RegExp(`(?<!\\p{L})(?:${[...list].reverse().join('|')})(?!\\p{L})`, 'gu');
  return (text) => ({
    digits: (text.match(/\d+/g) ?? []).sort(),
    words: [...text.toLowerCase().matchAll(words)].map(([word]) => list.indexOf(word) + FEW).sort(),
    spaces: spacesOf(text),
    coasts: [
      ...new Set([...text.matchAll(coast)].map(([, side]) => SIDES.indexOf(side ?? '') % 4)),
    ].sort(),
  });
}

export const englishGist = gistIn(
  (space) => [englishName(space)],
  wordsOf(englishNumber),
  /(north|east|south|west) coast of/g,
);
export const germanGist = gistIn(
  (space) => [NOUNS[space].name, NOUNS[space].bent],
  wordsOf(germanNumber),
  /(Nord|Ost|Süd|West)küste von/g,
);
