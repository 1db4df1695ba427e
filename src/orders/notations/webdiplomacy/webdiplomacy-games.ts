import { spaceOf, type SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { fieldOf, itemsOf, readData, wordsOf, type DataNode } from '../data/data-text.ts';
import { kindNamed, notData, placer, powerNamed } from '../data/data-written.ts';
import {
  MOST_PHASES,
  seasonNamed,
  type GameReader,
  type Recorded,
  type RecordedDate,
  type RecordedPhase,
  type RecordedRetreater,
} from '../recorded/recorded-phase.ts';
import type { ListedUnit, OrderPhase, WrittenText } from '../written-text.ts';
import { countryOf, locationIn, readApi } from './read-api.ts';
import { readHistory, SENTENCE } from './read-history.ts';

const isData = (text: string): boolean => /^[\s\uFEFF]*[[{]/.test(text);

const SEASON = /^[\s*#]*(spring|autumn|fall)\s*,?\s+(\d{4})\b.{0,60}$/i;

/** webDiplomacy: the JSON of its API, by `turn` and `phase`, and the text of a whole order history. */
export const webdiplomacyGames: GameReader = {
  id: 'webdiplomacy',
  name: 'webDiplomacy',
  isWholeGame: true,
  // It does not say why a support failed.
  marks: (used) => new Set([...used, 'dislodged' as const]),
  isIts: (text) => {
    const head = text.slice(0, 400_000);
    return isData(head)
      ? /["']terrID["']\s*:/.test(head) && /["']turn["']\s*:/.test(head)
      : isHistory(linesOf(head));
  },
  read: (text) => (isData(text) ? readStatus(text) : readOrders(text)),
};

const PHASES: Readonly<Record<string, OrderPhase>> = {
  diplomacy: 'movement',
  retreats: 'retreats',
  builds: 'adjustments',
  'unit-placement': 'adjustments',
};

/** Turn 0 is Spring 1901, turn 1 Fall 1901. */
function dateOf(node: DataNode): RecordedDate | null {
  const turn = Number(wordsOf(fieldOf(node, 'turn')) ?? NaN);
  const phase = PHASES[(wordsOf(fieldOf(node, 'phase')) ?? '').toLowerCase()];
  if (!Number.isInteger(turn) || turn < 0 || turn > 1_000 || !phase) return null;
  const season = turn % 2 === 0 ? 'Spring' : 'Fall';
  const year = 1901 + Math.floor(turn / 2);
  return { year, season: phase === 'adjustments' ? 'Winter' : season, phase };
}

const keyOf = ({ year, season, phase }: RecordedDate): string =>
  `${String(year)} ${season} ${phase}`;

interface Gathered {
  readonly when: RecordedDate;
  readonly line: number;
  readonly orders: string[];
  readonly errors: WrittenText['errors'][number][];
  units: DataNode | undefined;
  centres: DataNode | undefined;
}

/** Any JSON with a turn and a phase: whole phases with units and centres, or orders one by one. */
function readStatus(text: string): Recorded {
  const { roots, failed } = readData(text);
  const place = placer(text);
  const found = new Map<string, Gathered>();
  let game: string | null = null;
  const at = (when: RecordedDate, node: DataNode): Gathered => {
    const key = keyOf(when);
    const known = found.get(key);
    if (known) return known;
    const { line } = place(node.start, node.start + 1);
    const made: Gathered = {
      when,
      line,
      orders: [],
      errors: [],
      units: undefined,
      centres: undefined,
    };
    if (found.size < MOST_PHASES) found.set(key, made);
    return made;
  };
  const visit = (node: DataNode, outer: RecordedDate | null): void => {
    if (node.kind === 'array') for (const item of node.items) visit(item, outer);
    if (node.kind !== 'object') return;
    game ??= wordsOf(fieldOf(node, 'gameID')) ?? null;
    const when = dateOf(node) ?? outer;
    if (fieldOf(node, 'type')) {
      if (when && (fieldOf(node, 'terrID') ?? fieldOf(node, 'toTerrID')))
        at(when, node).orders.push(text.slice(node.start, node.end));
      return;
    }
    const units = fieldOf(node, 'units');
    const isPhase = when !== null && (fieldOf(node, 'orders') ?? units) !== undefined;
    const own = isPhase && !fieldOf(node, 'phases') ? at(when, node) : null;
    if (own) {
      own.units = units ?? own.units;
      own.centres = fieldOf(node, 'centers') ?? fieldOf(node, 'centres') ?? own.centres;
    }
    for (const [key, each] of node.entries)
      if (!/^(units|centers|centres|standoffs|occupiedFrom)$/.test(key)) visit(each, when);
  };
  for (const { node } of roots) visit(node, null);
  const phases = [...found.values()]
    .filter(({ orders, units }) => orders.length > 0 || itemsOf(units).length > 0)
    .map(phaseOf);
  const last = phases.at(-1);
  // The phase that a game is waiting in has no orders yet.
  const played = last?.written.statements.length === 0 ? phases.slice(0, -1) : phases;
  const errors = failed === null ? [] : [notData(place(failed, failed + 40), 'JSON')];
  return { game, phases: played, errors };
}

function phaseOf({ when, line, orders, units, centres }: Gathered): RecordedPhase {
  const written = readApi(`[${orders.join(',\n')}]`, { phase: when.phase });
  return {
    when,
    line,
    written,
    units: units ? unitsIn(units, false) : null,
    dislodged: units
      ? unitsIn(units, true).flatMap(({ power, kind, at }): readonly RecordedRetreater[] =>
          power && kind ? [{ unit: { power, kind, at }, to: null }] : [],
        )
      : null,
    owners: centres ? ownersIn(centres) : null,
    dislodgedAfter: null,
    ownersAfter: null,
    ordersEveryUnit: false,
  };
}

const isRetreating = (node: DataNode): boolean =>
  /^(yes|true)$/i.test(wordsOf(fieldOf(node, 'retreating')) ?? '');

const unitsIn = (node: DataNode, areDislodged: boolean): readonly ListedUnit[] =>
  itemsOf(node).flatMap((item): readonly ListedUnit[] => {
    const at = locationIn(item, 'terrID');
    const kind = kindNamed(wordsOf(fieldOf(item, 'unitType')));
    if (!at || !kind || isRetreating(item) !== areDislodged) return [];
    return [{ power: countryOf(item) ?? null, kind, at }];
  });

function ownersIn(node: DataNode): RecordedPhase['owners'] {
  const owners: Partial<Record<SpaceId, Power>> = {};
  for (const item of itemsOf(node)) {
    const at = locationIn(item, 'terrID');
    const power = countryOf(item);
    if (at && power) owners[spaceOf(at)] = power;
  }
  return owners;
}

const isHistory = (lines: readonly Line[]): boolean =>
  lines.some(({ words }) => SENTENCE.test(words)) && lines.some(({ words }) => SEASON.test(words));

interface Line {
  /** From 1. */
  readonly line: number;
  readonly words: string;
}

/** The lines of a text; for a page, what its tags separate. */
function linesOf(text: string): readonly Line[] {
  const isPage = /<(?:li|h4)\b/i.test(text);
  return text.split('\n').flatMap((words, index): readonly Line[] => {
    const parts = isPage
      ? words.split(PARTING).map((part) => part.replace(/<[^<>]*>/g, ''))
      : [words];
    return parts.map((part) => ({ line: index + 1, words: part.trimEnd() }));
  });
}
const PARTING = /<\/?(?:br|div|h\d|li|p|table|ul)\b[^<>]*>/i;

/**
 * The phase that a sentence belongs to. The headings of phases are below a power on the site, above all powers
 * elsewhere.
 */
function phaseIn(sentence: string): OrderPhase {
  if (/^\s*(?:Build|Destroy|Do\s+not\s+use)\b/i.test(sentence)) return 'adjustments';
  return /\b(?:retreats?\s+to|disband(?:s|Build)?)\b/i.test(sentence) ? 'retreats' : 'movement';
}

/** The sentences of each season, under the names of the powers. */
function readOrders(text: string): Recorded {
  const found = new Map<string, { when: RecordedDate; line: number; lines: string[] }>();
  let season: { readonly year: number; readonly season: 'Spring' | 'Fall' } | null = null;
  let power = '';
  for (const { line: number, words: line } of linesOf(text)) {
    const heading = SEASON.exec(line);
    const named = seasonNamed(heading?.[1] ?? '');
    if (heading && (named === 'Spring' || named === 'Fall')) {
      season = { year: Number(heading[2]), season: named };
      power = '';
      continue;
    }
    const owner = powerNamed(/^\s*([A-Z][a-z]+)\s*:?\s*$/.exec(line)?.[1] ?? '');
    if (owner) {
      power = owner;
      continue;
    }
    if (!season || !SENTENCE.test(line) || found.size > MOST_PHASES) continue;
    const own = phaseIn(line);
    const when: RecordedDate =
      own === 'adjustments'
        ? { year: season.year, season: 'Winter', phase: own }
        : { ...season, phase: own };
    const key = keyOf(when);
    const gathered = found.get(key) ?? { when, line: number, lines: [] };
    found.set(key, gathered);
    gathered.lines.push(`${power}:`, line);
  }
  const hasMarks = /\((?:fail|dislodged)\)/i.test(text);
  const phases = [...found.values()].map(({ when, line, lines }): RecordedPhase => {
    const written = readHistory(lines.join('\n'), { phase: when.phase });
    const statements = written.statements.map((each) =>
      hasMarks && each.results.length === 0 ? { ...each, results: ['succeeded'] as const } : each,
    );
    const isWhole = when.phase === 'movement';
    const errors = written.errors.map((error) => ({ ...error, line: 1 }));
    const unsaid = {
      units: null,
      dislodged: null,
      owners: null,
      dislodgedAfter: null,
      ownersAfter: null,
    };
    return {
      when,
      line,
      written: { ...written, statements, errors },
      ...unsaid,
      ordersEveryUnit: isWhole,
    };
  });
  return { game: null, phases, errors: [] };
}
