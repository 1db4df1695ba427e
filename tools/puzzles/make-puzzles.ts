import { adjudicate } from '../../src/law/adjudicate.ts';
import type { QuestionKind } from '../../src/learn/lesson.ts';
import { type Practice, practiceOf } from '../../src/learn/practice/practice.ts';
import type { PlayedPosition } from '../../src/learn/practice/played.ts';
import { decidingRule, puzzleOnLine } from '../../src/learn/puzzles/puzzle.ts';
import { formatOrder } from '../../src/orders/format-order.ts';
import { formatTurnLine } from '../../src/orders/turn-line/format-turn-line.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { RulebookRuleId } from '../../src/rules/rule.ts';
import { fightsIn } from './fights.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { type PlayedTurn, wholeGame } from './whole-game.ts';

const PUZZLE_COUNT = 120;
const PLAYED_COUNT = 80;
/** Enough for the rules that games seldom come to. */
const GAMES = 2000;
/** At most so many are decided by one rule, or are about one belief. */
const MOST_OF_A_RULE = 16;
/** A proof has at least so many steps; fewer if its rule is seldom met, which makes up for it. */
const SHORTEST = 10;
const SHORTEST_OF_SELDOM = 7;
const SELDOM: readonly RulebookRuleId[] = ['uncuttable', 'rotation', 'convoy-broken', 'garrison'];
const MOST_OF_A_BELIEF = 14;

const KINDS: readonly (readonly QuestionKind[])[] = [
  ['moves', 'supports'],
  ['moves', 'dislodged'],
  ['moves', 'convoys'],
  ['supports', 'dislodged'],
  ['moves'],
  ['moves', 'supports', 'dislodged'],
];

/** Whether every edition gives every order the same outcome. */
function isRuledAlike({ units, orders }: PlayedTurn): boolean {
  const [first, ...others] = EDITION_IDS.map((id) => {
    const ruling = adjudicate({ units }, orders, EDITIONS[id], { trace: false });
    return JSON.stringify([ruling.orders.map(({ outcome }) => outcome), ruling.dislodged]);
  });
  return others.every((other) => other === first);
}

/** A position to practise on, with what makes it one. */
type Practised = PlayedPosition & Pick<Practice, 'level' | 'about'>;

/** Fights out of whole games: puzzles of the day, and positions to practise on. */
function makePuzzles(): {
  readonly puzzles: readonly string[];
  readonly played: readonly PlayedPosition[];
} {
  const puzzles: { readonly line: string; readonly rule: RulebookRuleId }[] = [];
  const played: Practised[] = [];
  const known: (readonly string[])[] = [];
  /** Whether more puzzles may be decided by a rule. */
  const hasRoom = (rule: RulebookRuleId): boolean =>
    puzzles.filter((one) => one.rule === rule).length < MOST_OF_A_RULE;
  for (let seed = 1; seed <= GAMES; seed++)
    for (const fight of wholeGame(seed).flatMap(fightsIn)) {
      const written = fight.orders.map((order) => formatOrder(order));
      const powers = new Set(fight.units.map(({ power }) => power));
      const isSmall = fight.units.length < 7 && played.length < PLAYED_COUNT;
      const rule = fight.units.length < 11 ? decidingRule(turnOf(fight)) : null;
      if (powers.size < 2 || !(isSmall || (rule && hasRoom(rule)))) continue;
      if (known.some((one) => areAlike(one, written)) || !isRuledAlike(fight)) continue;
      const line = lineOf(fight);
      const position = isSmall ? playedOn(line, fight) : null;
      const isNew =
        position !== null &&
        position.level !== 'hard' &&
        position.about.some(
          (one) => played.filter(({ about }) => about.includes(one)).length < MOST_OF_A_BELIEF,
        );
      const puzzle =
        !isNew && fight.units.length > 3 && fight.units.length < 11 ? puzzleOnLine(line, 0) : null;
      if (isNew) played.push(position);
      else if (
        puzzle &&
        puzzle.steps >= (SELDOM.includes(puzzle.rule) ? SHORTEST_OF_SELDOM : SHORTEST) &&
        hasRoom(puzzle.rule)
      )
        puzzles.push({ line, rule: puzzle.rule });
      else continue;
      known.push(written);
    }
  return { puzzles: mixed(puzzles).slice(0, PUZZLE_COUNT), played };
}

function turnOf({ units, orders }: PlayedTurn): Turn {
  const [position, edition] = [{ units }, EDITIONS['1971']];
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

/** Whether two fights have half of their orders in common. */
const areAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.filter((order) => other.includes(order)).length * 2 >= Math.min(one.length, other.length);

const lineOf = ({ units, orders }: PlayedTurn): string =>
  formatTurnLine({
    ...{ phase: 'movement', date: { year: 1901, season: 'Spring' }, owners: null },
    ...{ units, orders },
  });

/** The fight with those three questions that most beliefs answer wrongly; null: there are none. */
function playedOn(line: string, { units, orders }: PlayedTurn): Practised | null {
  const turn = { position: { units }, orders };
  const [best] = KINDS.flatMap((kinds) => practiceOf(turn, kinds, null, 0) ?? [])
    .filter(({ questions }) => questions === 3)
    .toSorted((one, other) => other.about.length - one.about.length);
  return best ? { ...best, line, ask: best.lesson.ask } : null;
}

/** In turn one of each rule, so that no two days are alike. */
function mixed(
  puzzles: readonly { readonly line: string; readonly rule: string }[],
): readonly string[] {
  const place = ({ rule }: { readonly rule: string }, at: number): number =>
    puzzles.slice(0, at).filter((one) => one.rule === rule).length;
  return puzzles
    .map((one, at) => ({ ...one, place: place(one, at) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ line }) => line);
}

const quoted = (text: string): string => `'${text}'`;
const row = ({ line, ask }: PlayedPosition): string =>
  `  { line: ${quoted(line)}, ask: [${ask.map(quoted).join(', ')}] },`;

/** The two files of source code, before they are formatted. */
export function puzzleFiles(): Readonly<Record<string, (before: string) => string>> {
  const { puzzles, played } = makePuzzles();
  const filled = (rows: readonly string[]) => (before: string) =>
    before.replace(/= \[[^]*\];\n$/, `= [\n${rows.join('\n')}\n];\n`);
  return {
    'src/learn/puzzles/puzzles.ts': filled(puzzles.map((line) => `  ${quoted(line)},`)),
    'src/learn/practice/played.ts': filled(played.map(row)),
  };
}
