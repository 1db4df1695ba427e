import * as v from 'valibot';
import { err, ok, type Result } from '../../result.ts';
import { fields, germanTexts, oneLine } from '../load/fields.ts';
import { addressOf } from '../load/load-scenario.ts';
import { keyAt, type ReportProblem, type ScenarioError } from '../file-place.ts';
import { errorAt, offsetOf } from '../source-file.ts';
import { checkShape } from '../shape.ts';
import { readSource } from '../source.ts';
import type { GameSeason, LoadedGame, SeasonNotes } from './game-scenario.ts';
import { type GameText, gameText, type SeasonText } from './game-text.ts';
import { type FilePlay, playFile } from './play-file.ts';
import { type GameNotes, scenariosOf } from './scenarios-of.ts';
import { seasonName, seasonSlug } from './seasons.ts';
import { hasGreatPowers } from '../../board/board.ts';
import { PLAN_IDS, PLANS } from '../../game/plan.ts';
import {
  anyLines,
  byPower,
  described,
  FIELDS,
  lines,
  oneOrMore,
  ORDER_OUTCOMES,
  power,
  SEASON_IN_GERMAN,
  uniqueItems,
  words,
} from '../schemas.ts';

const powers = v.pipe(v.array(power), v.minLength(1), uniqueItems());
const player = described(words(60), 'the name of a player');

/** Changes among the players before a phase. */
const PLAYERS = {
  leave: v.optional(
    described(
      powers,
      'the powers whose players leave before orders are due; nobody leads them from then on',
    ),
  ),
  return: v.optional(described(powers, 'the powers whose players come back before orders are due')),
  replace: v.optional(
    described(
      oneOrMore(player),
      'the powers that someone else plays from here on, and who: Austria: Dora',
    ),
  ),
} as const;

export const outcome = described(
  v.picklist([...ORDER_OUTCOMES, 'closed']),
  'the outcome of the order; ", dislodged" if its unit is dislodged; closed: it is for a space that no unit may enter',
);
export const orders = anyLines(outcome);

/** A Spring or a Fall of a game. */
export const TURN = lines({
  title: FIELDS.title,
  short: v.optional(FIELDS.short),
  paragraph: v.optional(FIELDS.paragraph),
  entry: v.optional(FIELDS.entry),
  note: FIELDS.note,
  de: v.optional(SEASON_IN_GERMAN),
  ...PLAYERS,
  units: v.optional(
    described(
      FIELDS.units,
      'all units on the board before the orders, compared with those of the game',
    ),
  ),
  disorder: v.optional(
    v.pipe(
      v.array(power),
      uniqueItems(),
      v.description(
        'the powers that nobody leads when the orders are read, all of them; [] for none',
      ),
    ),
  ),
  orders: described(
    byPower(orders),
    'by power: each order and its outcome; {} for a power that hands in an empty sheet; a power without a line hands in nothing',
  ),
  dislodged: v.optional(FIELDS.dislodged),
  retreats: v.optional(FIELDS.retreats),
  comments: v.optional(FIELDS.comments),
});

/** A Winter of a game. */
export const WINTER = lines({
  entry: v.optional(FIELDS.entry),
  ...PLAYERS,
  coin: v.optional(described(power, 'the power whose player wins the coin toss')),
  adjustments: v.optional(FIELDS.adjustments),
  removed: v.optional(FIELDS.removed),
  'centres after': v.optional(FIELDS['centres after']),
  comments: v.optional(FIELDS.comments),
});

/** The schemas of a season by the form of its name. */
export const SEASONS_BY_NAME = [
  { name: /^(Spring|Fall) \d{4}$/, schema: TURN },
  { name: /^Winter \d{4}$/, schema: WINTER },
] as const;

/** A file of a game names the seven powers, so not those of Chaos. */
const FILE_PLANS = PLAN_IDS.filter((id) => hasGreatPowers(PLANS[id].board));

/** A game; the contents of each season are checked by `SEASONS_BY_NAME`. */
export const GAME = v.pipe(
  lines({
    title: FIELDS.title,
    short: FIELDS.short,
    paragraph: FIELDS.paragraph,
    entry: v.optional(FIELDS.entry),
    instance: v.optional(FIELDS.instance),
    plan: described(v.picklist(FILE_PLANS), 'how the powers are shared out among the players'),
    players: v.optional(
      v.pipe(
        v.array(words(60)),
        v.minLength(1),
        v.maxLength(7),
        v.description(
          'the names of the players, in the order of the plan; without it they are named after their powers',
        ),
      ),
    ),
    editions: FIELDS.editions,
    note: FIELDS.note,
    de: v.optional(FIELDS.de),
    start: v.optional(
      described(
        lines({ units: FIELDS.units, centres: FIELDS.centres }),
        'a starting board other than that of the rulebook',
      ),
    ),
    seasons: v.pipe(
      anyLines(v.unknown()),
      v.minEntries(1),
      v.description('Spring, Fall and Winter of each year, in order: "Spring 1901"'),
    ),
    end: v.optional(
      v.pipe(
        lines({
          victory: v.optional(
            described(powers, 'the powers that have reached the goal of the game'),
          ),
          draw: v.optional(described(powers, 'the players agree to stop: the powers that share')),
          'short game': v.optional(
            described(powers, 'the agreed time is up: the powers that have the most'),
          ),
        }),
        v.minEntries(1),
        v.maxEntries(1),
        v.description(
          'how the game ends after the last season, and for whom; without it the game goes on',
        ),
      ),
    ),
  }),
  v.title('A Standoff game'),
  v.description(
    'a game of Diplomacy from its first Spring, season by season, with the expected outcomes',
  ),
);

/**
 * Reads a game (YAML; the format is in `scenarios/game.schema.json` and `scenarios/README.md`) and plays it from its
 * orders alone under every edition it names. Errors, in the order of the file: what cannot be read, what the rules of
 * the game refuse, and each outcome, retreat and centre that differs from the expected one. Never throws for what a
 * file says.
 */
export function loadGame(text: string, file: string): Result<LoadedGame, readonly ScenarioError[]> {
  const read = readSource(text, file);
  if (!read.ok) return read;
  const { source } = read.value;
  const found = new Map<string, ScenarioError>();
  const take = (error: ScenarioError): void => {
    const { line, column, message } = error;
    found.set(`${String(line)}:${String(column)} ${message}`, error);
  };
  const report: ReportProblem = (place, message, expected, inside = 0) => {
    take(errorAt(source, offsetOf(source, place) + inside, message, expected));
  };
  const errors = () =>
    err([...found.values()].toSorted((a, b) => a.line - b.line || a.column - b.column));

  read.value.errors.forEach(take);
  const raw: unknown = source.document.toJS();
  checkGameShape(raw, report);
  if (found.size > 0) return errors();
  const parsed = gameText(raw);
  const plays = parsed.editions.map((id) => playFile(parsed, id, { report, differ: report }));
  const [first] = plays;
  return found.size > 0 || !first ? errors() : ok(made(parsed, first, file));
}

/** Checks the shape of a game, and of each season by its name; the contents are checked as the game is played. */
export function checkGameShape(raw: unknown, report: ReportProblem): void {
  checkShape(GAME, 'game', raw, report);
  for (const [name, season] of Object.entries(fields(fields(raw)['seasons']))) {
    const kind = SEASONS_BY_NAME.find((one) => one.name.test(name));
    if (kind) checkShape(kind.schema, 'season', season, report, ['seasons', name]);
    else
      report(
        keyAt('seasons', name),
        `Unknown season "${name}".`,
        'Spring, Fall or Winter and the year: Spring 1901',
      );
  }
}

/** A game and its seasons, once the whole file is correct. */
function made(parsed: GameText, { game, comments }: FilePlay, file: string): LoadedGame {
  const { slug, collection } = addressOf(file);
  const { title, short, paragraph, entry, instance, note, de, editions, plan, seasons } = parsed;
  const notes: GameNotes = {
    collection,
    // A file named `game` stands for its folder, so its name is not part of the addresses of its seasons.
    prefix: slug.endsWith('/game') ? slug.replace(/game$/, '') : `${slug}-`,
    instance,
    seasonNotes: ({ moves: { when } }) => {
      const season = seasons.find(({ name }) => name === seasonName(when));
      const winter = when.season === 'Fall' ? winterOf(seasons, when.year) : undefined;
      return notesOf(season, paragraph, [
        ...(comments.get(season?.name ?? '') ?? []),
        ...(comments.get(winter?.name ?? '') ?? []),
      ]);
    },
  };
  const scenarios = scenariosOf(game, notes);
  const listed = seasons.flatMap((one): readonly GameSeason[] => {
    const { season, year } = one;
    if (season === 'Winter') return [];
    const winter = season === 'Fall' ? winterOf(seasons, year) : undefined;
    const entries = [one, winter].flatMap((part) => {
      const number = part?.stated['entry'];
      return typeof number === 'string' ? [number] : [];
    });
    const when = { year, season, phase: 'movement' as const };
    const slug = `${notes.prefix}${seasonSlug(when)}`;
    const isShown = scenarios.some((scenario) => scenario.slug === slug);
    return isShown ? [{ when: { year, season }, slug, entries }] : [];
  });
  return {
    game: {
      ...{ slug, collection, title, short, paragraph, entry, instance },
      note: oneLine(note),
      de,
      ...{ editions, plan, seasons: listed, game },
    },
    scenarios,
  };
}

const winterOf = (seasons: readonly SeasonText[], year: number): SeasonText | undefined =>
  seasons.find((one) => one.season === 'Winter' && one.year === year);

function notesOf(
  season: SeasonText | undefined,
  paragraph: string,
  comments: SeasonNotes['comments'],
): SeasonNotes {
  const { stated = {}, name = '' } = season ?? {};
  const text = (field: string, instead: string): string => {
    const said = stated[field];
    return typeof said === 'string' ? said : instead;
  };
  return {
    title: text('title', name),
    short: text('short', name),
    paragraph: text('paragraph', paragraph),
    entry: text('entry', '') || null,
    note: oneLine(text('note', '')),
    de: germanTexts(stated['de'], name),
    comments,
  };
}
