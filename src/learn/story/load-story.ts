import * as v from 'valibot';
import { lookUpSpace } from '../../board/names.ts';
import { POWERS, type Power } from '../../board/powers.ts';
import { spaceOf, type SpaceId } from '../../board/board.ts';
import { checkGame } from '../../game/check-game.ts';
import { readOrderSheet } from '../../game/order-sheets.ts';
import { err, ok, type Result } from '../../result.ts';
import { type EditionId, EDITION_IDS } from '../../rules/edition.ts';
import {
  type FilePlace,
  keyAt,
  type ReportProblem,
  type ScenarioError,
  valueAt,
} from '../../scenario/file-place.ts';
import { errorAt, offsetOf } from '../../scenario/source-file.ts';
import { oneLine } from '../../scenario/load/fields.ts';
import { inOrder } from '../../scenario/load/load-scenario.ts';
import { nearestSpaces } from '../../scenario/load/read-order.ts';
import { checkShape } from '../../scenario/shape.ts';
import { readSource } from '../../scenario/source.ts';
import type { PhaseTurn } from '../../trace/phase-turn.ts';
import type { Texts } from '../lesson.ts';
import { judgedLetters } from './kept-words.ts';
import { gameAfter, gameBefore, handedIn, type PlayerSheets, ruledPhase } from './played-year.ts';
import { stabIn } from './stab.ts';
import {
  type Letter,
  type LetterText,
  type Pledge,
  type Story,
  type StoryPhase,
  YEAR_PHASES,
  type YearPhase,
} from './story.ts';
import {
  byPower,
  described,
  lines,
  maxLength,
  power,
  unit,
  words,
} from '../../scenario/schemas.ts';

const text = (most: number, description: string) =>
  v.pipe(v.string(), maxLength(most), v.regex(/\S/), v.description(description));
const order = described(words(60), 'an order in plain notation: F Lon-Eng');
const orders = v.pipe(v.array(order), v.minLength(1));

const PLEDGED = {
  avoids: v.optional(
    described(
      v.pipe(v.array(words(60)), v.minLength(1)),
      'the promise: no unit of the writer is ordered to move to these spaces',
    ),
  ),
  orders: v.optional(described(orders, 'the promise: the writer gives these orders')),
} as const;

const LETTER = lines({
  name: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/), v.description('unique in the story')),
  from: power,
  texts: described(
    v.pipe(
      v.array(
        lines({
          units: v.optional(
            described(byPower(unit), 'sent only if these units are on the board, by power'),
          ),
          answered: v.optional(
            v.pipe(
              v.string(),
              v.regex(/^[a-z-]{1,40} [123]$/),
              v.description('sent only if an earlier letter got this reply: "england-channel 1"'),
            ),
          ),
          en: text(240, 'at most 30 words'),
          de: text(280, 'at most 30 words'),
          pledge: v.optional(
            described(
              lines({
                en: text(120, 'the words of the letter that promise it'),
                de: text(120, 'the same in German'),
                ...PLEDGED,
              }),
              'what the letter promises: "avoids", "orders" or both',
            ),
          ),
        }),
      ),
      v.minLength(1),
    ),
    'one or several texts: the first that fits is sent',
  ),
  replies: described(
    v.pipe(
      v.array(
        lines({
          en: text(80, 'a reply, at most 12 words'),
          de: text(100, 'the same in German'),
          pledge: v.optional(described(lines(PLEDGED), 'what the player promises by it')),
        }),
      ),
      v.minLength(2),
      v.maxLength(3),
    ),
    'two or three replies',
  ),
});

const PHASE = lines({
  letters: v.optional(v.array(LETTER)),
  usual: v.optional(described(orders, 'orders of the player, for somebody who asks for some')),
  others: v.optional(
    described(
      byPower(orders),
      'the orders of the others: of several for one unit the first whose unit is there',
    ),
  ),
  lie: v.optional(
    described(
      lines({
        letter: described(words(40), 'the letter whose promise is not kept'),
        remedy: described(order, 'an order of the player that stops what is ordered instead'),
      }),
      'the promise that is broken in this phase; all others are kept',
    ),
  ),
});

/** The shape of a story file. */
export const STORY = v.pipe(
  lines({
    story: described(v.picklist(POWERS), 'the power that the reader plays'),
    edition: described(
      v.picklist(EDITION_IDS.map((id) => (/^\d+$/.test(id) ? Number(id) : id))),
      'the edition that rules it',
    ),
    year: described(
      lines(
        Object.fromEntries(YEAR_PHASES.map((phase) => [phase, v.optional(PHASE)])) as Record<
          (typeof YEAR_PHASES)[number],
          v.OptionalSchema<typeof PHASE, undefined>
        >,
      ),
      'the first year of a game, phase by phase',
    ),
  }),
  v.title('A year of letters'),
  v.description('the first year of a game, played as one power, with what the others write and do'),
);

/** The most words of a letter, and of a reply. */
const MOST = { letter: 30, reply: 12 } as const;

/** Whether the text of a file is a story. */
export const isStory = (text: string): boolean => /^story[ ]*:/m.test(text);

/**
 * Reads a story (`scenarios/story.schema.json`) and plays its year with the player's usual orders. Errors: what cannot
 * be read; letters that are too long; orders that are not legal, or do nothing; units without an order; a promise that
 * is broken without being the lie, or a lie that is kept; a remedy that stops nothing; a ruling that is not a proof.
 * Never throws; the errors are in the order of the file.
 */
export function loadStory(text: string, file: string): Result<Story, readonly ScenarioError[]> {
  const read = readSource(text, file);
  if (!read.ok) return read;
  const { source } = read.value;
  const errors: ScenarioError[] = [...read.value.errors];
  const report: ReportProblem = (place, message, expected, inside = 0) => {
    errors.push(errorAt(source, offsetOf(source, place) + inside, message, expected));
  };
  const raw: unknown = source.document.toJS();
  checkStoryShape(raw, report);
  if (errors.length > 0) return err(inOrder(errors));

  // The schema has checked the types of all these fields.
  const story = storyOf(raw as Plain, report);
  if (errors.length === 0) checkYear(story, report);
  return errors.length > 0 ? err(inOrder(errors)) : ok(story);
}

/** Checks the shape of a story; its contents are checked as its year is played. */
export const checkStoryShape = (raw: unknown, report: ReportProblem): void => {
  checkShape(STORY, 'story', raw, report);
};

/** The player's usual orders of every phase. */
export const usualSheets = ({ year }: Story): PlayerSheets =>
  Object.fromEntries(YEAR_PHASES.map((phase) => [phase, year[phase].usual.join('\n')]));

function checkYear(story: Story, report: ReportProblem): void {
  const sheets = usualSheets(story);
  for (const phase of YEAR_PHASES) {
    checkOrders(story, sheets, phase, report);
    checkWords(story, ruledPhase(story, sheets, phase), phase, report);
  }
  const checked = checkGame(gameAfter(story, sheets));
  if (!checked.ok) report(keyAt('year'), `Not a proof: ${checked.reason}`, 'a proof');
}

/** Every order is read, legal and of some use, and every unit of the others has one. */
function checkOrders(
  story: Story,
  sheets: PlayerSheets,
  phase: YearPhase,
  report: ReportProblem,
): void {
  const game = handedIn(gameBefore(story, sheets, phase), story, sheets, phase);
  const { usual, others } = story.year[phase];
  const lines = [
    ...usual.map((line, at) => [story.power, line, valueAt('year', phase, 'usual', at)] as const),
    ...POWERS.flatMap((power) =>
      (others[power] ?? []).map(
        (line, at) => [power, line, valueAt('year', phase, 'others', power, at)] as const,
      ),
    ),
  ];
  for (const [power, line, place] of lines) {
    const [error] = readOrderSheet(game, power, line).errors;
    if (error) report(place, `“${line}” is not an order.`, 'an order in plain notation');
  }
  const ruled = ruledPhase(story, sheets, phase);
  if (ruled.phase !== 'movement') {
    for (const { outcome } of ruled.turn.ruling.orders)
      if (outcome === 'illegal')
        report(keyAt('year', phase), 'An order is illegal.', 'legal orders');
    return;
  }
  for (const { unit, order, outcome } of ruled.turn.ruling.orders) {
    const at = keyAt('year', phase);
    if (order === null) report(at, `The unit in ${unit} has no order.`, 'an order');
    if (outcome === 'illegal' || outcome === 'void' || outcome === 'ambiguous')
      report(at, `The order of the unit in ${unit} is ${outcome}.`, 'an order that counts');
  }
}

/** The lie is a lie that could have been stopped, and no other promise is broken. */
function checkWords(story: Story, ruled: PhaseTurn, phase: YearPhase, report: ReportProblem): void {
  const { letters, lie } = story.year[phase];
  if (ruled.phase !== 'movement') {
    if (letters.length > 0 || lie)
      report(keyAt('year', phase), 'There are letters in this phase.', 'letters before moves');
    return;
  }
  for (const { letter, kept, isLie } of judgedLetters(story, phase, ruled.turn, {})) {
    const place = keyAt('year', phase, 'letters', letters.indexOf(letter));
    if (!kept.kept && !isLie)
      report(place, 'The promise of this letter is broken.', 'a promise that is kept, or "lie"');
    if (kept.kept && isLie)
      report(place, 'The lie of this letter is kept.', 'orders that break its promise');
  }
  if (!lie) return;
  const stab = stabIn(story, phase, ruled.turn, {});
  const place = valueAt('year', phase, 'lie', 'remedy');
  if (!stab?.isLie) report(place, 'Nobody breaks a promise with a move.', 'a move');
  else if (!stab.succeeds) report(place, 'The move fails anyway.', 'a move that succeeds');
  else if (!stab.remedy) report(place, `${lie.remedy} does not stop it.`, 'an order that stops it');
}

type PlainTexts = Readonly<{ en: string; de: string }>;
interface PlainPledge {
  readonly avoids?: readonly string[];
  readonly orders?: readonly string[];
}
interface PlainPhase {
  readonly letters?: readonly {
    readonly name: string;
    readonly from: Power;
    readonly texts: readonly (PlainTexts & {
      readonly units?: LetterText['units'];
      readonly answered?: string;
      readonly pledge?: PlainTexts & PlainPledge;
    })[];
    readonly replies: readonly (PlainTexts & { readonly pledge?: PlainPledge })[];
  }[];
  readonly usual?: readonly string[];
  readonly others?: StoryPhase['others'];
  readonly lie?: { readonly letter: string; readonly remedy: string };
}
interface Plain {
  readonly story: Power;
  readonly edition: string | number;
  readonly year: Readonly<Partial<Record<YearPhase, PlainPhase>>>;
}

function storyOf({ story, edition, year }: Plain, report: ReportProblem): Story {
  const phases = YEAR_PHASES.map((phase) => {
    const { letters = [], usual = [], others = {}, lie = null } = year[phase] ?? {};
    const at = (...path: readonly (string | number)[]): FilePlace =>
      valueAt('year', phase, ...path);
    const read = letters.map((letter, place) => letterOf(letter, at('letters', place), report));
    if (lie && !letters.some(({ name }) => name === lie.letter))
      report(at('lie', 'letter'), `No letter "${lie.letter}".`, 'the name of a letter above');
    return [phase, { letters: read, usual, others, lie }] as const;
  });
  return {
    power: story,
    edition: String(edition) as EditionId,
    year: Object.fromEntries(phases) as unknown as Story['year'],
  };
}

function letterOf(
  { name, from, texts, replies }: NonNullable<PlainPhase['letters']>[number],
  place: FilePlace,
  report: ReportProblem,
): Letter {
  const text = (plain: PlainTexts, most: number): Texts => {
    const found = { en: oneLine(plain.en), de: oneLine(plain.de) };
    for (const one of Object.values(found)) {
      const count = one.split(' ').length;
      if (count > most)
        report(place, `“${one}” has ${String(count)} words.`, `at most ${String(most)}`);
    }
    return found;
  };
  const pledge = (quote: Texts, { avoids = [], orders = [] }: PlainPledge): Pledge => ({
    quote,
    avoids: avoids.flatMap((name) => spaceCalled(name, place, report)),
    orders,
  });
  return {
    name,
    from,
    texts: texts.map((one): LetterText => {
      const said = text(one, MOST.letter);
      const promised = one.pledge ? { en: one.pledge.en, de: one.pledge.de } : null;
      for (const tag of promised ? (['en', 'de'] as const) : [])
        if (promised && !said[tag].includes(promised[tag]))
          report(place, `The letter does not say “${promised[tag]}”.`, 'words of the letter');
      const [letter = '', reply = ''] = one.answered?.split(' ') ?? [];
      return {
        units: one.units ?? {},
        answered: one.answered === undefined ? null : { letter, reply: Number(reply) - 1 },
        text: said,
        pledge: one.pledge && promised ? pledge(promised, one.pledge) : null,
      };
    }),
    replies: replies.map((one) => {
      const said = text(one, MOST.reply);
      return { text: said, pledge: one.pledge ? pledge(said, one.pledge) : null };
    }),
  };
}

function spaceCalled(name: string, place: FilePlace, report: ReportProblem): readonly SpaceId[] {
  const [space] = lookUpSpace(name);
  if (!space) report(place, `Unknown space "${name}".`, nearestSpaces(name));
  return space ? [spaceOf(space)] : [];
}
