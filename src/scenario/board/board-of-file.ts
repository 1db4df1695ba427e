import { boardOf, type Board, type BoardFacts } from '../../board/board.ts';
import type { Location, Owners, Space, SpaceId, Start, Unit } from '../../board/board.ts';
import type { Calendar } from '../../board/calendar.ts';
import type { Power } from '../../board/powers.ts';
import { entriesOf, isFor } from './check-board.ts';
import { BUILD_RULES, type BoardFile } from './schema.ts';

/** The board that a file describes, which has been checked. */
export const boardOfFile = (file: BoardFile): Board => boardOf(factsOf(file));

type Province = BoardFile['provinces'][number];

function factsOf(file: BoardFile): BoardFacts {
  const powerOf = new Map(file.nations.map(({ id, name }) => [id, name as Power]));
  const power = (id: string): Power => powerOf.get(id) ?? (id as Power);
  const coastsOf = (id: string): readonly Location[] =>
    file.namedCoasts.flatMap((coast) =>
      coast.parentProvince === id ? [coast.id as Location] : [],
    );
  const spaceFrom = (province: Province): Space => {
    const coasts = coastsOf(province.id);
    const kinds = { land: 'inland', sea: 'sea', coastal: 'coastal' } as const;
    return {
      name: province.name,
      short: province.short ?? shortOf(province.id),
      ...(province.abbreviations ? { aliases: province.abbreviations } : {}),
      kind: coasts.length > 0 ? 'coastal' : kinds[province.type],
      coasts,
      centre: province.supplyCenter,
      home: province.homeNation === undefined ? null : power(province.homeNation),
    };
  };
  const divided = new Set(file.namedCoasts.map(({ parentProvince }) => parentProvince));
  const borders = (kind: 'army' | 'fleet'): BoardFacts['armies'] =>
    new Map(
      entriesOf(file).map(({ id, adjacencies }) => [
        id as Location,
        // Where a province has coasts, fleets are on one of them.
        kind === 'fleet' && divided.has(id)
          ? []
          : adjacencies.flatMap((one) =>
              isFor(kind, one) && !(kind === 'fleet' && divided.has(one.to))
                ? [one.to as Location]
                : [],
            ),
      ]),
    );
  const idle = file.nations.flatMap((nation) =>
    nation.non_playable ? [nation.name as Power] : [],
  );
  const [modifier] = file.adjudicationModifiers ?? [];
  const begins = beginningOf(file);
  const majority = file.victoryConditions.find((one) => one.type === 'supply-center-majority');
  return {
    id: file.id,
    name: file.name,
    powers: file.nations.map(({ name }) => name as Power),
    ...(idle.length > 0 ? { idle } : {}),
    nationality: Object.fromEntries(
      file.nations.flatMap(({ name, adjective }) => (adjective ? [[name, adjective]] : [])),
    ),
    colours: Object.fromEntries(file.nations.map(({ name, color }) => [name, color])),
    spaces: new Map(file.provinces.map((one) => [one.id as SpaceId, spaceFrom(one)])),
    armies: borders('army'),
    fleets: borders('fleet'),
    builds: modifier === undefined ? 'home' : BUILD_RULES[modifier],
    start: {
      ...(begins?.season ? { season: begins.season } : {}),
      units: file.initialState.units.map(({ nation, type, location }): Unit => ({
        power: power(nation),
        kind: type === 'Army' ? 'A' : 'F',
        at: location as Location,
      })),
      owners: Object.fromEntries(
        file.initialState.supplyCenters.map(({ nation, province }) => [province, power(nation)]),
      ) as Owners,
    },
    winning: majority?.supplyCenters ?? null,
    ...(begins ? { calendar: begins.calendar } : {}),
  };
}

/** The calendar of a board, and in which turn of it a game begins, if not in the first. */
interface Beginning {
  readonly calendar: Calendar;
  readonly season: Start['season'];
}

/** Two turns, and then adjustments: in two seasons of a year, or in two years (`yearMod` tells which has adjustments). */
function beginningOf({ phaseProgression, initialState }: BoardFile): Beginning | null {
  const { seasons, transitions } = phaseProgression;
  const { season, year, type } = initialState.phase;
  const [first = ''] = seasons;
  /** What follows a phase, and how many years later: the retreats, and what comes after them. */
  const after = (season: string, from: string, at: number) =>
    transitions.find(
      ({ from: one, condition }) =>
        one.season === season &&
        one.type === from &&
        (!condition ||
          mod(at, condition.yearMod) === mod(condition.yearModValue, condition.yearMod)),
    )?.to;
  const followed = (season: string, from: string, at: number) => {
    const next = after(season, from, at);
    return from === 'Movement' && next?.type === 'Retreat'
      ? after(next.season, 'Retreat', at + next.yearDelta)
      : next;
  };
  const second = followed(first, 'Movement', year);
  if (second?.type !== 'Movement') return null;
  const counted = followed(second.season, 'Movement', year + second.yearDelta);
  if (counted?.type !== 'Adjustment' || counted.yearDelta !== 0) return null;
  const again = after(counted.season, 'Adjustment', year + second.yearDelta);
  if (again?.type !== 'Movement' || again.season !== first) return null;
  const yearly = seasons.length === 1 ? ({ yearly: true } as const) : {};
  const calendar = { first: year, within: second.yearDelta, between: again.yearDelta, ...yearly };
  if (type === 'Movement' && season === first) return { calendar, season: undefined };
  // Later in a year of two turns.
  if (second.yearDelta > 0 || season !== second.season) return null;
  if (type === 'Movement') return { calendar, season: 'Fall' };
  return type === 'Adjustment' && season === counted.season ? { calendar, season: 'Winter' } : null;
}

const mod = (value: number, by: number): number => ((value % by) + by) % by;

const shortOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
