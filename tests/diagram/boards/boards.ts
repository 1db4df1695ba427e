import {
  boardOf,
  STANDARD,
  type Board,
  type Location,
  type SpaceId,
  type Unit,
} from '../../../src/board/board.ts';
import type { Power } from '../../../src/board/powers.ts';
import ancmed from './ancmed.json' with { type: 'json' };
import hundred from './hundred.json' with { type: 'json' };
import pure from './pure.json' with { type: 'json' };

/*
 * Boards for tests, facts only, read from the maps of DPjudge (MIT): Pure by Danny Loeb, Hundred by Andy Schwarz,
 * Ancient Mediterranean by Don Hessong.
 */

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly powers: readonly { readonly name: string; readonly units: readonly string[] }[];
  readonly spaces: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly kind: string;
        readonly coasts: readonly string[];
        readonly centre: boolean;
        readonly home: string | null;
      }
    >
  >;
  readonly armies: Readonly<Record<string, readonly string[]>>;
  readonly fleets: Readonly<Record<string, readonly string[] | undefined>>;
}

const tableOf = (table: Stored['fleets']) =>
  new Map(Object.entries(table) as [Location, readonly Location[]][]);

function read({ id, name, powers, spaces, armies, fleets }: Stored): Board {
  return boardOf({
    id,
    name,
    powers: powers.map((power) => power.name as Power),
    nationality: {},
    spaces: new Map(
      Object.entries(spaces).map(([at, space]) => [
        at as SpaceId,
        {
          ...space,
          short: at.charAt(0) + at.slice(1).toLowerCase(),
          kind: space.kind as 'inland' | 'coastal' | 'sea',
          coasts: space.coasts as readonly Location[],
          home: space.home as Power | null,
        },
      ]),
    ),
    armies: tableOf(armies),
    fleets: tableOf(fleets),
    builds: 'home',
    start: {
      units: powers.flatMap((power) =>
        power.units.map((unit): Unit => ({
          power: power.name as Power,
          kind: unit.startsWith('F') ? 'F' : 'A',
          at: unit.slice(2) as Location,
        })),
      ),
    },
    winning: null,
  });
}

const PURE = read(pure);
export const HUNDRED = read(hundred);
const ANCMED = read(ancmed);
export const BOARDS: readonly Board[] = [STANDARD, PURE, HUNDRED, ANCMED];
