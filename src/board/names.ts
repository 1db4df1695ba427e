import { err, ok, type Result } from '../result.ts';
import { germanSpellings } from './german-names.ts';
import {
  coastOf,
  hasStandardMap,
  spaceIn,
  spaceOf,
  STANDARD,
  type Board,
  type Location,
  type SpaceId,
} from './board.ts';

/**
 * Names for a space besides its full name, its short name and its three letters: abbreviations from the rulebooks and
 * their Sample Game, old and wrong spellings, and the codes of other programs (DAIDE: ECH, GOB, GOL). Case, full stops,
 * spaces and hyphens are ignored, and a prefix of an alias is enough.
 */
export const ALIASES: Readonly<Partial<Record<SpaceId, readonly string[]>>> = {
  BLA: ['BLK', 'Bl Sea', 'Blk Sea'],
  BOT: ['Bothnia', 'G of Bothnia', 'Gulf of Both', 'GOB'],
  BRE: ['Breast'],
  BUR: ['Burgandy'],
  EAS: ['East Mediterranean', 'E Mediterranean', 'Eastern Med', 'Eas Med', 'EMS', 'EMD'],
  CON: ['Istanbul'],
  ENG: ['Channel', 'Eng Channel', 'ECH'],
  GAL: ['Galacia'],
  HEL: ['Heligoland Bight', 'Hel Bight', 'Helgoland', 'Heligoland', 'Helg Bight'],
  IRI: ['IRS'],
  KIE: ['KIL'],
  LVN: ['LVO', 'LVA'],
  LVP: ['Lpl', 'Lpool', 'Livp'],
  LYO: ['Lyon', 'Lyons', 'Lions', 'Gulf of Lyons', 'Gulf of Lions', 'G of Lyon', 'GOL'],
  MAO: ['Mid Atlantic', 'Middle Atlantic Ocean', 'Mid Atl Ocean', 'Mat'],
  MAR: ['Marseille'],
  NAF: ['N Africa', 'N Afr', 'North Afr', 'Nora'],
  NAO: ['N Atlantic Ocean', 'North Atl Ocean', 'NAtl'],
  NAP: ['Napoli'],
  NTH: ['N Sea', 'Nor Sea', 'Nts'],
  NWG: ['Norw Sea', 'Nwg Sea', 'NWS', 'Norg'],
  PIE: ['Piemonte'],
  RUH: ['Rhur', 'Rhr'],
  RUM: ['Romania', 'Roumania'],
  SER: ['Servia'],
  SEV: ['Sebastopol', 'Sevastapol'],
  SKA: ['Skaggerak', 'Skagerak', 'Skaggerrak', 'Skagerrack'],
  SPA: ['SPN', 'ESP'],
  STP: ['St P', 'Saint Petersburg', 'St Pete', 'Petersburg', 'St Petersberg'],
  TUN: ['Tunisia'],
  TYR: ['Tyrol', 'Tirol', 'Tirolia', 'Tyrolea', 'TYL', 'TRL', 'TYO'],
  TYS: ['Tyrrenian Sea', 'Tyrhennian Sea', 'Tyrr Sea', 'Tyn', 'Tyh'],
  VEN: ['Venezia'],
  WAR: ['Warszawa'],
  WES: ['West Mediterranean', 'W Mediterranean', 'W Med', 'Western Med', 'Wes Med', 'WMS', 'WMD'],
  YOR: ['Yonkers'],
};

/** Spellings used for several spaces, the likeliest first. Keys are folded to lower-case letters only. */
export const AMBIGUOUS_SPELLINGS: Readonly<Record<string, readonly SpaceId[]>> = {
  atl: ['MAO', 'NAO'],
  atlantic: ['MAO', 'NAO'],
  gul: ['LYO', 'BOT'],
  liv: ['LVP', 'LVN'],
  nor: ['NWY', 'NTH', 'NWG', 'NAO', 'NAF'],
  norw: ['NWY', 'NWG'],
  roma: ['ROM', 'RUM'],
  tyr: ['TYR', 'TYS'],
};

const COAST_NAMES = { N: 'north coast', E: 'east coast', S: 'south coast', W: 'west coast' };
type Side = keyof typeof COAST_NAMES;

/** Why a text does not name a location. */
export type LocationError =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Location[] }
  | { readonly kind: 'no-such-coast'; readonly space: SpaceId; readonly coast: string };

const digits = new WeakMap<Board, boolean>();

/** Whether a name on the board has a digit. If none has, those of a text belong to something else. */
export function hasDigits(board: Board): boolean {
  const known = digits.get(board);
  if (known !== undefined) return known;
  const found = [...board.spaces].some(([id, { name, short, aliases = [] }]) =>
    [id, name, short, ...aliases].some((one) => /\d/.test(one)),
  );
  digits.set(board, found);
  return found;
}

/** Lower-case letters only, without accents, and digits if names have some: `St. P.` and `stp` are the same name. */
function fold(text: string, board: Board): string {
  const plain = text.normalize('NFD').toLowerCase();
  return plain.replace(hasDigits(board) ? /[^a-z0-9]/g : /[^a-z]/g, '');
}

const SHORTEST_PREFIX = 3;

/** What the names of a board mean. */
interface Spellings {
  readonly meanings: ReadonlyMap<string, readonly SpaceId[]>;
  /** Matched only as a whole, and only if nothing else matches. */
  readonly german: ReadonlyMap<string, SpaceId>;
  readonly longest: number;
  /** Readers look up the same words over and over. */
  readonly looked: Map<string, readonly SpaceId[]>;
}
const known = new WeakMap<Board, Spellings>();
const MOST_LOOKED = 4_096;

/** Built when a name is first read: code that only writes names does not need it. */
function spellingsOf(board: Board): Spellings {
  const before = known.get(board);
  if (before) return before;
  // The other names of the standard board are apart from it: only readers of texts need them.
  const isStandard = hasStandardMap(board);
  const meanings = new Map<string, readonly SpaceId[]>();
  for (const [id, { name, short, aliases = [] }] of board.spaces) {
    const own = isStandard ? (ALIASES[id] ?? []) : aliases;
    for (const spelling of [id, name, name.replace(/^the\s/i, ''), short, ...own]) {
      const key = fold(spelling, board);
      // A name that two spaces have means either; on the standard board no two have one.
      meanings.set(key, [...new Set([...(meanings.get(key) ?? []), id])]);
    }
  }
  for (const [key, ids] of isStandard ? Object.entries(AMBIGUOUS_SPELLINGS) : [])
    meanings.set(key, ids);
  const german = new Map(
    (isStandard ? germanSpellings() : []).map(([name, id]) => [fold(name, board), id]),
  );
  const longest = Math.max(...[...meanings.keys(), ...german.keys()].map(({ length }) => length));
  const found = { meanings, german, longest, looked: new Map<string, readonly SpaceId[]>() };
  known.set(board, found);
  return found;
}

/** `the Ruhr`; but there is a Thebes, too. */
const ARTICLE = 'the';

/**
 * All spaces that a text may mean, likeliest first; empty if none. Case, full stops, spaces and hyphens are ignored. A
 * known spelling takes precedence over a prefix of another name; a prefix needs three letters. `Tyr` gives TYR and TYS:
 * the printed examples use it for both, and only the unit and its position can decide (1971 VII.7 mentions the same
 * problem for `Nor`).
 */
export function lookUpSpace(text: string, board: Board = STANDARD): readonly SpaceId[] {
  const spellings = spellingsOf(board);
  const { looked, longest } = spellings;
  const before = looked.get(text);
  if (before) return before;
  const key = fold(text, board);
  const whole = spacesFor(key, spellings);
  const found =
    whole.length === 0 && key.startsWith(ARTICLE)
      ? spacesFor(key.slice(ARTICLE.length), spellings)
      : whole;
  if (looked.size >= MOST_LOOKED) looked.clear();
  if (text.length <= longest) looked.set(text, found);
  return found;
}

function spacesFor(key: string, { meanings, german, longest }: Spellings): readonly SpaceId[] {
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

/** The coast of a space on a side, whatever its letters are: `STP/NC`, `stp/nc`. */
export const coastAt = (space: SpaceId, side: string, board: Board = STANDARD): Location | null =>
  spaceIn(space, board).coasts.find(
    (coast) => coastOf(coast).toUpperCase() === `${side.toUpperCase()}C`,
  ) ?? null;

/**
 * All locations that a text may mean, likeliest first: `lookUpSpace`, with a coast in any notation after the name.
 * Spaces without that coast are dropped.
 */
export function lookUpLocation(text: string, board: Board = STANDARD): readonly Location[] {
  const { name, side } = splitCoast(text);
  const spaces = lookUpSpace(name, board);
  return side === null ? spaces : spaces.flatMap((space) => coastAt(space, side, board) ?? []);
}

/**
 * The location that a text means. A space's own short name is taken literally (`Tyr` is Tyrolia); use `lookUpLocation`
 * for its other meanings. Reads everything that `formatLocation` and `fullName` write.
 */
export function parseLocation(
  text: string,
  board: Board = STANDARD,
): Result<Location, LocationError> {
  const { name, side } = splitCoast(text);
  const candidates = lookUpLocation(text, board);
  const [first, second] = candidates;
  if (first === undefined) {
    const [space] = lookUpSpace(name, board);
    if (side === null || space === undefined) return err({ kind: 'unknown' });
    return err({ kind: 'no-such-coast', space, coast: COAST_NAMES[side] });
  }
  const ownShortName = fold(spaceIn(spaceOf(first), board).short, board) === fold(name, board);
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
