import type { SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import {
  marksAll,
  MOST_PHASES,
  type GameReader,
  type Recorded,
  type RecordedDate,
  type RecordedPhase,
} from '../recorded/recorded-phase.ts';
import { nodesOf, type DaideNode } from './daide-text.ts';
import { POWER_CODES, spaceOfCode } from './daide-words.ts';
import { readDaide } from './read-daide.ts';

const RESULT = /\bORD\s*\(\s*(?:SPR|SUM|FAL|AUT|WIN)\s+#?\d+\s*\)\s*\(/;

/** Logs of DAIDE's messages: ORD with results, NOW with positions, SCO with centres. */
export const daideGames: GameReader = {
  id: 'daide',
  name: 'DAIDE',
  isWholeGame: true,
  // For anything that fails, python-diplomacy's server says no more than that.
  marks: (used) => (used.has('failed') ? used : marksAll()),
  isIts: (text) => RESULT.test(text.slice(0, 2_000_000)),
  read: readLog,
};

const DATES: Readonly<Record<string, Pick<RecordedDate, 'season' | 'phase'>>> = {
  SPR: { season: 'Spring', phase: 'movement' },
  SUM: { season: 'Spring', phase: 'retreats' },
  FAL: { season: 'Fall', phase: 'movement' },
  AUT: { season: 'Fall', phase: 'retreats' },
  WIN: { season: 'Winter', phase: 'adjustments' },
};

const wordOf = (node: DaideNode | undefined): string =>
  node?.items === null ? node.words.toUpperCase() : '';

function dateIn(node: DaideNode | undefined): RecordedDate | null {
  const [season, year] = node?.items ?? [];
  const date = DATES[wordOf(season)];
  const number = Number(wordOf(year).replace('#', ''));
  return date && Number.isInteger(number) ? { year: number, ...date } : null;
}

interface Gathered {
  readonly when: RecordedDate;
  readonly line: number;
  /** The messages, without duplicates: every client receives each one. */
  readonly orders: Set<string>;
  now: string | null;
  owners: RecordedPhase['owners'];
}

const MESSAGE = /\b(ORD|NOW|SCO)\s*\(/g;

function readLog(text: string): Recorded {
  const found = new Map<string, Gathered>();
  let owners: RecordedPhase['owners'] = null;
  const at = (when: RecordedDate, line: number): Gathered | null => {
    const key = `${String(when.year)} ${when.season} ${when.phase}`;
    const known = found.get(key);
    if (known || found.size >= MOST_PHASES) return known ?? null;
    const made: Gathered = { when, line, orders: new Set(), now: null, owners: null };
    found.set(key, made);
    return made;
  };
  for (const [index, line] of text.split('\n').entries()) {
    const starts = [...line.matchAll(MESSAGE)].map((match) => match.index);
    for (const [place, start] of starts.entries()) {
      const words = line.slice(start, starts[place + 1] ?? line.length).trimEnd();
      const { nodes } = nodesOf(words);
      const [head, first, ...rest] = nodes;
      const kind = wordOf(head);
      if (kind === 'SCO') {
        owners = ownersIn([...(first ? [first] : []), ...rest]);
        continue;
      }
      const when = dateIn(first);
      const phase = when && at(when, index + 1);
      if (!phase) continue;
      if (kind === 'NOW') phase.now = words;
      else {
        // SCO comes before NOW or after it, and is valid only until the next orders.
        if (phase.orders.size === 0) {
          phase.owners = owners;
          owners = null;
        }
        phase.orders.add(words);
      }
    }
  }
  const phases = [...found.values()]
    .filter(({ orders }) => orders.size > 0)
    .map(({ when, line, orders, now, owners: own }): RecordedPhase => {
      const written = readDaide([...orders].join('\n'));
      const listed = now === null ? null : readDaide(now);
      return {
        when,
        line,
        written,
        units: listed ? (listed.units ?? []) : null,
        dislodged: listed ? (listed.retreats ?? []) : null,
        owners: own,
        dislodgedAfter: null,
        ownersAfter: null,
        ordersEveryUnit: when.phase === 'movement',
      };
    });
  return { game: null, phases, errors: [] };
}

/** `(AUS BUD TRI VIE) (UNO BEL)` */
function ownersIn(lists: readonly DaideNode[]): RecordedPhase['owners'] {
  const owners: Partial<Record<SpaceId, Power>> = {};
  for (const { items } of lists) {
    const [head, ...places] = items ?? [];
    const power = POWER_CODES[wordOf(head)];
    for (const one of places) {
      const space = spaceOfCode(wordOf(one));
      if (power && space) owners[space] = power;
    }
  }
  return owners;
}
