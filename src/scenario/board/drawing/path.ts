import type { ClosedLine } from '../../../diagram/map/fill.ts';

/** How long a text of numbers may be made of: two letters are the least of a point. */
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?)/y;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([MmZzLlHhVvCcSsQqTtAa])/y;

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
/** The most parts of a curve. */
const MOST_PARTS = 24;

/** A list of numbers, as in `points` or `transform`; what follows something else is left out. */
export function numbersIn(text: string): readonly number[] {
  const numbers: number[] = [];
  NUMBER.lastIndex = 0;
  for (let found = NUMBER.exec(text); found; found = NUMBER.exec(text))
    numbers.push(Number(found[1]));
  return numbers;
}

/**
 * The rings of a path of SVG, curves in parts that are within `fine` of them. As in a browser, what follows a mistake is
 * left out. Takes a time that grows with the length of the text.
 */
export function ringsOfPath(d: string, fine: number): readonly ClosedLine[] {
  const rings: number[][] = [];
  let ring: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** The control point that the next smooth curve mirrors. */
  let mirror: { readonly of: 'C' | 'Q'; readonly x: number; readonly y: number } | null = null;
  let at = 0;
  let command = '';
  const add = (toX: number, toY: number): void => {
    if (ring.length === 0) ring.push(x, y);
    ring.push(toX, toY);
    [x, y] = [toX, toY];
  };
  const end = (): void => {
    if (ring.length >= 6) rings.push(ring);
    ring = [];
  };
  const cubic = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void => {
    const [x0, y0] = [x, y];
    const bend = Math.max(
      Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
      Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
    );
    const parts = partsFor(bend, fine);
    for (let i = 1; i <= parts; i++) {
      const t = i / parts;
      const u = 1 - t;
      const [a, b, c, e] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      add(a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3);
    }
  };
  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(d);
    if (!found) return null;
    at = pattern.lastIndex;
    return found[1] ?? null;
  };
  for (;;) {
    const letter = read(COMMAND);
    if (letter === null && (command === '' || 'Zz'.includes(command))) break;
    // Further numbers after a move are lines.
    command = letter ?? (command === 'M' ? 'L' : command === 'm' ? 'l' : command);
    const kind = command.toUpperCase();
    const isRelative = command !== kind;
    const values: number[] = [];
    for (let i = 0; i < (TAKES[kind] ?? 0); i++) {
      const value = read(kind === 'A' && (i === 3 || i === 4) ? FLAG : NUMBER);
      if (value === null) break;
      values.push(Number(value));
    }
    if (values.length < (TAKES[kind] ?? 0) || values.some((one) => !Number.isFinite(one))) break;
    const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
    const point = (i: number): readonly [number, number] => [
      baseX + (values[i] ?? 0),
      baseY + (values[i + 1] ?? 0),
    ];
    const before = mirror;
    mirror = null;
    const mirrored = (of: 'C' | 'Q'): readonly [number, number] =>
      before?.of === of ? [2 * x - before.x, 2 * y - before.y] : [x, y];
    switch (kind) {
      case 'M':
        end();
        [x, y] = point(0);
        [startX, startY] = [x, y];
        break;
      case 'L':
        add(...point(0));
        break;
      case 'H':
        add(baseX + (values[0] ?? 0), y);
        break;
      case 'V':
        add(x, baseY + (values[0] ?? 0));
        break;
      case 'C':
      case 'S': {
        const first = kind === 'C' ? point(0) : mirrored('C');
        const second = point(kind === 'C' ? 2 : 0);
        cubic(...first, ...second, ...point(kind === 'C' ? 4 : 2));
        mirror = { of: 'C', x: second[0], y: second[1] };
        break;
      }
      case 'Q':
      case 'T': {
        const [bx, by] = kind === 'Q' ? point(0) : mirrored('Q');
        const [ex, ey] = point(kind === 'Q' ? 2 : 0);
        const [sx, sy] = [x, y];
        const third = (from: number, to: number): number => from + (2 / 3) * (to - from);
        cubic(third(sx, bx), third(sy, by), third(ex, bx), third(ey, by), ex, ey);
        mirror = { of: 'Q', x: bx, y: by };
        break;
      }
      case 'A': {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values;
        const [ex, ey] = point(5);
        const ellipse = { rx, ry, turn, isLarge: large === 1, isSwept: sweep === 1 };
        for (const [ax, ay] of arcPoints([x, y], [ex, ey], ellipse, fine)) add(ax, ay);
        break;
      }
      default:
        end();
        [x, y] = [startX, startY];
    }
  }
  end();
  return rings;
}

/** How many parts a curve needs that bends so much, to be within `fine` of it. */
const partsFor = (bend: number, fine: number): number =>
  Math.min(MOST_PARTS, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / fine))));

interface Ellipse {
  readonly rx: number;
  readonly ry: number;
  /** In degrees. */
  readonly turn: number;
  readonly isLarge: boolean;
  readonly isSwept: boolean;
}

/** Points of an arc of an ellipse after its first (SVG 1.1, F.6). */
function arcPoints(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  { rx: wide, ry: high, turn, isLarge, isSwept }: Ellipse,
  fine: number,
): readonly (readonly [number, number])[] {
  let [rx, ry] = [Math.abs(wide), Math.abs(high)];
  if (rx === 0 || ry === 0 || (x0 === x1 && y0 === y1)) return [[x1, y1]];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [hx, hy] = [(x0 - x1) / 2, (y0 - y1) / 2];
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const over = (px / rx) ** 2 + (py / ry) ** 2;
  if (over > 1) [rx, ry] = [rx * Math.sqrt(over), ry * Math.sqrt(over)];
  const below = (rx * py) ** 2 + (ry * px) ** 2;
  const share =
    (isLarge === isSwept ? -1 : 1) * Math.sqrt(Math.max(0, (rx * ry) ** 2 - below) / below);
  const [mx, my] = [(share * rx * py) / ry, (-share * ry * px) / rx];
  const [cx, cy] = [cos * mx - sin * my + (x0 + x1) / 2, sin * mx + cos * my + (y0 + y1) / 2];
  const from = Math.atan2((py - my) / ry, (px - mx) / rx);
  const to = Math.atan2((-py - my) / ry, (-px - mx) / rx);
  let sweep = to - from;
  if (isSwept && sweep < 0) sweep += 2 * Math.PI;
  if (!isSwept && sweep > 0) sweep -= 2 * Math.PI;
  const parts = Math.max(2, 2 * partsFor(Math.max(rx, ry) * Math.abs(sweep), fine));
  return Array.from({ length: parts }, (_, i) => {
    const at = from + (sweep * (i + 1)) / parts;
    const [ex, ey] = [rx * Math.cos(at), ry * Math.sin(at)];
    return [cx + cos * ex - sin * ey, cy + sin * ex + cos * ey] as const;
  });
}
