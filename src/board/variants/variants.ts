import type { Power } from '../powers.ts';
import { SPACES } from '../spaces.ts';
import {
  type Board,
  type BoardFacts,
  type Owners,
  STANDARD,
  type Space,
  type SpaceId,
  type Unit,
  boardOf,
  spaceOf,
} from '../board.ts';
import { STANDARD_CALENDAR } from '../calendar.ts';
import { START } from '../start.ts';
import { VARIANT_IDS, type VariantId } from './variant-ids.ts';

/**
 * The colour of the power of each centre. All 34 differ by 13 or more (CIEDE2000), those of centres two moves apart or
 * less by as much also for red- and green-blind readers.
 */
const COLOURS = {
  ANK: '#0c492b',
  BEL: '#49e9f8',
  BER: '#8c929f',
  BRE: '#7c492e',
  BUD: '#6a1449',
  BUL: '#a473ee',
  CON: '#a98e57',
  DEN: '#51f39e',
  EDI: '#359bd9',
  GRE: '#afb3a5',
  HOL: '#4c5c58',
  KIE: '#aa5f04',
  LON: '#2f8380',
  LVP: '#eb603a',
  MAR: '#f9c965',
  MOS: '#d5cddb',
  MUN: '#2c2398',
  NAP: '#c23870',
  NWY: '#ed9c55',
  PAR: '#f98e88',
  POR: '#2bccb4',
  ROM: '#fec2a4',
  RUM: '#c3e143',
  SER: '#384307',
  SEV: '#ea5974',
  SMY: '#aea9e2',
  SPA: '#46393d',
  STP: '#285d80',
  SWE: '#a50c1f',
  TRI: '#66a70c',
  TUN: '#7e7269',
  VEN: '#846797',
  VIE: '#ed8ec0',
  WAR: '#148a53',
} as const satisfies Partial<Record<SpaceId, string>>;

const called = Object.entries(COLOURS).map(
  ([centre, colour]) =>
    [
      (SPACES as Readonly<Record<string, Space>>)[centre]?.name as Power,
      centre as SpaceId,
      colour,
    ] as const,
);

/** Chaos: each centre is the home of a power, which has its name. */
const CHAOS = {
  powers: called.map(([power]) => power),
  homes: Object.fromEntries(called.map(([power, centre]) => [centre, power])),
  colours: Object.fromEntries(called.map(([power, , colour]) => [power, colour])),
} as const;

type Change = Partial<Pick<BoardFacts, 'powers' | 'builds' | 'start' | 'calendar' | 'colours'>>;

/** The variant that a board is; undefined: none on the standard map. */
export const variantOf = (board: Board | undefined): VariantId | undefined =>
  VARIANT_IDS.find((id) => id === board?.id && board.of === STANDARD);

/** The standard map with other facts. A power that does not play has neither homes nor centres. */
function variant(id: VariantId, name: string, change: Change, further: Owners = {}): Board {
  const { powers = STANDARD.powers } = change;
  const spaces = new Map<SpaceId, Space>(
    [...STANDARD.spaces].map(([space, facts]) => {
      const home = further[space] ?? facts.home;
      return [space, { ...facts, home: home !== null && powers.includes(home) ? home : null }];
    }),
  );
  const units = START.units.filter(({ power }) => powers.includes(power));
  return boardOf({ ...STANDARD, start: { units }, ...change, id, name, spaces, of: STANDARD });
}

/** Each power owns the centres that its units are in. */
function heldBy(units: readonly Unit[]): Owners {
  return Object.fromEntries(units.map(({ at, power }) => [spaceOf(at), power]));
}

const some = (id: VariantId, name: string, ...powers: readonly Power[]): Board =>
  variant(id, name, { powers });

/** In Spring 1899, as games on the judges begin (Randy Davis, 1991). */
const ONE_UNIT_EACH: readonly Unit[] = [
  { power: 'Austria', kind: 'A', at: 'TRI' },
  { power: 'England', kind: 'F', at: 'EDI' },
  { power: 'France', kind: 'A', at: 'BRE' },
  { power: 'Germany', kind: 'A', at: 'KIE' },
  { power: 'Italy', kind: 'A', at: 'NAP' },
  { power: 'Russia', kind: 'A', at: 'STP' },
  { power: 'Turkey', kind: 'A', at: 'SMY' },
];

/** England’s fleets begin at sea, which makes up for Turkey’s corner. */
const AT_SEA: readonly Unit[] = [
  { power: 'England', kind: 'F', at: 'ENG' },
  { power: 'England', kind: 'F', at: 'NTH' },
  { power: 'England', kind: 'A', at: 'LON' },
  ...START.units.filter(({ power }) => power === 'Turkey'),
];

/** England has Holland, and Italy has Trieste, so that all three begin with four centres. */
const FOUR_EACH: readonly Unit[] = [
  ...START.units.filter(({ power }) => ['England', 'Italy', 'Russia'].includes(power)),
  { power: 'England', kind: 'A', at: 'HOL' },
  { power: 'Italy', kind: 'F', at: 'TRI' },
];

/**
 * The most-played variants on the standard map. Facts of webDiplomacy’s “Classic” variants (Oliver Auth, Orathaic) and of
 * the games’ own designers; eighteen centres win in all of them.
 */
export const VARIANTS: Readonly<Record<VariantId, Board>> = {
  'france-austria': some('france-austria', 'France vs Austria', 'Austria', 'France'),
  'england-turkey': variant('england-turkey', 'England vs Turkey', {
    powers: ['England', 'Turkey'],
    start: { units: AT_SEA },
  }),
  'germany-italy': some('germany-italy', 'Germany vs Italy', 'Germany', 'Italy'),
  'germany-russia': some('germany-russia', 'Germany vs Russia', 'Germany', 'Russia'),
  'france-germany-austria': some(
    'france-germany-austria',
    'France vs Germany vs Austria',
    ...(['Austria', 'France', 'Germany'] as const),
  ),
  'england-italy-russia': variant(
    'england-italy-russia',
    'England vs Italy vs Russia',
    { powers: ['England', 'Italy', 'Russia'], start: { units: FOUR_EACH } },
    { HOL: 'England', TRI: 'Italy' },
  ),
  // Richard Sharp's: Italy can be at Tunis and in the Ionian Sea in its first year.
  'fleet-rome': variant('fleet-rome', 'Fleet Rome', {
    start: {
      units: START.units.map((unit) => (unit.at === 'ROM' ? { ...unit, kind: 'F' } : unit)),
    },
  }),
  'winter-1898': variant('winter-1898', 'Winter 1898', {
    start: { units: ONE_UNIT_EACH, owners: heldBy(ONE_UNIT_EACH) },
    calendar: { ...STANDARD_CALENDAR, first: 1899 },
  }),
  'build-anywhere': variant('build-anywhere', 'Build Anywhere', { builds: 'anywhere' }),
  // As on the judges since 1990: one builds first, in Winter 1900.
  chaos: variant(
    'chaos',
    'Chaos',
    {
      powers: CHAOS.powers,
      colours: CHAOS.colours,
      builds: 'anywhere',
      start: { units: [], season: 'Winter' },
      calendar: { ...STANDARD_CALENDAR, first: 1900 },
    },
    CHAOS.homes,
  ),
};
