import { type Location, type SpaceId, type UnitKind, spaceOf } from '../../../board/board.ts';
import { isBerth } from '../../../board/unit-at.ts';
import type { Power } from '../../../board/powers.ts';
import type { Mover, Who } from '../../messages/who.ts';

const NUMBERS =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );

/** `2` -> `zwei`, `23` -> `dreiundzwanzig`: enough for all units on a board. */
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

/**
 * A name. With a gender it takes its article, and `bent` is its form after an article that is not in the nominative:
 * `das Schwarze Meer`, `dem Schwarzen Meer`.
 */
export interface Noun {
  readonly name: string;
  readonly gender: 'm' | 'f' | 'n' | null;
  readonly bent: string;
}

const bare = (name: string): Noun => ({ name, gender: null, bent: name });
const der = (name: string, bent = name): Noun => ({ name, gender: 'm', bent });
const die = (name: string, bent = name): Noun => ({ name, gender: 'f', bent });
const das = (name: string, bent = name): Noun => ({ name, gender: 'n', bent });

/** The spaces by their German names. */
export const NOUNS: Readonly<Record<SpaceId, Noun>> = {
  ADR: die('Adria'),
  AEG: die('Ägäis'),
  ALB: bare('Albanien'),
  ANK: bare('Ankara'),
  APU: bare('Apulien'),
  ARM: bare('Armenien'),
  BAL: die('Ostsee'),
  BAR: die('Barentssee'),
  BEL: bare('Belgien'),
  BER: bare('Berlin'),
  BLA: das('Schwarze Meer', 'Schwarzen Meer'),
  BOH: bare('Böhmen'),
  BOT: der('Bottnische Meerbusen', 'Bottnischen Meerbusen'),
  BRE: bare('Brest'),
  BUD: bare('Budapest'),
  BUL: bare('Bulgarien'),
  BUR: bare('Burgund'),
  CLY: bare('Clyde'),
  CON: bare('Konstantinopel'),
  DEN: bare('Dänemark'),
  EAS: das('Östliche Mittelmeer', 'Östlichen Mittelmeer'),
  EDI: bare('Edinburgh'),
  ENG: der('Ärmelkanal'),
  FIN: bare('Finnland'),
  GAL: bare('Galizien'),
  GAS: die('Gascogne'),
  GRE: bare('Griechenland'),
  HEL: die('Helgoländer Bucht'),
  HOL: bare('Holland'),
  ION: das('Ionische Meer', 'Ionischen Meer'),
  IRI: die('Irische See', 'Irischen See'),
  KIE: bare('Kiel'),
  LON: bare('London'),
  LVN: bare('Livland'),
  LVP: bare('Liverpool'),
  LYO: der('Golf von Lyon'),
  MAO: der('Mittelatlantik'),
  MAR: bare('Marseille'),
  MOS: bare('Moskau'),
  MUN: bare('München'),
  NAF: bare('Nordafrika'),
  NAO: der('Nordatlantik'),
  NAP: bare('Neapel'),
  NTH: die('Nordsee'),
  NWG: die('Norwegische See', 'Norwegischen See'),
  NWY: bare('Norwegen'),
  PAR: bare('Paris'),
  PIC: die('Picardie'),
  PIE: das('Piemont'),
  POR: bare('Portugal'),
  PRU: bare('Preußen'),
  ROM: bare('Rom'),
  RUH: das('Ruhrgebiet'),
  RUM: bare('Rumänien'),
  SER: bare('Serbien'),
  SEV: bare('Sewastopol'),
  SIL: bare('Schlesien'),
  SKA: das('Skagerrak'),
  SMY: bare('Smyrna'),
  SPA: bare('Spanien'),
  STP: bare('Sankt Petersburg'),
  SWE: bare('Schweden'),
  SYR: bare('Syrien'),
  TRI: bare('Triest'),
  TUN: bare('Tunis'),
  TUS: die('Toskana'),
  TYR: bare('Tirol'),
  TYS: das('Tyrrhenische Meer', 'Tyrrhenischen Meer'),
  UKR: die('Ukraine'),
  VEN: bare('Venedig'),
  VIE: bare('Wien'),
  WAL: bare('Wales'),
  WAR: bare('Warschau'),
  WES: das('Westliche Mittelmeer', 'Westlichen Mittelmeer'),
  YOR: bare('Yorkshire'),
};

/** A sea on the ruler, where there is little room and no article. */
const SHORT: Readonly<Partial<Record<SpaceId, string>>> = {
  BLA: 'Schwarzes Meer',
  BOT: 'Bottnischer Meerb.',
  EAS: 'Östl. Mittelmeer',
  HEL: 'Helgoland',
  ION: 'Ionisches Meer',
  TYS: 'Tyrrhen. Meer',
  WES: 'Westl. Mittelmeer',
};

/** Names with a different form without an article. */
const ON_THE_MAP: Readonly<Partial<Record<SpaceId, string>>> = {
  BLA: 'Schwarzes Meer',
  BOT: 'Bottnischer Meerbusen',
  EAS: 'Östliches Mittelmeer',
  ION: 'Ionisches Meer',
  TYS: 'Tyrrhenisches Meer',
  WES: 'Westliches Mittelmeer',
};

/** A space on the map, where its name stands alone: `Schlesien`, `Schwarzes Meer`. */
export const mapName = (space: SpaceId): string => ON_THE_MAP[space] ?? NOUNS[space].name;

type Case = 'nominative' | 'accusative' | 'dative';

const ARTICLES = {
  m: { nominative: 'der', accusative: 'den', dative: 'dem' },
  f: { nominative: 'die', accusative: 'die', dative: 'der' },
  n: { nominative: 'das', accusative: 'das', dative: 'dem' },
} as const;

function declined(space: SpaceId, how: Case): string {
  const { name, gender, bent } = NOUNS[space];
  if (gender === null) return name;
  const isBent = how === 'dative' || (how === 'accusative' && gender === 'm');
  return `${ARTICLES[gender][how]} ${isBent ? bent : name}`;
}

const COASTS = { N: 'Nordküste', E: 'Ostküste', S: 'Südküste', W: 'Westküste' } as const;

/** `Südküste von Spanien`; null if no coast is named. All coasts are of spaces without an article. */
function coastName(location: Location): string | null {
  const side = location.charAt(4) as keyof typeof COASTS | '';
  if (location.endsWith('/AB')) return null;
  return side === '' ? null : `${COASTS[side]} von ${NOUNS[spaceOf(location)].name}`;
}

const article = (location: Location, how: Case): string => {
  const coast = coastName(location);
  return coast ? `${ARTICLES.f[how]} ${coast}` : declined(spaceOf(location), how);
};

/** A coast by itself; the place must have one. */
export const coastSide = (location: Location): string =>
  COASTS[location.charAt(4) as keyof typeof COASTS];

/** A place in a list: `Schwarzes Meer`, `Spanien (Südküste)`. */
export function placeInList(location: Location): string {
  const name = mapName(spaceOf(location));
  return location.charAt(4) === '' ? name : `${name} (${coastSide(location)})`;
}

/** Nominative: `Schlesien`, `die Nordsee`, `die Südküste von Spanien`. */
export const nominative = (location: Location): string => article(location, 'nominative');

/** Accusative: `den Ärmelkanal`. */
export const accusative = (location: Location): string => article(location, 'accusative');

/** The little words that a preposition and an article make together. */
const joined = (text: string): string =>
  text
    .replace(/^in dem /, 'im ')
    .replace(/^in das /, 'ins ')
    .replace(/^von dem /, 'vom ');

/** Where: `in Schlesien`, `im Ärmelkanal`, `an der Südküste von Spanien`. */
export const inside = (location: Location): string =>
  joined(`${coastName(location) ? 'an' : 'in'} ${article(location, 'dative')}`);

/** Where to: `nach Schlesien`, `in die Nordsee`, `an die Südküste von Spanien`. */
export function toward(location: Location): string {
  if (coastName(location)) return `an ${accusative(location)}`;
  const { gender, name } = NOUNS[spaceOf(location)];
  return gender === null ? `nach ${name}` : joined(`in ${accusative(location)}`);
}

/** Where from, for what was in it: `aus Schlesien`, `aus der Nordsee`, `von der Südküste von Spanien`. */
export const outOf = (location: Location): string =>
  `${coastName(location) ? 'von' : 'aus'} ${article(location, 'dative')}`;

/** Where from, for what happens from there: `von Schlesien aus`, `vom Ärmelkanal aus`. */
export const fromThere = (location: Location): string =>
  `${joined(`von ${article(location, 'dative')}`)} aus`;

/** A space where there is little room: `Schlesien`, `Ärmelkanal`. */
export const shortName = (space: SpaceId): string =>
  SHORT[spaceOf(space)] ?? mapName(spaceOf(space));

/** Both words for units are feminine: `die Armee`, `der Armee`, and `sie`. */
export const kindName = (kind: UnitKind): string => (kind === 'A' ? 'Armee' : 'Flotte');

const kindsName = (kind: UnitKind): string => `${kindName(kind)}n`;

/** `eine Armee`, also as an object. */
export const aUnit = (kind: UnitKind): string => `eine ${kindName(kind)}`;

/** `Armee`, `Armee an Bord`. */
const called = ({ at, kind }: Who): string => kindName(kind) + (isBerth(at) ? ' an Bord' : '');

/** `die Armee in Schlesien`, also as an object. */
export const unit = (one: Who): string => `die ${called(one)} ${inside(one.at)}`;

/** `der Armee in Schlesien`: dative, and genitive too. */
export const ofUnit = (one: Who): string => `der ${called(one)} ${inside(one.at)}`;

/** `die Armee dort`, in a space that the sentence has named. */
export const unitThere = ({ kind }: Pick<Who, 'kind'>): string => `die ${kindName(kind)} dort`;

/** An army that comes over sea is named by where it comes from: `die Armee aus London`. */
export const moving = (one: Mover): string => `die ${called(one)} ${place(one)}`;

/** A unit before it moves elsewhere: `die Armee aus Wien`, since `in Wien` would be taken for its destination. */
export const unitFrom = (one: Who): string => `die ${called(one)} ${outOf(one.at)}`;

type Named = Who & { readonly crosses?: boolean };

const place = ({ at, crosses }: Named): string =>
  crosses && !isBerth(at) ? outOf(at) : inside(at);

const isAlike = (one: Named, other: Named): boolean =>
  called(one) === called(other) && one.crosses === other.crosses;

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

/** `die Armeen in Preußen und in Schlesien`, `die Armee in Preußen und die Flotte in der Ostsee`. */
export const units = (list: readonly Named[]): string => together(list, 'die', 'die');

/** Genitive: `der Armeen in Preußen und in Schlesien`. */
export const ofUnits = (list: readonly Named[]): string => together(list, 'der', 'der');

/** Dative: `den Armeen in Preußen und in Schlesien`. */
export const toUnits = (list: readonly Named[]): string => together(list, 'der', 'den');

/** `die Unterstützung der Armee in Schlesien`, `die Unterstützungen der Armeen in ...`. */
export const supportOf = (list: readonly Who[]): string =>
  `die Unterstützung${list.length === 1 ? '' : 'en'} ${ofUnits(list)}`;

/** `der Konvoi der Flotte in der Nordsee`, `die Konvois der Flotten in ...`. */
export const convoyOf = (list: readonly Who[]): string =>
  `${list.length === 1 ? 'der Konvoi' : 'die Konvois'} ${ofUnits(list)}`;

const POWERS: Readonly<Record<Power, string>> = {
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
  name === 'Turkey' ? `die ${POWERS[name]}` : POWERS[name];

/** `Österreich`, `der Türkei`: dative. */
export const toPower = (name: Power): string =>
  name === 'Turkey' ? `der ${POWERS[name]}` : POWERS[name];

/** `Österreichs`, `der Türkei`: genitive, after what belongs to the power. */
export const ofPower = (name: Power): string =>
  name === 'Turkey' ? `der ${POWERS[name]}` : `${POWERS[name]}s`;

/** Without an article, as the head of a list: `Türkei`. */
export const powerName = (name: Power): string => POWERS[name];

/** `eine deutsche Einheit`: the word with its ending. */
export const NATIONAL: Readonly<Record<Power, string>> = {
  Austria: 'österreichische',
  England: 'englische',
  France: 'französische',
  Germany: 'deutsche',
  Italy: 'italienische',
  Russia: 'russische',
  Turkey: 'türkische',
};
