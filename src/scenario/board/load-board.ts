import { boardOf, spaceOf, type Board, type BoardFacts } from '../../board/board.ts';
import type { Location, Owners, Space, SpaceId, Unit } from '../../board/board.ts';
import type { Calendar } from '../../board/calendar.ts';
import type { Power } from '../../board/powers.ts';
import { err, ok, type Result } from '../../result.ts';
import { keyAt, valueAt } from '../file-place.ts';
import { errorAt, offsetOf } from '../source-file.ts';
import type { KeyPath, ReportProblem, ScenarioError } from '../file-place.ts';
import { checkShape } from '../shape.ts';
import { readSource } from '../source.ts';
import { BOARD_FILE, BUILD_RULES, type BoardFile } from './schema.ts';

/** Several times the largest board that is played. */
const MAX_BYTES = 1024 * 1024;

/** A board, and what is strange about it though it can be one. */
export interface LoadedBoard {
  readonly board: Board;
  readonly file: BoardFile;
  readonly warnings: readonly ScenarioError[];
}

/**
 * Reads the file of a board (YAML or JSON; `schema.ts` has the format). Never throws; the errors have lines. What cannot
 * be a board is refused: borders of one side only, armies at sea, homes that are no centres, doubled names.
 */
export function loadBoard(
  text: string,
  name: string,
): Result<LoadedBoard, readonly ScenarioError[]> {
  const read = readSource(text, name, MAX_BYTES);
  if (!read.ok) return read;
  const { source } = read.value;
  const errors: ScenarioError[] = [...read.value.errors];
  const into =
    (list: ScenarioError[]): ReportProblem =>
    (place, message, expected, inside = 0) => {
      list.push(errorAt(source, offsetOf(source, place) + inside, message, expected));
    };
  const raw: unknown = source.document.toJS();
  checkShape(BOARD_FILE, 'board', raw, into(errors));
  if (errors.length > 0) return err(errors);
  const file = raw as BoardFile;
  checkNames(file, into(errors));
  if (errors.length > 0) return err(errors);
  checkBorders(file, into(errors));
  checkCentres(file, into(errors));
  checkStart(file, into(errors));
  if (errors.length > 0) return err(errors);
  const warnings: ScenarioError[] = [];
  const board = boardOf(factsOf(file));
  warnUnreached(file, into(warnings));
  return ok({ board, file, warnings });
}

type Province = BoardFile['provinces'][number];
type Adjacency = Province['adjacencies'][number];

/** A province or a coast, and where the file has it. */
interface Entry {
  readonly id: string;
  readonly path: KeyPath;
  readonly adjacencies: readonly Adjacency[];
  /** For a coast: its province. */
  readonly parent: string | null;
}

const entriesOf = ({ provinces, namedCoasts }: BoardFile): readonly Entry[] => [
  ...provinces.map(({ id, adjacencies }, i) => ({
    id,
    path: ['provinces', i],
    adjacencies,
    parent: null,
  })),
  ...namedCoasts.map(({ id, adjacencies, parentProvince }, i) => ({
    id,
    path: ['namedCoasts', i],
    adjacencies,
    parent: parentProvince,
  })),
];

/** Each name once, and each coast with the name of its province. */
function checkNames(file: BoardFile, report: ReportProblem): void {
  const seen = new Set<string>();
  for (const { id, path, parent } of entriesOf(file)) {
    if (seen.has(id)) report(valueAt(...path, 'id'), `A second ${id}.`, 'each id once');
    seen.add(id);
    if (parent === null) continue;
    if (!file.provinces.some((province) => province.id === parent))
      report(valueAt(...path, 'parentProvince'), `There is no ${parent}.`, 'a province');
    else if (!id.startsWith(`${parent}/`))
      report(valueAt(...path, 'id'), `${id} is not named after ${parent}.`, `${parent}/nc`);
  }
  for (const key of ['id', 'name'] as const) {
    const powers = new Set<string>();
    for (const [i, nation] of file.nations.entries()) {
      if (powers.has(nation[key]))
        report(valueAt('nations', i, key), `A second ${nation[key]}.`, `each ${key} once`);
      powers.add(nation[key]);
    }
  }
}

/** Whether a border is one for this kind of unit. A fleet goes to the coasts of a province, if it has some. */
const isFor = (kind: 'army' | 'fleet', { pass }: Adjacency): boolean =>
  pass === kind || pass === 'both';

/** Borders have two sides, and are of a kind that both ends can have. */
function checkBorders(file: BoardFile, report: ReportProblem): void {
  const entries = new Map(entriesOf(file).map((entry) => [entry.id, entry]));
  const typeOf = new Map(file.provinces.map(({ id, type }) => [id, type]));
  const divided = new Set(file.namedCoasts.map(({ parentProvince }) => parentProvince));
  for (const { id, path, adjacencies, parent } of entries.values()) {
    const seen = new Set<string>();
    for (const [i, adjacency] of adjacencies.entries()) {
      const { to, pass } = adjacency;
      const at = valueAt(...path, 'adjacencies', i, 'to');
      const other = entries.get(to);
      if (!other) {
        report(at, `There is no ${to}.`, 'a province or a coast of the board');
        continue;
      }
      if (seen.has(to)) report(at, `A second border of ${id} with ${to}.`, 'each border once');
      seen.add(to);
      const back = other.adjacencies.find((one) => one.to === id);
      if (!back) report(at, `${to} has no border with ${id}.`, 'borders listed on both sides');
      else if (back.pass !== pass)
        report(at, `${to} has this border for: ${back.pass}.`, 'the same on both sides');
      const ends = [parent ?? id, other.parent ?? to];
      if (isFor('army', adjacency)) {
        if (ends.some((end) => typeOf.get(end) === 'sea'))
          report(at, `Armies cannot go between ${id} and ${to}: one is a sea.`, 'pass: fleet');
        if (parent !== null || other.parent !== null)
          report(
            at,
            'Armies are never on a coast.',
            'the province for armies, its coast for fleets',
          );
      }
      const isInland = (end: string): boolean => typeOf.get(end) === 'land' && !divided.has(end);
      if (isFor('fleet', adjacency) && ends.some(isInland))
        report(at, `Fleets cannot go between ${id} and ${to}: one is inland.`, 'pass: army');
    }
  }
}

/** Homes and owned places are centres, of powers that exist. */
function checkCentres(file: BoardFile, report: ReportProblem): void {
  const powers = new Set(file.nations.map(({ id }) => id));
  const centres = new Set(file.provinces.flatMap((one) => (one.supplyCenter ? [one.id] : [])));
  for (const [i, { id, homeNation, supplyCenter }] of file.provinces.entries()) {
    if (homeNation === undefined) continue;
    const at = valueAt('provinces', i, 'homeNation');
    if (!powers.has(homeNation)) report(at, `There is no power ${homeNation}.`, 'a nation');
    if (!supplyCenter) report(at, `${id} is a home, and no centre.`, 'supplyCenter: true');
  }
  for (const [i, { nation, province }] of file.initialState.supplyCenters.entries()) {
    const path = ['initialState', 'supplyCenters', i] as const;
    if (!powers.has(nation))
      report(valueAt(...path, 'nation'), `There is no ${nation}.`, 'a nation');
    if (!centres.has(province))
      report(valueAt(...path, 'province'), `${province} is no centre.`, 'a centre');
  }
}

/** Units stand where they can, one in a province. */
function checkStart(file: BoardFile, report: ReportProblem): void {
  const powers = new Set(file.nations.map(({ id }) => id));
  const provinces = new Map(file.provinces.map((one) => [one.id, one]));
  const entries = new Set(entriesOf(file).map(({ id }) => id));
  const divided = new Set(file.namedCoasts.map(({ parentProvince }) => parentProvince));
  const taken = new Set<string>();
  for (const [i, { nation, type, location }] of file.initialState.units.entries()) {
    const path = ['initialState', 'units', i] as const;
    const at = valueAt(...path, 'location');
    const space = spaceOf(location as Location);
    const province = provinces.get(space);
    if (!powers.has(nation))
      report(valueAt(...path, 'nation'), `There is no ${nation}.`, 'a nation');
    if (!province || !entries.has(location)) {
      report(at, `There is no ${location}.`, 'a province, or a coast of one');
      continue;
    }
    if (taken.has(space)) report(at, `Another unit is in ${space}.`, 'one unit in a province');
    taken.add(space);
    if (type === 'Army') {
      if (province.type === 'sea') report(at, 'An army cannot be at sea.', 'type: Fleet');
      if (location !== space) report(at, 'An army is never on a coast.', space);
    } else if (divided.has(space) ? location === space : province.type === 'land')
      report(
        at,
        divided.has(space) ? 'A fleet there must name its coast.' : 'A fleet cannot be inland.',
        divided.has(space) ? `${space}/nc` : 'type: Army',
      );
  }
}

/** Provinces that nobody can get to from the first one, by land or by sea. */
function warnUnreached(file: BoardFile, warn: ReportProblem): void {
  const entries = new Map(entriesOf(file).map((entry) => [entry.id, entry]));
  const coasts = new Map<string, string[]>();
  for (const { id, parentProvince } of file.namedCoasts)
    coasts.set(parentProvince, [...(coasts.get(parentProvince) ?? []), id]);
  const reached = new Set<string>(file.provinces.slice(0, 1).map(({ id }) => id));
  for (const id of reached)
    for (const one of [id, ...(coasts.get(id) ?? [])])
      for (const { to } of entries.get(one)?.adjacencies ?? [])
        reached.add(entries.get(to)?.parent ?? to);
  for (const [i, { id }] of file.provinces.entries())
    if (!reached.has(id))
      warn(keyAt('provinces', i, 'id'), `Nobody can get to ${id}.`, 'borders with the rest');
}

function factsOf(file: BoardFile): BoardFacts {
  const powerOf = new Map(file.nations.map(({ id, name }) => [id, name as Power]));
  const power = (id: string): Power => powerOf.get(id) ?? (id as Power);
  const coastsOf = (id: string): readonly Location[] =>
    file.namedCoasts.flatMap((coast) =>
      coast.parentProvince === id ? [coast.id as Location] : [],
    );
  const spaceFrom = (province: Province): Space => {
    const coasts = coastsOf(province.id);
    const kinds = { land: 'inland', sea: 'sea', coastal: 'coastal' } as const;
    return {
      name: province.name,
      short: province.short ?? shortOf(province.id),
      ...(province.abbreviations ? { aliases: province.abbreviations } : {}),
      kind: coasts.length > 0 ? 'coastal' : kinds[province.type],
      coasts,
      centre: province.supplyCenter,
      home: province.homeNation === undefined ? null : power(province.homeNation),
    };
  };
  const divided = new Set(file.namedCoasts.map(({ parentProvince }) => parentProvince));
  const borders = (kind: 'army' | 'fleet'): BoardFacts['armies'] =>
    new Map(
      entriesOf(file).map(({ id, adjacencies }) => [
        id as Location,
        // Where a province has coasts, fleets are on one of them.
        kind === 'fleet' && divided.has(id)
          ? []
          : adjacencies.flatMap((one) =>
              isFor(kind, one) && !(kind === 'fleet' && divided.has(one.to))
                ? [one.to as Location]
                : [],
            ),
      ]),
    );
  const [modifier] = file.adjudicationModifiers ?? [];
  const calendar = calendarOf(file);
  const majority = file.victoryConditions.find((one) => one.type === 'supply-center-majority');
  return {
    id: file.id,
    name: file.name,
    powers: file.nations.map(({ name }) => name as Power),
    nationality: Object.fromEntries(
      file.nations.flatMap(({ name, adjective }) => (adjective ? [[name, adjective]] : [])),
    ),
    colours: Object.fromEntries(file.nations.map(({ name, color }) => [name, color])),
    spaces: new Map(file.provinces.map((one) => [one.id as SpaceId, spaceFrom(one)])),
    armies: borders('army'),
    fleets: borders('fleet'),
    builds: modifier === undefined ? 'home' : BUILD_RULES[modifier],
    start: {
      units: file.initialState.units.map(({ nation, type, location }): Unit => ({
        power: power(nation),
        kind: type === 'Army' ? 'A' : 'F',
        at: location as Location,
      })),
      owners: Object.fromEntries(
        file.initialState.supplyCenters.map(({ nation, province }) => [province, power(nation)]),
      ) as Owners,
    },
    winning: majority?.supplyCenters ?? null,
    ...(calendar ? { calendar } : {}),
  };
}

/** Two turns, and then adjustments: in two seasons of a year, or in two years (`yearMod` tells which has adjustments). */
function calendarOf({ phaseProgression, initialState }: BoardFile): Calendar | null {
  const { seasons, transitions } = phaseProgression;
  const { season: first, year, type } = initialState.phase;
  if (type !== 'Movement' || first !== seasons[0]) return null;
  /** What follows a phase, and how many years later: the retreats, and what comes after them. */
  const after = (season: string, from: string, at: number) =>
    transitions.find(
      ({ from: one, condition }) =>
        one.season === season &&
        one.type === from &&
        (!condition ||
          mod(at, condition.yearMod) === mod(condition.yearModValue, condition.yearMod)),
    )?.to;
  const followed = (season: string, from: string, at: number) => {
    const next = after(season, from, at);
    return from === 'Movement' && next?.type === 'Retreat'
      ? after(next.season, 'Retreat', at + next.yearDelta)
      : next;
  };
  const second = followed(first, 'Movement', year);
  if (second?.type !== 'Movement') return null;
  const counted = followed(second.season, 'Movement', year + second.yearDelta);
  if (counted?.type !== 'Adjustment' || counted.yearDelta !== 0) return null;
  const again = after(counted.season, 'Adjustment', year + second.yearDelta);
  if (again?.type !== 'Movement' || again.season !== first) return null;
  const yearly = seasons.length === 1 ? ({ yearly: true } as const) : {};
  return { first: year, within: second.yearDelta, between: again.yearDelta, ...yearly };
}

const mod = (value: number, by: number): number => ((value % by) + by) % by;

const shortOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
