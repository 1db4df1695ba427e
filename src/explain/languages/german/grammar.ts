import { coastOf, hasStandardMap, spaceIn, spaceOf, STANDARD } from '../../../board/board.ts';
import type { Board, Location, SpaceId, UnitKind } from '../../../board/board.ts';
import { isBerth } from '../../../board/unit-at.ts';
import type { Power } from '../../../board/powers.ts';
import type { Mover, Who } from '../../messages/who.ts';
import { bare, type Noun, NOUNS, ON_THE_MAP, SHORT } from './nouns.ts';

const NUMBERS =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );

/** `23` -> `dreiundzwanzig`: enough for all units. */
export function numberWord(count: number): string {
  const tens = ['zwanzig', 'dreißig'][Math.floor(count / 10) - 2];
  if (tens === undefined) return NUMBERS[count] ?? String(count);
  const ones = count % 10;
  if (ones === 0) return tens;
  return `${ones === 1 ? 'ein' : numberWord(ones)}und${tens}`;
}

/** `counted(1, 'eine Einheit', 'Einheiten')` -> `eine Einheit`; `zwei Einheiten`; `keine Einheit`. */
export function counted(count: number, one: string, several: string): string {
  if (count === 0) return `k${one}`;
  return count === 1 ? one : `${numberWord(count)} ${several}`;
}

/** `A, B und C`; with `oder`: `A, B oder C`. */
export function listed(words: readonly string[], last: 'und' | 'oder' = 'und'): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** A whole sentence after a colon begins with a capital letter. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `2 gegen 1`. */
export const against = (attack: number, other: number): string =>
  `${String(attack)} gegen ${String(other)}`;

export const quoted = (text: string): string => `„${text}“`;

type Case = 'nominative' | 'accusative' | 'dative';

const ARTICLES = {
  m: { nominative: 'der', accusative: 'den', dative: 'dem' },
  f: { nominative: 'die', accusative: 'die', dative: 'der' },
  n: { nominative: 'das', accusative: 'das', dative: 'dem' },
} as const;

const COASTS = { N: 'Nordküste', E: 'Ostküste', S: 'Südküste', W: 'Westküste' } as const;

/** `Südküste` for `SC` or `sc`; the letters of a coast that has no name. */
const sideOf = (coast: string): string =>
  Object.entries(COASTS).find(([side]) => side === coast.charAt(0).toUpperCase())?.[1] ?? coast;

/** A coast by itself; the place must have one. */
export const coastSide = (location: Location): string => sideOf(coastOf(location));

/** The little words that a preposition and an article make together. */
const joined = (text: string): string =>
  text
    .replace(/^in dem /, 'im ')
    .replace(/^in das /, 'ins ')
    .replace(/^von dem /, 'vom ');

/** Both words for units are feminine: `die Armee`, `der Armee`, and `sie`. */
export const kindName = (kind: UnitKind): string => (kind === 'A' ? 'Armee' : 'Flotte');

const kindsName = (kind: UnitKind): string => `${kindName(kind)}n`;

/** `eine Armee`, also as an object. */
export const aUnit = (kind: UnitKind): string => `eine ${kindName(kind)}`;

/** `Armee`, `Armee an Bord`. */
const called = ({ at, kind }: Who): string => kindName(kind) + (isBerth(at) ? ' an Bord' : '');

/** `die Armee dort`, in a space that the sentence has named. */
export const unitThere = ({ kind }: Pick<Who, 'kind'>): string => `die ${kindName(kind)} dort`;

/** No centre has an article. */
const CENTRE_NAMES: ReadonlyMap<string, string> = new Map(
  STANDARD.centres.map((centre) => [spaceIn(centre).name, NOUNS[centre].name]),
);

/** The powers of the standard board; those of others have the names that they have there. */
const POWERS: Readonly<Partial<Record<Power, string>>> = {
  Austria: 'Österreich',
  England: 'England',
  France: 'Frankreich',
  Germany: 'Deutschland',
  Italy: 'Italien',
  Russia: 'Russland',
  Turkey: 'Türkei',
};

/** `Österreich`, `die Türkei`, also as an object. */
export const power = (name: Power): string =>
  name === 'Turkey' ? `die ${powerName(name)}` : powerName(name);

/** `Österreich`, `der Türkei`: dative. */
export const toPower = (name: Power): string =>
  name === 'Turkey' ? `der ${powerName(name)}` : powerName(name);

/** `Österreichs`, `der Türkei`: genitive, after what belongs to the power. */
export const ofPower = (name: Power): string =>
  name === 'Turkey' ? `der ${powerName(name)}` : `${powerName(name)}s`;

/** Without an article, as the head of a list: `Türkei`. A power may have the name of its centre. */
export const powerName = (name: Power): string => POWERS[name] ?? CENTRE_NAMES.get(name) ?? name;

/** `deutsche Einheit`; `Einheit von Karthago`, if the power has no adjective. */
export const nationalUnit = (power: Power, unit: string): string => {
  return Object.hasOwn(NATIONAL, power)
    ? `${NATIONAL[power]} ${unit}`
    : `${unit} von ${powerName(power)}`;
};

/** `deutsche`: the adjectives of the powers of the standard board. */
export const NATIONAL: Readonly<Record<Power, string>> = {
  Austria: 'österreichische',
  England: 'englische',
  France: 'französische',
  Germany: 'deutsche',
  Italy: 'italienische',
  Russia: 'russische',
  Turkey: 'türkische',
};

type Named = Who & { readonly crosses?: boolean };

const isAlike = (one: Named, other: Named): boolean =>
  called(one) === called(other) && one.crosses === other.crosses;

/** How the places and units of a board are called in sentences. */
export interface GermanGrammar {
  /** A space on the map, where its name stands alone: `Schlesien`, `Schwarzes Meer`. */
  readonly mapName: (space: SpaceId) => string;
  /** A space where there is little room: `Schlesien`, `Ärmelkanal`. */
  readonly shortName: (space: SpaceId) => string;
  /** A place in a list: `Schwarzes Meer`, `Spanien (Südküste)`. */
  readonly placeInList: (location: Location) => string;
  /** Nominative: `Schlesien`, `die Nordsee`, `die Südküste von Spanien`. */
  readonly nominative: (location: Location) => string;
  /** Accusative: `den Ärmelkanal`. */
  readonly accusative: (location: Location) => string;
  /** Where: `in Schlesien`, `im Ärmelkanal`, `an der Südküste von Spanien`. */
  readonly inside: (location: Location) => string;
  /** Where to: `nach Schlesien`, `in die Nordsee`, `an die Südküste von Spanien`. */
  readonly toward: (location: Location) => string;
  /** Where from, for what was in it: `aus Schlesien`, `aus der Nordsee`, `von der Südküste von Spanien`. */
  readonly outOf: (location: Location) => string;
  /** Where from, for what happens from there: `von Schlesien aus`, `vom Ärmelkanal aus`. */
  readonly fromThere: (location: Location) => string;
  /** `die Armee in Schlesien`, also as an object. */
  readonly unit: (one: Who) => string;
  /** `der Armee in Schlesien`: dative, and genitive too. */
  readonly ofUnit: (one: Who) => string;
  /** An army that comes over sea is named by where it comes from: `die Armee aus London`. */
  readonly moving: (one: Mover) => string;
  /** A unit before it moves elsewhere: `die Armee aus Wien`, since `in Wien` would be taken for its destination. */
  readonly unitFrom: (one: Who) => string;
  /** `die Armeen in Preußen und in Schlesien`, `die Armee in Preußen und die Flotte in der Ostsee`. */
  readonly units: (list: readonly Named[]) => string;
  /** Genitive: `der Armeen in Preußen und in Schlesien`. */
  readonly ofUnits: (list: readonly Named[]) => string;
  /** Dative: `den Armeen in Preußen und in Schlesien`. */
  readonly toUnits: (list: readonly Named[]) => string;
  /** `die Unterstützung der Armee in Schlesien`, `die Unterstützungen der Armeen in ...`. */
  readonly supportOf: (list: readonly Who[]) => string;
  /** `der Konvoi der Flotte in der Nordsee`, `die Konvois der Flotten in ...`. */
  readonly convoyOf: (list: readonly Who[]) => string;
  /** Where one builds, when centres are taken: `Heimatzentrum`, `Am Ende des Herbstes`. */
  readonly site: string;
  readonly whenCounted: string;
}

export function grammarOn(board: Board): GermanGrammar {
  const isStandard = hasStandardMap(board);
  const noun = (space: SpaceId): Noun =>
    isStandard ? NOUNS[space] : bare(spaceIn(space, board).name);
  const mapName = (space: SpaceId): string =>
    (isStandard ? ON_THE_MAP[space] : undefined) ?? noun(space).name;

  function declined(space: SpaceId, how: Case): string {
    const { name, gender, bent } = noun(space);
    if (gender === null) return name;
    const isBent = how === 'dative' || (how === 'accusative' && gender === 'm');
    return `${ARTICLES[gender][how]} ${isBent ? bent : name}`;
  }
  /** `Südküste von Spanien`; null if no coast is named. All coasts are of spaces without an article. */
  function coastName(location: Location): string | null {
    const coast = coastOf(location);
    if (coast === '' || location.endsWith('/AB')) return null;
    return `${sideOf(coast)} von ${noun(spaceOf(location)).name}`;
  }
  const article = (location: Location, how: Case): string => {
    const coast = coastName(location);
    return coast ? `${ARTICLES.f[how]} ${coast}` : declined(spaceOf(location), how);
  };
  const accusative = (location: Location): string => article(location, 'accusative');
  const inside = (location: Location): string =>
    joined(`${coastName(location) ? 'an' : 'in'} ${article(location, 'dative')}`);
  function toward(location: Location): string {
    if (coastName(location)) return `an ${accusative(location)}`;
    const { gender, name } = noun(spaceOf(location));
    return gender === null ? `nach ${name}` : joined(`in ${accusative(location)}`);
  }
  const outOf = (location: Location): string =>
    `${coastName(location) ? 'von' : 'aus'} ${article(location, 'dative')}`;
  const place = ({ at, crosses }: Named): string =>
    crosses && !isBerth(at) ? outOf(at) : inside(at);

  /** Several units of one kind share its noun: `die Armeen in Preußen und in Schlesien`. */
  function together(
    units: readonly Named[],
    one: 'die' | 'der',
    several: 'die' | 'der' | 'den',
  ): string {
    const [first, ...others] = units;
    if (!first) return '';
    if (others.length === 0 || others.some((other) => !isAlike(first, other)))
      return listed(units.map((each) => `${one} ${called(each)} ${place(each)}`));
    const aboard = isBerth(first.at) ? ' an Bord' : '';
    return `${several} ${kindsName(first.kind)}${aboard} ${listed(units.map(place))}`;
  }
  const ofUnits = (list: readonly Named[]): string => together(list, 'der', 'der');
  return {
    mapName,
    shortName: (space) =>
      (isStandard ? SHORT[spaceOf(space)] : undefined) ?? mapName(spaceOf(space)),
    placeInList(location) {
      const name = mapName(spaceOf(location));
      return coastOf(location) === '' ? name : `${name} (${coastSide(location)})`;
    },
    nominative: (location) => article(location, 'nominative'),
    accusative,
    inside,
    toward,
    outOf,
    fromThere: (location) => `${joined(`von ${article(location, 'dative')}`)} aus`,
    unit: (one) => `die ${called(one)} ${inside(one.at)}`,
    ofUnit: (one) => `der ${called(one)} ${inside(one.at)}`,
    moving: (one) => `die ${called(one)} ${place(one)}`,
    unitFrom: (one) => `die ${called(one)} ${outOf(one.at)}`,
    units: (list) => together(list, 'die', 'die'),
    ofUnits,
    toUnits: (list) => together(list, 'der', 'den'),
    supportOf: (list) => `die Unterstützung${list.length === 1 ? '' : 'en'} ${ofUnits(list)}`,
    convoyOf: (list) => `${list.length === 1 ? 'der Konvoi' : 'die Konvois'} ${ofUnits(list)}`,
    site: board.builds === 'anywhere' ? 'Zentrum' : 'Heimatzentrum',
    whenCounted: isStandard ? 'Am Ende des Herbstes' : 'Beim Zählen der Zentren',
  };
}

/** The same on the standard board. */
export const standardGrammar: GermanGrammar = grammarOn(STANDARD);
