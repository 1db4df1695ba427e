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
import { GAME, SEASONS_BY_NAME } from './schema.ts';
import { seasonName, seasonSlug } from './seasons.ts';

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
