import { type SpaceId, spaceOf, type Unit } from '../board/board.ts';
import { CENTRES } from '../board/centres.ts';
import { SPACES } from '../board/spaces.ts';
import type { AdjustmentTurn } from '../trace/phase-turn.ts';
import type { Format } from './format.ts';
import type { Frame } from './frame.ts';
import { stillFrame, stillTurn } from './still.ts';

const isSame = (one: Unit, other: Unit): boolean =>
  one.power === other.power && one.kind === other.kind && one.at === other.at;

/**
 * The board with an adjustment phase on it: the units before it, those that go crossed out, and those that are built,
 * their spaces outlined.
 */
export function adjustmentFrame(
  { position, orders, edition, ruling }: AdjustmentTurn,
  format: Format,
): Frame {
  const { units } = position;
  const { after, owners } = ruling;
  const built = after.units.filter((unit) => !units.some((one) => isSame(one, unit)));
  const shown = [...units, ...built];
  const taken = new Set<SpaceId>(shown.map(({ at }) => spaceOf(at)));
  // Centres and building sites are seen too: a unit that is not there keeps room for them.
  const sites = new Set([
    ...orders.flatMap((order) => (order.type === 'build' ? spaceOf(order.unit.at) : [])),
    ...CENTRES.filter((centre) => owners[centre] !== undefined),
  ]);
  const empty = [...sites]
    .filter((space) => !taken.has(space))
    .map((space): Unit => ({
      power: owners[space] ?? 'Austria',
      kind: SPACES[space].kind === 'sea' ? 'F' : 'A',
      at: space,
    }));
  const turn = stillTurn([...shown, ...empty], [], edition);
  const drawn = stillFrame(
    turn,
    format,
    built.map(({ at }) => spaceOf(at)),
  );
  const stays = new Set(after.units.map(({ at }) => spaceOf(at)));
  return {
    ...drawn,
    units: drawn.units
      .filter(({ unit }) => taken.has(unit))
      .map((mark) => (stays.has(mark.unit) ? mark : { ...mark, perforated: 1, disbanded: 1 })),
  };
}
