import { type Location, spaceOf } from '../../board/board.ts';
import { type FilePlace, keyAt, type KeyPath, valueAt } from '../file-place.ts';
import type { Said } from '../file-words.ts';
import { checkShape } from '../shape.ts';
import { BOARD_FILE, type BoardFile } from './schema.ts';
import type { BoardFileWords } from './words/board-file-words.ts';

/** Records what is wrong at a place of a board's file. */
export type BoardReport = (place: FilePlace, said: Said) => void;
type Words = BoardFileWords['board'];

/** Several times the largest board that is played. */
export const MOST_BYTES = 1024 * 1024;

/**
 * What describes a board, if it can be one: no borders of one side only, no armies at sea, no homes that are no centres,
 * no doubled names. Null: it cannot be one, and `report` has been told why.
 */
export function checkedBoard(
  raw: unknown,
  { file: shape, board: words }: BoardFileWords,
  report: BoardReport,
  warn: BoardReport,
): BoardFile | null {
  let wrong = 0;
  const tell: BoardReport = (place, said) => {
    wrong += 1;
    report(place, said);
  };
  checkShape(
    BOARD_FILE,
    'board',
    raw,
    (place, message, expected) => {
      tell(place, [message, expected]);
    },
    [],
    shape,
  );
  if (wrong > 0) return null;
  const file = raw as BoardFile;
  checkNames(file, tell, words);
  if (wrong > 0) return null;
  checkBorders(file, tell, words);
  checkCentres(file, tell, words);
  checkStart(file, tell, words);
  if (wrong > 0) return null;
  warnUnreached(file, warn, words);
  return file;
}

type Adjacency = BoardFile['provinces'][number]['adjacencies'][number];

/** A province or a coast, and where the file has it. */
interface Entry {
  readonly id: string;
  readonly path: KeyPath;
  readonly adjacencies: readonly Adjacency[];
  /** For a coast: its province. */
  readonly parent: string | null;
}

export const entriesOf = ({ provinces, namedCoasts }: BoardFile): readonly Entry[] => [
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

/** Ids of parts of a drawn diagram. */
const OF_DRAWINGS: readonly string[] = ['map', 'ground', 'lines', 'edge', 'coast'];

/** Whether a name is one that JavaScript or a drawing has already. */
const isTaken = (name: string): boolean => name in {} || OF_DRAWINGS.includes(name);

/** Each name once, and each coast with the name of its province. */
function checkNames(file: BoardFile, report: BoardReport, words: Words): void {
  const seen = new Set<string>();
  for (const { id, path, parent } of entriesOf(file)) {
    if (seen.has(id)) report(valueAt(...path, 'id'), words.second(id));
    seen.add(id);
    if (isTaken(id)) report(valueAt(...path, 'id'), words.reserved(id));
    if (parent === null) continue;
    if (!file.provinces.some((province) => province.id === parent))
      report(valueAt(...path, 'parentProvince'), words.noParent(parent));
    else if (!id.startsWith(`${parent}/`))
      report(valueAt(...path, 'id'), words.notNamedAfter(id, parent));
  }
  for (const key of ['id', 'name'] as const) {
    const powers = new Set<string>();
    for (const [i, nation] of file.nations.entries()) {
      if (powers.has(nation[key]))
        report(valueAt('nations', i, key), words.secondOf(key, nation[key]));
      powers.add(nation[key]);
      if (isTaken(nation[key])) report(valueAt('nations', i, key), words.reserved(nation[key]));
    }
  }
}

/** Whether a border is one for this kind of unit. A fleet goes to the coasts of a province, if it has some. */
export const isFor = (kind: 'army' | 'fleet', { pass }: Adjacency): boolean =>
  pass === kind || pass === 'both';

/** Borders have two sides, and are of a kind that both ends can have. */
function checkBorders(file: BoardFile, report: BoardReport, words: Words): void {
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
        report(at, words.noPlace(to));
        continue;
      }
      if (seen.has(to)) report(at, words.secondBorder(id, to));
      seen.add(to);
      const back = other.adjacencies.find((one) => one.to === id);
      if (!back) report(at, words.oneSided(to, id));
      else if (back.pass !== pass) report(at, words.otherPass(to, back.pass));
      const ends = [parent ?? id, other.parent ?? to];
      if (isFor('army', adjacency)) {
        if (ends.some((end) => typeOf.get(end) === 'sea')) report(at, words.armiesAtSea(id, to));
        if (parent !== null || other.parent !== null) report(at, words.armiesOnCoast);
      }
      const isInland = (end: string): boolean => typeOf.get(end) === 'land' && !divided.has(end);
      if (isFor('fleet', adjacency) && ends.some(isInland)) report(at, words.fleetsInland(id, to));
    }
  }
}

/** Homes and owned places are centres, of powers that exist. */
function checkCentres(file: BoardFile, report: BoardReport, words: Words): void {
  const powers = new Set(file.nations.map(({ id }) => id));
  const centres = new Set(file.provinces.flatMap((one) => (one.supplyCenter ? [one.id] : [])));
  for (const [i, { id, homeNation, supplyCenter }] of file.provinces.entries()) {
    if (homeNation === undefined) continue;
    const at = valueAt('provinces', i, 'homeNation');
    if (!powers.has(homeNation)) report(at, words.noPower(homeNation));
    if (!supplyCenter) report(at, words.homeIsNoCentre(id));
  }
  for (const [i, { nation, province }] of file.initialState.supplyCenters.entries()) {
    const path = ['initialState', 'supplyCenters', i] as const;
    if (!powers.has(nation)) report(valueAt(...path, 'nation'), words.noNation(nation));
    if (!centres.has(province)) report(valueAt(...path, 'province'), words.noCentre(province));
  }
}

/** Units stand where they can, one in a province. */
function checkStart(file: BoardFile, report: BoardReport, words: Words): void {
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
    if (!powers.has(nation)) report(valueAt(...path, 'nation'), words.noNation(nation));
    if (!province || !entries.has(location)) {
      report(at, words.noPlaceForUnit(location));
      continue;
    }
    if (taken.has(space)) report(at, words.taken(space));
    taken.add(space);
    if (type === 'Army') {
      if (province.type === 'sea') report(at, words.armyAtSea);
      if (location !== space) report(at, words.armyOnCoast(space));
    } else if (divided.has(space) ? location === space : province.type === 'land')
      report(at, divided.has(space) ? words.fleetWithoutCoast(`${space}/nc`) : words.fleetInland);
  }
}

/** Provinces that nobody can get to from the first one, by land or by sea. */
function warnUnreached(file: BoardFile, warn: BoardReport, words: Words): void {
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
    if (!reached.has(id)) warn(keyAt('provinces', i, 'id'), words.unreached(id));
}
