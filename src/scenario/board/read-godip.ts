import { err, ok, type Result } from '../../result.ts';
import { COLOURS, type ForeignBoard, linesOfList, slug, STANDARD_YEAR } from './foreign-board.ts';
import { type ForeignProblem, linesOf } from './read-xml.ts';
import type { BoardFile } from './schema.ts';
import type { BoardFileWords } from './words/board-file-words.ts';
import { ENGLISH } from './words/english.ts';

type Pass = BoardFile['provinces'][number]['adjacencies'][number]['pass'];

/** A province or a coast, with its flag, its borders, and whose centre it is. */
interface Entry {
  readonly id: string;
  readonly line: number;
  readonly flag: string;
  readonly centre: string | null;
  readonly borders: ReadonlyMap<string, Pass>;
}

/** Several times the longest of godip's. */
const MOST_ENTRIES = 3_000;

/**
 * Reads the source of a variant of godip: the chain of calls that makes its graph, and the tables of its start and its
 * names. Nothing of it is run. What its code does besides is not read: other years, neutral orders, convoys over land.
 */
export function readGodip(
  source: string,
  id: string,
  { godip: said }: BoardFileWords = ENGLISH,
): Result<ForeignBoard, readonly ForeignProblem[]> {
  const text = source.replaceAll(/^[ \t]*\/\/.*$/gm, '');
  const entries = entriesIn(text);
  if (entries.length === 0) return err([{ line: 1, said: said.noGraph }]);
  if (entries.length > MOST_ENTRIES) return err([{ line: 1, said: said.tooLarge }]);
  const nameOf = nationsIn(text);
  const units = [
    ...text.matchAll(
      /"([a-z]+(?:\/[a-z]+)?)":\s*(?:godip\.Unit)?\{\s*(?:Type:\s*)?godip\.(Army|Fleet),\s*(?:Nation:\s*)?((?:\w+\.)?\w+)\s*\}/g,
    ),
  ].map(([, at = '', type = '', nation = '']) => ({
    nation: nameOf(nation),
    type: type === 'Army' ? ('Army' as const) : ('Fleet' as const),
    location: at,
  }));
  const owned = [
    ...between(text, /SetSupplyCenters\(/, /\}\)/).matchAll(/"([a-z]+)":\s*((?:\w+\.)?\w+)/g),
  ];
  const owners = owned.map(([, province = '', nation = '']) => ({
    nation: nameOf(nation),
    province,
  }));
  const homes = entries.flatMap(({ centre }) =>
    centre === null || isNeutral(centre) ? [] : [nameOf(centre)],
  );
  const nations = [
    ...new Set([
      ...homes,
      ...owners.map(({ nation }) => nation),
      ...units.map(({ nation }) => nation),
    ]),
  ];
  const names = namesIn(text);
  const divided = new Set(
    entries.flatMap((entry) => (entry.id.includes('/') ? [spaceOf(entry.id)] : [])),
  );
  const centres = entries.filter(({ centre }) => centre !== null).length;
  const needed = /SoloSCCount:[^\n]*?return (\d+)/.exec(text)?.[1];
  const anywhere = /godip\.Anywhere:\s*true/.test(text);
  const anyHome = /godip\.AnyHomeCenter:\s*true/.test(text);
  const year = /Phase\((\d+),/.exec(text)?.[1];
  /** Where a province has coasts, fleets are on one of them. */
  const adjacencies = ({ id: at, borders }: Entry): BoardFile['provinces'][number]['adjacencies'] =>
    [...borders].flatMap(([to, pass]) => {
      if (pass === 'army' || !(divided.has(at) || divided.has(to))) return [{ to, pass }];
      return pass === 'both' ? [{ to, pass: 'army' as const }] : [];
    });
  const file: BoardFile = {
    schemaVersion: 1,
    id,
    name: /\bName:\s*"([^"]+)"/.exec(text)?.[1] ?? id,
    description: /\bDescription:\s*"([^"]+)"/.exec(text)?.[1] ?? '',
    author: /\bCreatedBy:\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown',
    victoryConditions: [
      {
        type: 'supply-center-majority',
        supplyCenters: Number(needed ?? Math.floor(centres / 2) + 1),
      },
    ],
    ...(anywhere
      ? { adjudicationModifiers: ['allow-builds-in-non-home-centers'] }
      : anyHome
        ? { adjudicationModifiers: ['allow-builds-in-any-home-center'] }
        : {}),
    phaseProgression: STANDARD_YEAR,
    nations: nations.map((name, place) => ({
      id: slug(name),
      name,
      color: COLOURS[place % COLOURS.length] ?? '#808080',
    })),
    provinces: entries
      .filter((entry) => !entry.id.includes('/'))
      .map((entry) => ({
        id: entry.id,
        name: names.get(entry.id) ?? entry.id,
        type: entry.flag.includes('Sea')
          ? ('sea' as const)
          : entry.flag.includes('Land')
            ? ('land' as const)
            : ('coastal' as const),
        supplyCenter: entry.centre !== null,
        ...(entry.centre === null || isNeutral(entry.centre)
          ? {}
          : { homeNation: slug(nameOf(entry.centre)) }),
        adjacencies: adjacencies(entry),
      })),
    namedCoasts: entries
      .filter((entry) => entry.id.includes('/'))
      .map((entry) => ({
        id: entry.id,
        name: names.get(entry.id) ?? entry.id,
        parentProvince: spaceOf(entry.id),
        adjacencies: adjacencies(entry),
      })),
    initialState: {
      phase: { season: 'Spring', year: Number(year ?? 1901), type: 'Movement' },
      units: units.map((unit) => ({ ...unit, nation: slug(unit.nation) })),
      supplyCenters: owners
        .filter(({ nation }) => !isNeutral(nation))
        .map(({ nation, province }) => ({ nation: slug(nation), province })),
    },
  };
  const lines = new Map(entries.map(({ id: at, line }) => [at, { line }]));
  return ok({
    file,
    lines: new Map([
      ...linesOfList('provinces', file.provinces, ({ id: at }) => lines.get(at)),
      ...linesOfList('namedCoasts', file.namedCoasts, ({ id: at }) => lines.get(at)),
    ]),
  });
}

const spaceOf = (at: string): string => at.split('/')[0] ?? at;
const isNeutral = (nation: string): boolean => /(^|\.)Neutral$/.test(nation);

/** The text after a first pattern, up to a second. */
function between(text: string, from: RegExp, to: RegExp): string {
  const start = text.search(from);
  if (start < 0) return '';
  const rest = text.slice(start);
  const end = rest.search(to);
  return end < 0 ? rest : rest.slice(0, end);
}

/** `Prov("lon").Conn("nth", godip.Sea).Flag(godip.Coast...).SC(England).` */
function entriesIn(text: string): readonly Entry[] {
  const lineAt = linesOf(text);
  return [
    ...text.matchAll(/\bProv\("([a-z]+(?:\/[a-z]+)?)"\)((?:\s*\.\s*(?:Conn|Flag|SC)\([^()]*\))*)/g),
  ].map(({ index, 1: id = '', 2: calls = '' }) => {
    const borders = new Map<string, Pass>();
    for (const [, to = '', kind = ''] of calls.matchAll(
      /Conn\("([a-z]+(?:\/[a-z]+)?)",\s*([^)]*)\)/g,
    )) {
      const pass =
        kind.includes('Coast') || (kind.includes('Land') && kind.includes('Sea'))
          ? 'both'
          : kind.includes('Land')
            ? 'army'
            : 'fleet';
      const before = borders.get(to);
      borders.set(to, before === undefined || before === pass ? pass : 'both');
    }
    return {
      ...{ id, line: lineAt(index), borders },
      flag: /Flag\(([^)]*)\)/.exec(calls)?.[1] ?? '',
      centre: /SC\(([^)]*)\)/.exec(calls)?.[1] ?? null,
    };
  });
}

/** What a constant of a nation is called; those of godip itself are called as they are written. */
function nationsIn(text: string): (constant: string) => string {
  const names = new Map(
    [...text.matchAll(/\b(\w+)\s+godip\.Nation\s*=\s*"([^"]+)"/g)].map(
      ([, constant = '', name = '']) => [constant, name] as const,
    ),
  );
  return (constant) => names.get(constant) ?? constant.replace(/^\w+\./, '');
}

const namesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/"([a-z]+(?:\/[a-z]+)?)":\s*"([^"]+)"/g)].map(
      ([, id = '', name = '']) => [id, name] as const,
    ),
  );
