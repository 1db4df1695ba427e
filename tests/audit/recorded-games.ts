import { type Location, type Owners, spaceOf, type Unit } from '../../src/board/board.ts';
import { CENTRES } from '../../src/board/centres.ts';
import { fullName } from '../../src/board/names.ts';
import { NATIONALITY, POWERS, type Power } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { cases } from '../../src/orders/notations/cases/cases.ts';
import { COUNTRIES, TERRITORIES } from '../../src/orders/notations/webdiplomacy/territories.ts';
import { webdiplomacy } from '../../src/orders/notations/webdiplomacy/webdiplomacy.ts';
import type { RuledOrder } from '../../src/trace/ruling.ts';
import type { RandomPhase } from './random-game.ts';

const caps = (power: Power): string => power.toUpperCase();

const listed = <T extends { readonly power: Power }>(
  all: readonly T[],
  word: (one: T) => string,
): Record<string, string[]> =>
  Object.fromEntries(
    POWERS.map((power) => [caps(power), all.filter((one) => one.power === power).map(word)]),
  );

const name = ({ kind, at }: Pick<Unit, 'kind' | 'at'>): string => `${kind} ${at}`;

const centresOf = (owners: Owners): Record<string, string[]> =>
  Object.fromEntries(
    POWERS.map((power) => [caps(power), CENTRES.filter((centre) => owners[centre] === power)]),
  );

function pythonResults({ outcome, dislodged }: RuledOrder): readonly string[] {
  const words = {
    bounces: 'bounce',
    blocked: 'bounce',
    stopped: 'bounce',
    cut: 'cut',
    void: 'void',
    illegal: 'void',
    ambiguous: 'void',
    'no-path': 'no convoy',
    disrupted: 'disrupted',
  };
  const word = Object.hasOwn(words, outcome) ? [words[outcome as keyof typeof words]] : [];
  return [...word, ...(dislodged ? ['dislodged'] : [])];
}

/** A game as python-diplomacy saves it. */
export function asPython(phases: readonly RandomPhase[]): string {
  const saved = phases.map((one) => {
    const { year, season, units, owners } = one;
    const letter = { movement: 'M', retreats: 'R', adjustments: 'A' }[one.phase];
    const head = `${season.charAt(0)}${String(year)}${letter}`;
    const state = { units: listed(units, name), centers: centresOf(owners) };
    switch (one.phase) {
      case 'movement': {
        const results = one.ruling.orders.map((ruled) => [
          ruled.order ? name(ruled.order.unit) : ruled.unit,
          pythonResults(ruled),
        ]);
        return {
          name: head,
          state,
          orders: listed(one.orders, cases.movement.writeOrder),
          results: Object.fromEntries(results) as object,
        };
      }
      case 'retreats': {
        const fallen = one.position.dislodged.map(({ unit }) => unit);
        const both = listed([...units, ...fallen], (unit) =>
          fallen.includes(unit) ? `*${name(unit)}` : name(unit),
        );
        const retreats = Object.fromEntries(
          POWERS.map((power) => [
            caps(power),
            Object.fromEntries(
              one.position.dislodged
                .filter(({ unit }) => unit.power === power)
                .map(({ unit, retreats: to }) => [name(unit), to]),
            ),
          ]),
        );
        const results = one.ruling.orders.flatMap(({ order, outcome }) =>
          order
            ? [
                [
                  name(order.unit),
                  outcome === 'collides'
                    ? ['bounce', 'disband']
                    : outcome === 'disbands'
                      ? ['disband']
                      : [],
                ],
              ]
            : [],
        );
        return {
          name: head,
          state: { ...state, units: both, retreats },
          orders: listed(one.orders, cases.retreats.writeOrder),
          results: Object.fromEntries(results) as object,
        };
      }
      case 'adjustments':
        return {
          name: head,
          state,
          orders: listed(one.orders, cases.adjustments.writeOrder),
          results: {},
        };
    }
  });
  return JSON.stringify({ id: 'random', phases: saved });
}

/** The same as the API of webDiplomacy returns it. */
export function asWebdiplomacy(phases: readonly RandomPhase[]): string {
  const id = (at: Location): number => TERRITORIES.indexOf(at) + 1;
  const country = (power: Power): number => COUNTRIES.indexOf(power) + 1;
  const unit = (one: Unit, retreating: string): object => ({
    unitType: one.kind === 'A' ? 'Army' : 'Fleet',
    terrID: id(one.at),
    countryID: country(one.power),
    retreating,
  });
  const told = phases.map((one) => {
    const turn = (one.year - 1901) * 2 + (one.season === 'Spring' ? 0 : 1);
    const phase = { movement: 'Diplomacy', retreats: 'Retreats', adjustments: 'Builds' }[one.phase];
    const fallen =
      one.phase === 'retreats' ? one.position.dislodged.map((each) => unit(each.unit, 'Yes')) : [];
    const order = (words: string, power: Power, success: string, dislodged: string): object => ({
      turn,
      phase,
      countryID: country(power),
      ...(JSON.parse(words) as object),
      success,
      dislodged,
    });
    const orders =
      one.phase === 'movement'
        ? one.ruling.orders.flatMap(({ order: own, outcome, dislodged }) =>
            own
              ? [
                  order(
                    webdiplomacy.movement.writeOrder(own),
                    own.power,
                    outcome === 'succeeds' || outcome === 'given' ? 'Yes' : 'No',
                    dislodged ? 'Yes' : 'No',
                  ),
                ]
              : [],
          )
        : one.phase === 'retreats'
          ? one.ruling.orders.flatMap(({ order: own, outcome }) =>
              own
                ? [
                    order(
                      webdiplomacy.retreats.writeOrder(own),
                      own.power,
                      outcome === 'collides' ? 'No' : 'Yes',
                      'No',
                    ),
                  ]
                : [],
            )
          : one.orders.map((own) =>
              order(webdiplomacy.adjustments.writeOrder(own), own.power, 'Yes', 'No'),
            );
    const centers = CENTRES.flatMap((centre) => {
      const power = one.owners[centre];
      return power ? [{ countryID: country(power), terrID: id(centre) }] : [];
    });
    return {
      turn,
      phase,
      units: [...one.units.map((each) => unit(each, 'No')), ...fallen],
      centers,
      orders,
    };
  });
  return JSON.stringify({ gameID: 1, variantID: 1, phases: told });
}

/** The same as the mails of a judge, one for each phase. */
export function asMails(phases: readonly RandomPhase[]): readonly string[] {
  const kind = (one: Pick<Unit, 'kind'>): string => (one.kind === 'A' ? 'Army' : 'Fleet');
  const place = (at: Location): string => fullName(at).replace('St. ', 'St ');
  const where = (one: Pick<Unit, 'kind' | 'at'>): string => `${kind(one)} ${place(one.at)}`;
  const MARKS = {
    bounces: 'bounce',
    blocked: 'bounce',
    stopped: 'bounce',
    cut: 'cut',
    void: 'void',
    illegal: 'void',
    ambiguous: 'void',
    'no-path': 'no convoy',
    disrupted: 'disrupted',
  };
  return phases.map((one) => {
    const head = { movement: 'Movement', retreats: 'Retreat', adjustments: 'Adjustment' }[
      one.phase
    ];
    const lines = ((): readonly string[] => {
      switch (one.phase) {
        case 'movement':
          return one.ruling.orders.flatMap(({ order, outcome, dislodged }) => {
            if (!order) return [];
            const marks = [
              ...(Object.hasOwn(MARKS, outcome) ? [MARKS[outcome as keyof typeof MARKS]] : []),
              ...(dislodged ? ['dislodged'] : []),
            ];
            const owner = (at: Location): string => {
              const other = one.units.find((each) => each.at === at)?.power;
              return other && other !== order.power ? `${NATIONALITY[other]} ` : '';
            };
            const what =
              order.type === 'hold' || order.type === 'board' || order.type === 'land'
                ? ' HOLD'
                : order.type === 'move'
                  ? ` -> ${place(order.to)}`
                  : ` SUPPORT ${owner(order.target.at)}${where(order.target)}${order.type === 'support-move' ? ` -> ${place(order.to)}` : ''}`;
            return [
              `${order.power}: ${where(order.unit)}${what}.${marks.length > 0 ? `  (*${marks.join(', ')}*)` : ''}`,
            ];
          });
        case 'retreats':
          return one.ruling.orders.flatMap(({ order, outcome }) => {
            if (!order || order.type === 'hold') return [];
            const what =
              order.type === 'retreat'
                ? ` -> ${place(order.to)}${outcome === 'collides' ? ' (*bounce, destroyed*)' : ''}`
                : ' DISBAND';
            return [`${order.power}:    ${where(order.unit)}${what}.`];
          });
        case 'adjustments':
          return [
            ...one.orders.flatMap((order) => {
              if (order.type === 'waive') return [];
              const { unit } = order;
              const article = unit.kind === 'F' ? 'fleet' : 'army';
              return [
                order.type === 'build'
                  ? `${order.power}:  Builds an army in ${place(unit.at)}.`
                  : `${order.power}:  Removes the ${article} in ${SPACES[spaceOf(unit.at)].kind === 'sea' ? 'the ' : ''}${place(unit.at)}.`,
              ];
            }),
            ...one.ruling.removed.units.map(
              (unit) =>
                `${unit.power}:  Defaults, removing the ${unit.kind === 'A' ? 'army' : 'fleet'} in ${place(unit.at)}.`,
            ),
          ];
      }
    })();
    const list =
      one.phase === 'movement' && one.ruling.dislodged.length > 0
        ? [
            '',
            'The following units were dislodged:',
            '',
            ...one.ruling.dislodged.map(({ unit: at, retreats }) => {
              const unit = one.units.find((each) => spaceOf(each.at) === at);
              if (!unit) throw new Error(`no unit in ${at}`);
              const to =
                retreats.length > 0
                  ? `can retreat to ${retreats.map(place).join(' or ')}`
                  : 'with no valid retreats was destroyed';
              return `The ${NATIONALITY[unit.power]} ${kind(unit)} in ${place(unit.at)} ${to}.`;
            }),
          ]
        : [];
    return [
      `${head} results for ${one.season} of ${String(one.year)}.  (random.001)`,
      '',
      ...lines,
      ...list,
      '',
    ].join('\n');
  });
}
