import { spaceOf, type Location, type SpaceId, type UnitKind } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { Mover, Who } from '../../messages/who.ts';
import { NOUNS, SHORT } from './spaces.ts';
import { listed } from './words.ts';

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
  return side === '' ? null : `${COASTS[side]} von ${NOUNS[spaceOf(location)].name}`;
}

const article = (location: Location, how: Case): string => {
  const coast = coastName(location);
  return coast ? `${ARTICLES.f[how]} ${coast}` : declined(spaceOf(location), how);
};

/** Who or what: `Schlesien`, `die Nordsee`, `die Südküste von Spanien`. */
export const nominative = (location: Location): string => article(location, 'nominative');

/** Whom or what: `den Ärmelkanal`. */
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

/** Where from, of what was in it: `aus Schlesien`, `aus der Nordsee`, `von der Südküste von Spanien`. */
export const outOf = (location: Location): string =>
  `${coastName(location) ? 'von' : 'aus'} ${article(location, 'dative')}`;

/** Where from, of what happens from there: `von Schlesien aus`, `vom Ärmelkanal aus`. */
export const fromThere = (location: Location): string =>
  `${joined(`von ${article(location, 'dative')}`)} aus`;

/** A space where there is little room: `Schlesien`, `Ärmelkanal`. */
export const shortName = (space: SpaceId): string => SHORT[space] ?? NOUNS[space].name;

/** Units are feminine, all of them: `die Armee`, `der Armee`, and `sie`. */
export const kindName = (kind: UnitKind): string => (kind === 'A' ? 'Armee' : 'Flotte');

export const kindsName = (kind: UnitKind): string => `${kindName(kind)}n`;

/** `eine Armee`, also as an object. */
export const aUnit = (kind: UnitKind): string => `eine ${kindName(kind)}`;

/** `die Armee in Schlesien`, also as an object. */
export const unit = ({ at, kind }: Who): string => `die ${kindName(kind)} ${inside(at)}`;

/** `der Armee in Schlesien`: dative, and genitive too. */
export const ofUnit = ({ at, kind }: Who): string => `der ${kindName(kind)} ${inside(at)}`;

/** `die Armee dort`, in a space that the sentence has named. */
export const unitThere = ({ kind }: Pick<Who, 'kind'>): string => `die ${kindName(kind)} dort`;

/** An army that comes over sea is told by where it comes from: `die Armee aus London`. */
export const moving = ({ at, kind, crosses }: Mover): string =>
  `die ${kindName(kind)} ${crosses ? outOf(at) : inside(at)}`;

export const ofMoving = ({ at, kind, crosses }: Mover): string =>
  `der ${kindName(kind)} ${crosses ? outOf(at) : inside(at)}`;

type Named = Who & { readonly crosses?: boolean };

const place = ({ at, crosses }: Named): string => (crosses ? outOf(at) : inside(at));

const isAlike = (one: Named, other: Named): boolean =>
  one.kind === other.kind && one.crosses === other.crosses;

/** Several of one kind share the word for it: `die Armeen in Preußen und in Schlesien`. */
function together(
  units: readonly Named[],
  one: 'die' | 'der',
  several: 'die' | 'der' | 'den',
): string {
  const [first, ...others] = units;
  if (!first) return '';
  if (others.length === 0 || others.some((other) => !isAlike(first, other)))
    return listed(units.map((each) => `${one} ${kindName(each.kind)} ${place(each)}`));
  return `${several} ${kindsName(first.kind)} ${listed(units.map(place))}`;
}

/** `die Armeen in Preußen und in Schlesien`, `die Armee in Preußen und die Flotte in der Ostsee`. */
export const units = (list: readonly Named[]): string => together(list, 'die', 'die');

/** Whose: `der Armeen in Preußen und in Schlesien`. */
export const ofUnits = (list: readonly Named[]): string => together(list, 'der', 'der');

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

/** `Österreich`, `der Türkei`: to whom. */
export const toPower = (name: Power): string =>
  name === 'Turkey' ? `der ${POWERS[name]}` : POWERS[name];

/** `Österreichs`, `der Türkei`: whose, behind what is its. */
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
