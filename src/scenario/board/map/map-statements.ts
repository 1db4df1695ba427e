import { titled } from '../foreign-board.ts';
import type { FileLine, ForeignProblem } from '../read-xml.ts';
import type { BoardFileWords } from '../words/board-file-words.ts';
import {
  dropped,
  type MapFacts,
  type MapPower,
  type MapUnit,
  renamed,
  spaceIn,
  type Terrain,
  withoutCoasts,
  withoutUnitsIn,
} from './map-facts.ts';
import type { MapLine } from './map-lines.ts';

const NOTHING: MapFacts = {
  terrain: new Map(),
  names: new Map(),
  powers: new Map(),
  neutral: [],
  dummies: new Set(),
  victory: null,
  anywhere: false,
  begins: { season: 'Spring', year: 1901, type: 'Movement' },
};

/** What is known after the lines so far; `power`: whose lines come next. */
interface Read extends MapFacts {
  readonly power: string | null;
}

/** How much of a line is shown. */
const SHOWN = 60;

type Said = ForeignProblem['said'];
type After = Partial<Read> | Said;
/** What a line says: the words after its first one. */
type Statement = (facts: Read, words: readonly string[], at: FileLine) => After;

const isSaid = (after: After): after is Said => Array.isArray(after);

/** What says nothing that a board needs. */
const NOTHING_NEW: Statement = () => ({});

/** Reads lines one after the other: a later one changes what an earlier one said. */
export function factsOfMap(
  lines: readonly MapLine[],
  said: BoardFileWords['map'],
): { readonly facts: MapFacts; readonly problems: readonly ForeignProblem[] } {
  const statements = statementsOf(said);
  const problems: ForeignProblem[] = [];
  let facts: Read = { ...NOTHING, power: null };
  for (const { at, text } of lines) {
    const words = text.split(/\s+/);
    const [first = '', ...rest] = words;
    const statement = text.includes('=')
      ? nameOf(text)
      : (statements.get(first.toUpperCase()) ??
        powerLine(first, said.unknownLine(text.slice(0, SHOWN))));
    const after = statement(facts, rest, at);
    if (isSaid(after)) problems.push({ ...at, said: after });
    else facts = { ...facts, ...after };
  }
  return { facts, problems };
}

/** The statements of the format by their first words. All others begin the lines of a power. */
function statementsOf(said: BoardFileWords['map']): ReadonlyMap<string, Statement> {
  const ofPower =
    (
      change: (power: MapPower, words: readonly string[], at: FileLine) => Partial<MapPower>,
    ): Statement =>
    (facts, words, at) => {
      const power = facts.powers.get(facts.power ?? '');
      if (!power) return said.ofNobody;
      const changed = { ...power, ...change(power, words, at) };
      return { powers: new Map(facts.powers).set(keyOf(power.name), changed) };
    };
  const terrain =
    (kind: string): Statement =>
    (facts, words, at) =>
      PLACE.test(words[0] ?? '')
        ? (rowOf(facts, kind, words, at) ??
          said.conditional(words.slice(2).join(' ').slice(0, SHOWN)))
        : said.unknownLine([kind, ...words].join(' ').slice(0, SHOWN));
  const unit =
    (type: MapUnit['type']): Statement =>
    (facts, [place = '', ...more], at) => {
      const power = facts.powers.get(facts.power ?? '');
      if (!power) return said.unitOfNobody;
      if (place === '' || more.length > 0)
        return said.unknownLine([type, place, ...more].join(' ').slice(0, SHOWN));
      const location = place.toLowerCase();
      const powers = withoutUnitsIn(facts.powers, spaceIn(location));
      const own = powers.get(keyOf(power.name)) ?? power;
      const units = [...own.units, { type, location, at }];
      return { powers: new Map(powers).set(keyOf(power.name), { ...own, units }) };
    };
  const home = ofPower((_, words) => ({ homes: homesAfter([], words) }));
  return new Map<string, Statement>([
    ...['WATER', 'COAST', 'LAND', 'PORT', 'SHUT', 'AMEND'].map(
      (kind) => [kind, terrain(kind)] as const,
    ),
    [
      'DROP',
      (facts, words) =>
        words.reduce<Read>(
          (now, place) => ({ ...now, ...dropped(now, place.toLowerCase()) }),
          facts,
        ),
    ],
    ['A', unit('Army')],
    ['F', unit('Fleet')],
    ['UNITS', ofPower(() => ({ units: [] }))],
    ['HOME', home],
    ['HOMES', home],
    ['INHABITS', home],
    ['OWNS', ofPower(({ owns }, words) => ({ owns: [...(owns ?? []), ...placesIn(words)] }))],
    ['CENTERS', ofPower((_, words) => ({ owns: placesIn(words) }))],
    ['UNOWNED', unowned],
    ['NEUTRAL', unowned],
    ['UNPLAYED', unplayed],
    ['DUMMY', dummies],
    ['DUMMIES', dummies],
    [
      'VICTORY',
      (facts, [many = '']) => ({ victory: /^\d+$/.test(many) ? Number(many) : facts.victory }),
    ],
    ['RULE', rules],
    ['RULES', rules],
    ['BEGIN', begins],
    // Changes in the course of a game.
    ['IN', () => said.dynamic],
    ['FROM', () => said.dynamic],
    ...[
      ...['FLAG', 'FLAGS', 'FLOW', 'DIR', 'DIRECTIONS', 'PHASE', 'ACTIVE', 'NOTIFY', 'NEWHOMES'],
      ...['LEAGUE', 'CONTROL', 'TEAM', 'TEAMS', 'RESERVES', 'MILITIA', 'ROTATE', 'TEXTONLY'],
    ].map((word) => [word, NOTHING_NEW] as const),
  ]);
}

/** `BEGIN SPRING 1901 MOVEMENT`; `BEGIN WINTER 1900 ADJUSTMENTS` has the adjustments after the Fall. */
const begins: Statement = ({ begins: { year } }, words) => {
  const has = (word: RegExp): boolean => words.some((one) => word.test(one));
  const isWinter = has(/^(?:WINTER|ADJUSTMENTS?)$/i);
  return {
    begins: {
      season: isWinter || has(/^(?:FALL|AUTUMN)$/i) ? 'Fall' : 'Spring',
      year: Number(words.find((word) => /^\d+$/.test(word)) ?? year),
      type: isWinter ? 'Adjustment' : 'Movement',
    },
  };
};

const rules: Statement = (facts, words) => ({
  anywhere: facts.anywhere || words.some((word) => /^BUILD_ANY$/i.test(word)),
});

const unowned: Statement = (facts, words) => ({
  power: null,
  neutral: homesAfter(facts.neutral, words),
});

/** `UNPLAYED ALL EXCEPT FRANCE`, `UNPLAYED ENGLAND, GERMANY`; without names, the power above. */
const unplayed: Statement = (facts, words) => {
  const gone = named(facts, words);
  return {
    power: null,
    powers: new Map([...facts.powers].filter(([key]) => !gone.includes(key))),
    // What was home is a centre still.
    neutral: [...facts.neutral, ...gone.flatMap((key) => facts.powers.get(key)?.homes ?? [])],
  };
};

const dummies: Statement = (facts, words) => ({
  dummies: new Set([...facts.dummies, ...named(facts, words)]),
});

function named({ power, powers }: Read, words: readonly string[]): readonly string[] {
  const [all, except, ...others] = words.map((word) => word.replace(/,$/, ''));
  if (all === undefined) return power === null ? [] : [power];
  if (all.toUpperCase() !== 'ALL')
    return words.map((word) => keyOf(titled(word.replace(/,$/, ''))));
  const kept = except === undefined ? [] : others.map((word) => keyOf(titled(word)));
  return [...powers.keys()].filter((key) => !kept.includes(key));
}

/** `Harbour (north coast) = har/nc har(nc)`; `PIE -> Savoy = sav pie`: Piedmont is called Savoy, and has another id. */
function nameOf(text: string): Statement {
  const [left = '', right = ''] = text.split('=').map((one) => one.trim());
  const [first = '', ...also] = right.toLowerCase().split(/\s+/);
  const [, old, name = left] = /^(\S+)\s*->\s*(.*)$/.exec(left) ?? [];
  return (facts) => {
    const before =
      old === undefined ? facts : { ...facts, ...renamed(facts, old.toLowerCase(), first) };
    const entry = { name, also: also.filter((one) => !one.endsWith('?')) };
    return { ...before, names: new Map(before.names).set(first, entry) };
  };
}

/**
 * `AUSTRIA (AUSTRIAN) BUD TRI VIE`: the lines of a power begin; what is in brackets may be left out. Its homes are added to those
 * that are known. `ITALY -> SARDINIA (SARDINIAN)`: it has another name.
 */
function powerLine(first: string, unknown: Said): Statement {
  return (facts, words, at) => {
    const isRenamed = words[0] === '->';
    const [own = '', ...rest] = isRenamed ? words.slice(1) : [first, ...words];
    const bracket = /^\(([^()]*)\)$/.exec(rest[0] ?? '');
    const homes = bracket ? rest.slice(1) : rest;
    if (![first, own].every((one) => POWER.test(one)) || !homes.every((one) => HOME.test(one)))
      return unknown;
    const [name, before] = [titled(own), keyOf(titled(first))];
    const known = facts.powers.get(before);
    const [adjective = ''] = bracket?.[1]?.split(':') ?? [];
    const power: MapPower = {
      name,
      adjective: adjective === '' ? (known?.adjective ?? name) : titled(adjective),
      homes: homesAfter(known?.homes ?? [], homes),
      owns: known?.owns ?? null,
      units: known?.units ?? [],
      at: known?.at ?? at,
    };
    const powers = known ? facts.powers : new Map([...facts.powers, [before, power] as const]);
    return {
      power: keyOf(name),
      // A home that is one no longer is a centre still.
      neutral: [...facts.neutral, ...placesIn(homes.filter((one) => one.startsWith('-')))],
      powers: new Map(
        [...powers].map(([key, other]) => (key === before ? [keyOf(name), power] : [key, other])),
      ),
    };
  };
}

const POWER = /^(?=.*\p{L}{2}|\p{L}[.+]\p{L})[\p{L}_][\p{L}\d._+'-]+$/u;
/** A home: `-STP` is one no longer; other signs say when a unit may be built there, which is left out. */
const HOME = /^[-*+~@&]*[\p{L}\d/]+(?:\([^()]*\))?$/u;

const homesAfter = (homes: readonly string[], words: readonly string[]): readonly string[] =>
  words.reduce((all, word) => {
    const [place] = placesIn([word]);
    if (place === undefined) return all;
    const others = all.filter((one) => one !== place);
    return word.startsWith('-') ? others : [...others, place];
  }, homes);

/** `COAST KIE ABUTS HOL HEL DEN BAL ber mun ruh`; `AMEND TYR ABUTS -SAV MIL` changes a row. Null: a border that is not always open. */
function rowOf(
  facts: Read,
  kind: string,
  [place = '', abuts = '', ...near]: readonly string[],
  at: FileLine,
): Partial<Read> | null {
  const id = place.toLowerCase();
  const before = facts.terrain.get(id);
  const isLower = place === id;
  const isAmended = kind === 'AMEND';
  const keeps = isAmended || abuts === '';
  const fewer = near.filter((one) => one.startsWith('-')).map((one) => one.slice(1).toLowerCase());
  const more = near.filter((one) => !one.startsWith('-'));
  if (!more.every((one) => PLACE.test(one))) return null;
  const kept = keeps ? (before?.near ?? []) : [];
  const row: Terrain = {
    ...{ id, isLower, at: isAmended ? (before?.at ?? at) : at },
    kind: isAmended ? (before?.kind ?? 'COAST') : kind,
    near: [
      ...kept.filter((one) => !fewer.some((gone) => one.toLowerCase().startsWith(gone))),
      ...more,
    ],
  };
  // Without coasts now: whatever was on one of them is in the province.
  const isWhole = before?.isLower === true && !isLower;
  const others = isWhole ? withoutCoasts(facts.terrain, id) : facts.terrain;
  return { terrain: new Map(others).set(id, row) };
}

/** A neighbour; other signs make a border depend on who goes there, and when. */
const PLACE = /^[\p{L}\d]+(?:\/[\p{L}\d]+)?$/u;

/** Places in lower case; signs before them and limits after them are left out. */
const placesIn = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => {
    const [, place] = /^[-*+~@]*([\p{L}\d/]+)/u.exec(word.toLowerCase()) ?? [];
    return place === undefined ? [] : [place];
  });

const keyOf = (name: string): string => name.toLowerCase();
