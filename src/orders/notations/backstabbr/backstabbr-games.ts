import { spaceOf, type SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { entriesOf, fieldOf, readData, wordsOf, type DataNode } from '../data/data-text.ts';
import { notData, placer, powerNamed } from '../data/data-written.ts';
import {
  marksAll,
  MOST_PHASES,
  seasonNamed,
  type GameReader,
  type Recorded,
  type RecordedDate,
  type RecordedPhase,
} from '../recorded/recorded-phase.ts';
import type { Statement } from '../written-text.ts';
import { variablesOf } from './page-text.ts';
import { locationNamed, readBackstabbr, unitsIn } from './read-backstabbr.ts';

const SEASON =
  /\b(spring|fall|autumn|winter)[^a-z\d]{0,3}(\d{4})\b|\b(\d{4})[^a-z\d]{0,3}(spring|fall|autumn|winter)\b/i;

/** Backstabbr's pages and objects: one season each, with the retreats inside the orders of the moves. */
export const backstabbrGames: GameReader = {
  id: 'backstabbr',
  name: 'Backstabbr',
  isWholeGame: false,
  marks: marksAll,
  isIts: (text) => {
    const head = text.slice(0, 400_000);
    const hasOrders =
      /["']?type["']?\s*:\s*["'](?:HOLD|MOVE|SUPPORT|CONVOY|BUILD|DISBAND)["']/.test(head);
    // A winter without builds has no orders.
    const isPage = /\bunitsByPlayer\s*=\s*\{/.test(head) && /\borders\s*=\s*\{/.test(head);
    return !/\bterrID\b/.test(head) && (hasOrders || isPage);
  },
  read: readSeasons,
};

interface Season {
  readonly year: number;
  readonly season: 'Spring' | 'Fall' | 'Winter';
}

/** `Spring 1901`, `1901/spring`. */
function seasonIn(words: string): Season | null {
  const found = SEASON.exec(words);
  const season = seasonNamed(found?.[1] ?? found?.[4] ?? '');
  const year = Number(found?.[2] ?? found?.[3] ?? NaN);
  return season && year > 0 ? { year, season } : null;
}

const after = ({ year, season }: Season): Season => {
  if (season === 'Spring') return { year, season: 'Fall' };
  return season === 'Fall' ? { year, season: 'Winter' } : { year: year + 1, season: 'Spring' };
};

/** Parts of a season that belong side by side: variables of a page, fields of an object. */
interface Part {
  readonly node: DataNode;
  readonly said: Season | null;
  readonly units: DataNode | undefined;
  readonly owners: DataNode | undefined;
}

function readSeasons(text: string, name: string): Recorded {
  const { roots, failed } = readData(variablesOf(text));
  const place = placer(text);
  const parts: Part[] = [];
  const variable = (key: string): DataNode | undefined =>
    roots.find((root) => root.name === key)?.node;
  const orders = variable('orders');
  const whole =
    seasonIn(/<title>[^<]{0,200}|og:title[^>]{0,200}/i.exec(text)?.[0] ?? '') ?? seasonIn(name);
  if (orders)
    parts.push({
      node: orders,
      said: whole,
      units: variable('unitsByPlayer'),
      owners: variable('territories'),
    });
  else for (const { name: key, node } of roots) visit(node, seasonIn(key ?? '') ?? whole, null);
  const phases: RecordedPhase[] = [];
  let last: Season | null = null;
  for (const part of parts.slice(0, MOST_PHASES)) {
    const season: Season = part.said ?? (last ? after(last) : { year: 1901, season: 'Spring' });
    last = season;
    phases.push(...phasesOf(part, season, text, place(part.node.start, part.node.start + 1).line));
  }
  const errors =
    failed === null ? [] : [notData(place(failed, failed + 40), 'JSON or JavaScript objects')];
  return { game: null, phases, errors };

  function visit(node: DataNode, said: Season | null, year: number | null): void {
    if (node.kind === 'array') for (const item of node.items) visit(item, said, year);
    if (node.kind !== 'object') return;
    const own = seasonOf(node) ?? said;
    const listed = fieldOf(node, 'orders');
    if (listed) {
      const units = fieldOf(node, 'unitsByPlayer') ?? fieldOf(node, 'units');
      const owners = fieldOf(node, 'territories') ?? fieldOf(node, 'centers');
      parts.push({ node: listed, said: own, units, owners });
      return;
    }
    if (node.entries.length > 0 && node.entries.every(([key]) => powerNamed(key) !== undefined)) {
      parts.push({ node, said: own, units: undefined, owners: undefined });
      return;
    }
    for (const [key, each] of node.entries) {
      const isYear = /^\d{4}$/.test(key);
      const season = seasonNamed(key);
      const inYear = year !== null && season && key.length > 2 ? { year, season } : null;
      visit(each, seasonIn(key) ?? inYear ?? own, isYear ? Number(key) : year);
    }
  }
}

/** `"season":"Spring","year":1901`, `"date":"Spring 1901"`. */
function seasonOf(node: DataNode): Season | null {
  const season = seasonNamed(wordsOf(fieldOf(node, 'season')) ?? '');
  const year = Number(wordsOf(fieldOf(node, 'year')) ?? NaN);
  if (season && Number.isInteger(year)) return { year, season };
  const words = ['title', 'name', 'date', 'phase', 'season', 'turn'].map(
    (field) => wordsOf(fieldOf(node, field)) ?? '',
  );
  return seasonIn(words.join(' ; '));
}

function phasesOf(
  { node, units, owners }: Part,
  season: Season,
  text: string,
  line: number,
): readonly RecordedPhase[] {
  const beside = units ? `,"unitsByPlayer":${text.slice(units.start, units.end)}` : '';
  const written = readBackstabbr(`{"orders":${text.slice(node.start, node.end)}${beside}}`, {});
  const listed = unitsIn(units);
  const shared = { line, owners: ownersIn(owners), dislodgedAfter: null, ownersAfter: null };
  const one = (
    phase: RecordedDate['phase'],
    statements: readonly Statement[],
    own: Pick<RecordedPhase, 'units' | 'dislodged'>,
  ): RecordedPhase => ({
    ...shared,
    ...own,
    when: { ...season, season: phase === 'adjustments' ? 'Winter' : season.season, phase },
    written: { ...written, statements },
    ordersEveryUnit: phase === 'movement',
  });
  const of = (phase: Statement['phase']): readonly Statement[] =>
    written.statements.filter((each) => each.phase === phase);
  const before = { units: listed.length > 0 ? listed : null, dislodged: [] };
  const unsaid = { units: null, dislodged: null };
  if (season.season === 'Winter') return [one('adjustments', of('adjustments'), before)];
  const retreats = of('retreats');
  return [
    one('movement', of('movement'), before),
    ...(retreats.length > 0 ? [{ ...one('retreats', retreats, unsaid), owners: null }] : []),
  ];
}

/** `{"Lon":"England"}`; spaces that are not centres have owners too. */
function ownersIn(node: DataNode | undefined): RecordedPhase['owners'] {
  if (!node) return null;
  const owners: Partial<Record<SpaceId, Power>> = {};
  for (const [key, each] of entriesOf(node)) {
    const at = locationNamed(key);
    const power = powerNamed(wordsOf(each) ?? '');
    if (at && power) owners[spaceOf(at)] = power;
  }
  return owners;
}
