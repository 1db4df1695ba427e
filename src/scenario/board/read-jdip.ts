import { err, ok, type Result } from '../../result.ts';
import type { Said } from '../file-words.ts';
import { COLOURS, type ForeignBoard, linesOfList, slug, STANDARD_YEAR } from './foreign-board.ts';
import { childrenOf, type ForeignProblem, readXml, textOf, type XmlElement } from './read-xml.ts';
import type { BoardFile } from './schema.ts';
import type { BoardFileWords } from './words/board-file-words.ts';

type Pass = BoardFile['provinces'][number]['adjacencies'][number]['pass'];

/** The root of a file of jDip: what it describes. */
export const JDIP_ROOTS = { variants: 'VARIANTS', borders: 'PROVINCES' } as const;

/** A variant that a `variants.xml` describes. */
export interface JdipVariant {
  /** As its author writes it, without the version: `Hundred3 v1`. */
  readonly name: string;
  readonly id: string;
  readonly isDefault: boolean;
  /** The file with its borders. */
  readonly borders: string;
  readonly element: XmlElement;
}

/** The variants of a `variants.xml`. */
export const variantsIn = (root: XmlElement): readonly JdipVariant[] =>
  childrenOf(root, 'VARIANT').map((element) => {
    const name = element.attributes.get('name') ?? '';
    const [map] = childrenOf(element, 'MAP');
    return {
      ...{ name, element, id: slug(name).replaceAll(/^-+|-+$/g, '') },
      isDefault: element.attributes.get('default') === 'true',
      borders: map?.attributes.get('adjacencyURI') ?? '',
    };
  });

/** Reads a file of jDip. The error: it is no XML, or XML of something else. */
export function readJdipFile(
  text: string,
  words: BoardFileWords,
): Result<XmlElement, readonly ForeignProblem[]> {
  const read = readXml(text, words.xml);
  if (!read.ok) return read;
  const { tag, line } = read.value;
  return Object.values<string>(JDIP_ROOTS).includes(tag)
    ? read
    : err([{ line, said: words.jdip.notJdip(tag) }]);
}

/**
 * The board of a variant and of the file with its borders. Not read, because no edition has it: borders that only some
 * orders or seasons may cross, fleets that convoy in a coast, and sides that jDip does not let play.
 */
export function readJdip(
  variant: JdipVariant,
  provinces: XmlElement,
  { jdip: said }: BoardFileWords,
  names: { readonly variants: string; readonly borders: string },
): Result<ForeignBoard, readonly ForeignProblem[]> {
  const problems: ForeignProblem[] = [];
  const tell = (file: string, line: number, one: Said): void => {
    problems.push({ file, line, said: one });
  };
  /** An attribute that must be there. */
  const givenIn =
    (file: string): Given =>
    ({ tag, attributes, line }, name) => {
      const value = attributes.get(name)?.trim() ?? '';
      if (value === '') tell(file, line, said.missing(tag, name));
      return value;
    };
  const given = givenIn(names.variants);
  const givenThere = givenIn(names.borders);
  const { element } = variant;
  const powers = childrenOf(element, 'POWER').map((power) => ({
    name: given(power, 'name'),
    adjective: power.attributes.get('adjective') ?? '',
    also: (power.attributes.get('altnames') ?? '').split(','),
  }));
  /** A power by any of its names; `any` and `none` are nobody. */
  const powerOf = (name: string | undefined): string | null => {
    const word = name?.trim().toLowerCase() ?? 'none';
    if (word === 'none' || word === 'any' || word === '') return null;
    const found = powers.find(({ name: own, also }) =>
      [own, ...also].some((one) => one.trim().toLowerCase() === word),
    );
    return slug(found?.name ?? word);
  };
  const places = childrenOf(provinces, 'PROVINCE').map((one) => placeOf(one, givenThere));
  const ids = new Map(
    places.flatMap(({ id, name, also }) =>
      [id, name, ...also].map((word) => [word.toLowerCase(), id] as const),
    ),
  );
  /** A place by any name of its province: `nwy` is `nor`, `stp-sc` is `stp/sc`. */
  const placeNamed = (word: string): string => {
    const [province = '', coast = 'xc'] = word.toLowerCase().split(/[-/](?=(?:mv|xc|[nesw]c)$)/);
    const id = ids.get(province) ?? province;
    return coast === 'mv' || coast === 'xc' ? id : `${id}/${coast}`;
  };
  const entries = places.flatMap((one) =>
    entriesOf(one, placeNamed, givenThere, (line, type) => {
      tell(names.borders, line, said.unknownPassage(type));
    }),
  );
  const open = entries.filter(({ id, borders }) => [...borders.keys()].some((to) => to !== id));
  const kept = new Set(open.map(({ id }) => id));
  const divided = new Set(
    open.flatMap(({ id, parent }) => (parent === null || parent === id ? [] : [parent])),
  );
  const centres = childrenOf(element, 'SUPPLYCENTER').map((centre) => ({
    element: centre,
    at: placeNamed(given(centre, 'province')),
    home: powerOf(centre.attributes.get('homepower')),
    owner: powerOf(centre.attributes.get('owner')),
  }));
  const units = childrenOf(element, 'INITIALSTATE').map((unit) => {
    const kind = given(unit, 'unit').toLowerCase();
    if (kind !== '' && kind !== 'army' && kind !== 'fleet')
      tell(names.variants, unit.line, said.unknownUnit(kind));
    const coast = unit.attributes.get('unitcoast');
    const at = given(unit, 'province');
    return {
      nation: powerOf(given(unit, 'power')) ?? '',
      type: kind === 'fleet' ? ('Fleet' as const) : ('Army' as const),
      location: placeNamed(coast === undefined ? at : `${at}-${coast}`),
    };
  });
  const [time] = childrenOf(element, 'STARTINGTIME');
  const turn = time ? given(time, 'turn') : '';
  const year = /-?\d{1,5}/.exec(turn)?.[0];
  if (time && turn !== '' && year === undefined) tell(names.variants, time.line, said.noYear(turn));
  const [victory] = childrenOf(element, 'VICTORYCONDITIONS');
  const needed = Number(
    (victory && childrenOf(victory, 'WINNING_SUPPLY_CENTERS')[0])?.attributes.get('value'),
  );
  if (problems.length > 0) return err(problems);
  const homes = new Map(centres.map(({ at, home }) => [at, home]));
  const file: BoardFile = {
    schemaVersion: 1,
    id: variant.id,
    name: variant.name,
    description: '',
    author: authorIn(element) ?? 'unknown',
    victoryConditions: [
      {
        type: 'supply-center-majority',
        supplyCenters: needed > 0 ? needed : Math.floor(centres.length / 2) + 1,
      },
    ],
    ...buildsOf(element),
    phaseProgression: STANDARD_YEAR,
    nations: powers.map(({ name, adjective }, place) => ({
      ...{ id: slug(name), name, color: COLOURS[place % COLOURS.length] ?? '#808080' },
      ...(adjective === '' ? {} : { adjective }),
    })),
    provinces: open
      .filter(({ parent }) => parent === null)
      .map(({ id, name, also, type, borders }) => {
        const home = homes.get(id) ?? null;
        return {
          ...{ id, name, type: divided.has(id) ? ('land' as const) : type },
          supplyCenter: homes.has(id),
          ...(home === null ? {} : { homeNation: home }),
          ...(also.length > 0 ? { abbreviations: [...also] } : {}),
          adjacencies: adjacenciesOf(id, borders, kept),
        };
      }),
    namedCoasts: open.flatMap(({ id, name, parent, borders }) =>
      parent === null
        ? []
        : [{ id, name, parentProvince: parent, adjacencies: adjacenciesOf(id, borders, kept) }],
    ),
    initialState: {
      phase: { season: 'Spring', year: Number(year ?? 1901), type: 'Movement' },
      units,
      supplyCenters: centres.flatMap(({ at, owner }) =>
        owner === null ? [] : [{ nation: owner, province: at }],
      ),
    },
  };
  const lines = new Map(open.map(({ id, line }) => [id, { line, file: names.borders }]));
  const here = ({ line }: XmlElement) => ({ line, file: names.variants });
  return ok({
    file,
    lines: new Map([
      ...linesOfList('provinces', file.provinces, ({ id }) => lines.get(id)),
      ...linesOfList('namedCoasts', file.namedCoasts, ({ id }) => lines.get(id)),
      ...linesOfList('nations', childrenOf(element, 'POWER'), here),
      ...linesOfList('units', childrenOf(element, 'INITIALSTATE'), here),
      ...linesOfList(
        'supplyCenters',
        centres.filter(({ owner }) => owner !== null),
        (centre) => here(centre.element),
      ),
    ]),
  });
}

/** A province, or a coast of one. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly also: readonly string[];
  readonly type: BoardFile['provinces'][number]['type'];
  /** Of a coast: its province. */
  readonly parent: string | null;
  readonly borders: ReadonlyMap<string, Pass>;
  readonly line: number;
}

const COASTS = {
  nc: 'north coast',
  ec: 'east coast',
  sc: 'south coast',
  wc: 'west coast',
} as const;
const isCoast = (type: string): type is keyof typeof COASTS => Object.hasOwn(COASTS, type);

type Given = (element: XmlElement, name: string) => string;

/** A province with its names. */
interface Place {
  readonly id: string;
  readonly name: string;
  readonly also: readonly string[];
  readonly element: XmlElement;
}

const placeOf = (element: XmlElement, given: Given): Place => ({
  id: given(element, 'shortname').toLowerCase(),
  name: given(element, 'fullname'),
  also: childrenOf(element, 'UNIQUENAME').flatMap(
    ({ attributes }) => attributes.get('name')?.trim() || [],
  ),
  element,
});

/** A province and its coasts: `mv` is the passage of armies, `xc` that of fleets where there are no several coasts. */
function entriesOf(
  { element, ...place }: Place,
  placeNamed: (word: string) => string,
  given: Given,
  tellUnknown: (line: number, type: string) => void,
): readonly Entry[] {
  const { id, name } = place;
  const passages = childrenOf(element, 'ADJACENCY').map((one) => ({
    type: one.attributes.get('type') ?? 'mv',
    refs: given(one, 'refs')
      .split(/[\s,;]+/)
      .filter((ref) => ref !== '')
      .map(placeNamed),
    line: one.line,
  }));
  const [land, sea] = [new Set<string>(), new Set<string>()];
  for (const { type, refs, line } of passages)
    if (type === 'mv') for (const ref of refs) land.add(ref.split('/')[0] ?? ref);
    else if (type === 'xc') for (const ref of refs) sea.add(ref);
    else if (!isCoast(type)) tellUnknown(line, type);
  const isSea = !passages.some(({ type }) => type === 'mv');
  const type = isSea ? 'sea' : passages.some((one) => one.type === 'xc') ? 'coastal' : 'land';
  const borders = new Map<string, Pass>();
  for (const to of land) borders.set(to, sea.has(to) ? 'both' : 'army');
  for (const to of sea) if (!land.has(to)) borders.set(to, 'fleet');
  borders.delete(id);
  return [
    { ...place, type, parent: null, borders, line: element.line },
    ...passages.flatMap((one): readonly Entry[] =>
      isCoast(one.type)
        ? [
            {
              ...{ id: `${id}/${one.type}`, name: `${name} (${COASTS[one.type]})`, also: [] },
              ...{ type, parent: id, line: one.line },
              borders: new Map(one.refs.map((to) => [to, 'fleet'])),
            },
          ]
        : [],
    ),
  ];
}

/** The borders of a place with what is on the board: jDip has closed land, too, such as Switzerland. */
const adjacenciesOf = (
  id: string,
  borders: ReadonlyMap<string, Pass>,
  kept: ReadonlySet<string>,
): BoardFile['provinces'][number]['adjacencies'] =>
  [...borders].flatMap(([to, pass]) => (to === id || !kept.has(to) ? [] : [{ to, pass }]));

/** Where powers build, by the options of a variant. */
function buildsOf(element: XmlElement): Pick<BoardFile, 'adjudicationModifiers'> {
  const [options] = childrenOf(element, 'RULEOPTIONS');
  const builds = (options ? childrenOf(options, 'RULEOPTION') : []).find(
    ({ attributes }) => attributes.get('name') === 'OPTION_BUILDS',
  );
  const value = builds?.attributes.get('value');
  if (value === 'VALUE_BUILDS_ANY_OWNED' || value === 'VALUE_BUILDS_ANY_IF_HOME_OWNED')
    return { adjudicationModifiers: ['allow-builds-in-non-home-centers'] };
  return {};
}

/** `Author: Andy Schwarz`, in the description of a variant. */
function authorIn(element: XmlElement): string | undefined {
  const [description] = childrenOf(element, 'DESCRIPTION');
  return /\bAuthor:\s*([^<\n]{2,80})/
    .exec(description ? textOf(description) : '')?.[1]
    ?.trim()
    .replace(/\.$/, '');
}
