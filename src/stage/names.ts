import { SPACE_IDS } from '../board/board.ts';
import type { SpaceId } from '../board/board.ts';
import { CELL } from '../board/geometry/cells.ts';
import { clearance, spaceAt } from '../board/cells.ts';
import { SPACES } from '../board/spaces.ts';
import { nameWidth } from '../board/lettering.ts';
import { labelPlace } from '../board/places.ts';
import type { Label } from './drawable.ts';
import type { Plan } from './plan.ts';
import { row } from './placement.ts';
import type { Bead, Candidate, Item } from './placement.ts';
import { toMap, toView } from './view.ts';

/** What a centre's ring and the gap after it take before a name, at scale 1. */
const RING = 15;
const WEIGHT = 2.2;

export interface Name {
  readonly item: Item;
  readonly space: SpaceId;
  /** In one line; for a sea also in two. */
  readonly labels: readonly NamedLabel[];
}

export type NamedLabel = Omit<Label, 'x' | 'y' | 'key' | 'opacity'>;

/** Below this zoom full names do not fit their spaces. */
const FULL_NAMES = 1.15;

/** The names to be set on the board, each with the places that it may take. */
export function namesFor(plan: Plan, involved: ReadonlySet<SpaceId>): readonly Name[] {
  const { format, spots } = plan;
  if (format.names === 'none') return [];
  const full = format.names === 'full' && spots.view.zoom >= FULL_NAMES;
  const names: Name[] = [];
  for (const space of SPACE_IDS) {
    const { name, short, kind, centre } = SPACES[space];
    const sea = kind === 'sea';
    const size = full ? (sea ? format.type.sea : format.type.land) : sea ? 14 : 13;
    const whole: string = full ? name : short;
    const words = whole.split(' ');
    const texts: string[][] = [[whole]];
    if (words.length > 1 && sea) texts.push([words.slice(0, -1).join(' '), words.at(-1) ?? '']);
    const labels = texts.map((text) => ({ space, text, sea, centre, size }));
    const candidates = labels.flatMap((label, variant) =>
      placesFor(plan, label, variant, involved.has(space)),
    );
    if (candidates.length > 0)
      names.push({
        item: {
          key: space,
          candidates,
          beads: ({ x, y, variant = 0 }) => {
            const label = labels[variant];
            return label ? beadsOf(label, x, y) : [];
          },
        },
        space,
        labels,
      });
  }
  return names;
}

export function widthOfLabel({ text, sea, centre, size }: NamedLabel): number {
  const widest = Math.max(...text.map((line) => nameWidth(line, sea) * size));
  return widest + (centre ? (RING * size) / 17 : 0);
}

export function beadsOf(label: NamedLabel, x: number, y: number): Bead[] {
  const width = widthOfLabel(label);
  const r = label.size * 0.42;
  return label.text.flatMap((_, i) => {
    const middle = y + (i - (label.text.length - 1) / 2) * label.size * 1.02;
    return row(x - width / 2 + r * 0.6, middle, x + width / 2 - r * 0.6, middle, r, WEIGHT);
  });
}

/** Anywhere in the visible part of the space, best near its middle and where the letters stay inside. */
function placesFor(
  plan: Plan,
  label: NamedLabel,
  variant: number,
  involved: boolean,
): readonly Candidate[] {
  const { view } = plan.spots;
  const { width, height } = plan.format;
  const wanted = toView(view, labelPlace(label.space));
  const half = widthOfLabel(label) / 2;
  const step = Math.max(10, CELL * view.zoom * 0.8);
  const reach = involved ? 150 : 110;
  const candidates: Candidate[] = [];
  for (let x = wanted.x - reach; x <= wanted.x + reach; x += step)
    for (let y = wanted.y - reach; y <= wanted.y + reach; y += step) {
      if (x < half + 6 || x > width - half - 6 || y < 14 || y > height - 12) continue;
      const away = Math.hypot(x - wanted.x, y - wanted.y);
      let outside = 0;
      for (const shift of [-1, -0.5, 0, 0.5, 1]) {
        const map = toMap(view, { x: x + shift * half, y });
        if (spaceAt(map.x, map.y) !== label.space) outside++;
      }
      const middle = toMap(view, { x, y });
      if (spaceAt(middle.x, middle.y) !== label.space || outside > 3) continue;
      const tight = Math.max(0, label.size * 0.6 - clearance(middle.x, middle.y) * view.zoom);
      candidates.push({
        x,
        y,
        variant,
        cost: variant * 3 + away * 0.12 + outside * 9 + tight * 0.8,
      });
    }
  return candidates;
}
