import { err, ok, type Result } from '../result.ts';
import { ALIASES, AMBIGUOUS_SPELLINGS } from './aliases.ts';
import { germanSpellings } from './german-names.ts';
import { coastOf, SPACE_IDS, spaceIn, spaceOf, STANDARD } from './board.ts';
import type { Board, CoastId, Location, SpaceId } from './board.ts';
import { SPACES } from './spaces.ts';

export const COAST_NAMES = { N: 'north coast', E: 'east coast', S: 'south coast', W: 'west coast' };
type Side = keyof typeof COAST_NAMES;

/** Why a text does not name a location. */
export type LocationError =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Location[] }
  | { readonly kind: 'no-such-coast'; readonly space: SpaceId; readonly coast: string };

/** Lower-case letters only, without accents: `St. P.` and `stp` are the same name. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

const SHORTEST_PREFIX = 3;

interface Spellings {
  readonly meanings: ReadonlyMap<string, readonly SpaceId[]>;
  /** Matched only as a whole, and only if nothing else matches. */
  readonly german: ReadonlyMap<string, SpaceId>;
  readonly longest: number;
}
let known: Spellings | null = null;

/** Built when a name is first read: code that only writes names does not need it. */
function spellings(): Spellings {
  if (known) return known;
  const meanings = new Map([
    ...SPACE_IDS.flatMap((id) =>
      [id, SPACES[id].name, SPACES[id].short, ...(ALIASES[id] ?? [])].map(
        (spelling): [string, readonly SpaceId[]] => [fold(spelling), [id]],
      ),
    ),
    ...Object.entries(AMBIGUOUS_SPELLINGS),
  ]);
  const german = new Map(germanSpellings().map(([name, id]) => [fold(name), id]));
  const longest = Math.max(...[...meanings.keys(), ...german.keys()].map(({ length }) => length));
  known = { meanings, german, longest };
  return known;
}

/**
 * All spaces that a text may mean, likeliest first; empty if none. Case, full stops, spaces and hyphens are ignored. A
 * known spelling takes precedence over a prefix of another name; a prefix needs three letters. `Tyr` gives TYR and TYS:
 * the printed examples use it for both, and only the unit and its position can decide (1971 VII.7 mentions the same
 * problem for `Nor`).
 */
export function lookUpSpace(text: string): readonly SpaceId[] {
  const before = looked.get(text);
  if (before) return before;
  const found = spacesFor(fold(text).replace(/^the/, ''));
  if (looked.size >= MOST_LOOKED) looked.clear();
  if (text.length <= spellings().longest) looked.set(text, found);
  return found;
}

/** Readers look up the same words over and over. */
const looked = new Map<string, readonly SpaceId[]>();
const MOST_LOOKED = 4_096;

function spacesFor(key: string): readonly SpaceId[] {
  const { meanings, german, longest } = spellings();
  const exact = meanings.get(key);
  if (exact) return exact;
  if (key.length < SHORTEST_PREFIX || key.length > longest) return [];
  const found = new Set<SpaceId>();
  for (const [spelling, ids] of meanings)
    if (spelling.startsWith(key)) for (const id of ids) found.add(id);
  const germanName = found.size === 0 ? german.get(key) : undefined;
  return germanName === undefined ? [...found] : [germanName];
}

/** `Spa(nc)`, `Spa/NC`, `Spa nc`, `Spa n.c.`, `Spain (north coast)`, `(SPA NCS)`, `spa/n`. */
const COAST =
  /(?:[\s/(-]+(?:(n|e|s|w)(?:\.?\s*c\.?s?|\.?\s*coast)|(north|east|south|west)(?:ern)?[\s-]*coast)|\s*[/(]\s*(n|e|s|w))\s*\.?\s*\)*\s*$/i;

function splitCoast(text: string): { readonly name: string; readonly side: Side | null } {
  const found = COAST.exec(text);
  const word = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || !word) return { name: text, side: null };
  return { name: text.slice(0, found.index), side: word.charAt(0).toUpperCase() as Side };
}

function coastAt(space: SpaceId, side: Side): CoastId | undefined {
  return SPACES[space].coasts.find((coast) => coast === `${space}/${side}C`);
}

/**
 * All locations that a text may mean, likeliest first: `lookUpSpace`, with a coast in any notation after the name.
 * Spaces without that coast are dropped.
 */
export function lookUpLocation(text: string): readonly Location[] {
  const { name, side } = splitCoast(text);
  const spaces = lookUpSpace(name);
  return side === null ? spaces : spaces.flatMap((space) => coastAt(space, side) ?? []);
}

/**
 * The location that a text means. A space's own short name is taken literally (`Tyr` is Tyrolia); use `lookUpLocation`
 * for its other meanings. Reads everything that `formatLocation` and `fullName` write.
 */
export function parseLocation(text: string): Result<Location, LocationError> {
  const { name, side } = splitCoast(text);
  const candidates = lookUpLocation(text);
  const [first, second] = candidates;
  if (first === undefined) {
    const [space] = lookUpSpace(name);
    if (side === null || space === undefined) return err({ kind: 'unknown' });
    return err({ kind: 'no-such-coast', space, coast: COAST_NAMES[side] });
  }
  const ownShortName = fold(SPACES[spaceOf(first)].short) === fold(name);
  if (second !== undefined && !ownShortName) return err({ kind: 'ambiguous', candidates });
  return ok(first);
}

/** A location in the notation of orders: `Sil`, `StP/sc`. */
export function formatLocation(location: Location, board: Board = STANDARD): string {
  const space = spaceOf(location);
  return spaceIn(space, board).short + location.slice(space.length).toLowerCase();
}

/** A location in the notation of sentences: `Silesia`, `St Petersburg (south coast)`. */
export function fullName(location: Location, board: Board = STANDARD): string {
  const { name } = spaceIn(spaceOf(location), board);
  const coast = coastOf(location);
  return coast === '' ? name : `${name} (${coastName(coast)})`;
}

/** `north coast` for `NC` or `nc`; the letters of a coast that has no name. */
export const coastName = (coast: string): string =>
  Object.entries(COAST_NAMES).find(([side]) => side === coast.charAt(0).toUpperCase())?.[1] ??
  coast;
