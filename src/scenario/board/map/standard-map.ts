import { type Location, STANDARD } from '../../../board/board.ts';

/* The standard board as map files have it: other maps begin with it, and change it. Its ids are theirs. */

const { spaces, armies, fleets, powers, start, nationality } = STANDARD;

const NAMES = [...spaces].flatMap(([id, { name, coasts }]) => [
  `${name} = ${id}`,
  ...coasts.map((coast) => `${name} (${coast}) = ${coast}`),
]);

/** Neighbours of armies only are in lower case, and so is a space with coasts. */
const TERRAIN = [...spaces].flatMap(([id, { kind, coasts }]) => {
  const type = { inland: 'LAND', coastal: 'COAST', sea: 'WATER' }[kind];
  const rowOf = (at: Location, written: string, forArmies: readonly Location[]): string => {
    const forFleets = fleets.get(at) ?? [];
    const near = [...new Set([...forArmies, ...forFleets])].map((to) =>
      kind === 'inland' || forFleets.includes(to) ? to : to.toLowerCase(),
    );
    return `${type} ${written} ABUTS ${near.join(' ')}`;
  };
  return [
    rowOf(id, coasts.length > 0 ? id.toLowerCase() : id, armies.get(id) ?? []),
    ...coasts.map((coast) => rowOf(coast, coast, [])),
  ];
});

/** On no side's table, but other maps open it. */
const SWITZERLAND = ['Switzerland = SWI', 'SHUT SWI'];

const homes = (power: string | null): string =>
  STANDARD.centres.filter((at) => spaces.get(at)?.home === power).join(' ');

const PARTS: Readonly<Record<string, readonly string[]>> = {
  geography: [...NAMES, ...TERRAIN, ...SWITZERLAND],
  politics: [
    ...powers.map((power) => `${power} (${nationality[power] ?? power}) ${homes(power)}`),
    `UNOWNED ${homes(null)}`,
  ],
  military: powers.flatMap((power) => [
    power,
    ...start.units.filter((unit) => unit.power === power).map(({ kind, at }) => `${kind} ${at}`),
  ]),
};

/** The text of a file of the standard map: `standard.map`, `standard.geography`; null: there is none of that name. */
export function standardMap(file: string): string | null {
  const [, part = ''] = /^standard\.(\w+)$/.exec(file) ?? [];
  const lines = part === 'map' ? Object.values(PARTS).flat() : PARTS[part];
  return lines?.join('\n') ?? null;
}
