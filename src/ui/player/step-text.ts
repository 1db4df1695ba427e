import type { Turn } from '../../trace/turn.ts';
import {
  chapterAt,
  chapters,
  chip,
  marks,
  nearMiss,
  ruleSource,
  ruleText,
  sentence,
  stopSentence,
  verdict,
} from '../../explain/in-words.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { ShortStop } from '../../explain/messages/turn/short-version.ts';
import { citationNumber } from '../../rules/sections.ts';
import { ruleOf } from '../../trace/rule-of.ts';
import type { Step } from '../../trace/step.ts';
import { unitsOf } from './order-rows.ts';
import type { RulerMark } from './ruler.ts';

export interface RuleText {
  /** As printed: `IX.7`. */
  readonly paragraph: string;
  /** In our own words. */
  readonly text: string;
  /** `Cutting support, rulebook 1971`. */
  readonly link: string;
  /** Its anchor on the page of rules. */
  readonly anchor: string;
}

/** All texts of one step. Steps count as in the stepper: n is after the n-th step of the trace. */
export interface StepText {
  readonly step: number;
  readonly last: number;
  /** Whether it is the ruling as the page opens, before anything is pressed. */
  readonly cover: boolean;
  readonly sentence: string;
  readonly chapter: string;
  readonly because: readonly { readonly step: number; readonly text: string }[];
  readonly note: string | null;
  readonly rule: RuleText | null;
  /** On the cover: the paragraphs that the whole ruling rests on, in the order of its steps. */
  readonly rests: readonly Pick<RuleText, 'paragraph' | 'anchor'>[];
}

/** The marks of the ruler. */
export function marksOf(
  turn: Turn,
  language: Language,
  stops: readonly ShortStop[] | null = null,
): readonly RulerMark[] {
  return marks(turn, language, stops).map(({ title, from }) => ({ name: title, from: from + 1 }));
}

function rests(steps: readonly Step[]): StepText['rests'] {
  const found = new Map(
    steps.map(({ fact, citation }) => [citationNumber(citation), ruleOf(fact)] as const).reverse(),
  );
  const listed = [...found].reverse().filter(([paragraph]) => paragraph !== '');
  return listed.map(([paragraph, anchor], place) => {
    const [before = ''] = listed[place - 1] ?? [];
    const prefix =
      PREFIXES.find((one) => paragraph.startsWith(one) && before.startsWith(one)) ?? '';
    return { paragraph: paragraph.slice(prefix.length), anchor };
  });
}
/** Written once for a series: `DATC 5.B.2, 5.B.5`, `§ 3, 13`. */
const PREFIXES = ['DATC ', '§ ', 'p. '];

/** The texts of a step; null is the ruling as the page opens. */
export function stepText(
  turn: Turn,
  at: number | null,
  language: Language,
  list = chapters(turn, language),
): StepText {
  const { steps } = turn.ruling;
  const last = steps.length;
  const step = steps[(at ?? 0) - 1];
  if (at === null || step === undefined) {
    return {
      step: at === null ? last : 0,
      last,
      cover: at === null,
      sentence: at === null ? verdict(turn, language).headline : language.page.nothingDecided,
      chapter: at === null ? '' : language.page.ordersAsWritten,
      because: [],
      note: at === null ? verdict(turn, language).why || null : null,
      rule: null,
      rests: at === null ? rests(steps) : [],
    };
  }
  return {
    step: at,
    last,
    cover: false,
    sentence: sentence(step, turn, language),
    chapter: chapterAt(list, step.id)?.title ?? '',
    because: step.because.flatMap((id) => {
      const premise = steps[id];
      return premise ? [{ step: id + 1, text: chip(premise, turn, language) }] : [];
    }),
    note: step.fact.type === 'retreats' ? null : nearMiss(step, turn, language),
    rule: {
      paragraph: citationNumber(step.citation),
      text: ruleText(step, turn.edition, language),
      link: ruleSource(step, language),
      anchor: ruleOf(step.fact),
    },
    rests: [],
  };
}

/** All texts of a turn. */
export interface StepTexts {
  /** From step 0 on. */
  readonly at: readonly StepText[];
  /** Before anything is pressed. */
  readonly opening: StepText;
  /** From step 0 on; null: the step is skipped. */
  readonly sentences: readonly (string | null)[];
}

/** The steps that are skipped. */
export const passedOver = ({ sentences }: Pick<StepTexts, 'sentences'>): ReadonlySet<number> =>
  new Set(sentences.flatMap((one, step) => (one === null ? [step] : [])));

/** `stops`: the steps of the short version. */
export function stepTexts(
  turn: Turn,
  language: Language,
  stops: readonly ShortStop[] | null = null,
): StepTexts {
  const { at: told, opening } = allTexts(turn, language);
  const last = turn.ruling.steps.length;
  const stopAt = new Map(stops?.map((stop) => [stop.step + 1, stop]));
  const at = told.map((text, step): StepText => {
    const stop = stopAt.get(step);
    return stop && stop.units.length > 0
      ? { ...text, sentence: stopSentence(stop, turn, language) }
      : text;
  });
  return {
    at,
    opening,
    sentences: at.map(({ sentence: said, step }) =>
      stops === null || step === 0 || step === last || stopAt.has(step) ? said : null,
    ),
  };
}

type AllTexts = Pick<StepTexts, 'at' | 'opening'>;
const known = new WeakMap<Turn, WeakMap<Language, AllTexts>>();

/** The texts of every step of the trace; cached, so that they can be written before the page needs them. */
function allTexts(turn: Turn, language: Language): AllTexts {
  const ofTurn = known.get(turn) ?? new WeakMap<Language, AllTexts>();
  known.set(turn, ofTurn);
  const found = ofTurn.get(language);
  if (found) return found;
  const list = chapters(turn, language);
  const texts = {
    at: Array.from({ length: turn.ruling.steps.length + 1 }, (_, step) =>
      stepText(turn, step, language, list),
    ),
    opening: stepText(turn, null, language, list),
  };
  ofTurn.set(language, texts);
  return texts;
}

/**
 * The step of another ruling of the same orders that decides the same as this step; if there is none, the step with the
 * same number. The last step maps to the last, the first to the first.
 */
export function sameStep(from: Turn, at: number, to: Turn): number {
  const last = to.ruling.steps.length;
  if (at === 0) return 0;
  if (at >= from.ruling.steps.length) return last;
  const fact = from.ruling.steps[at - 1]?.fact;
  if (!fact) return Math.min(at, last);
  const units = unitsOf(fact).join();
  const id = to.ruling.steps.findIndex(
    (step) => step.fact.type === fact.type && unitsOf(step.fact).join() === units,
  );
  return id === -1 ? Math.min(at, last) : id + 1;
}
