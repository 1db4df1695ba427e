import type { Point } from '../topology.ts';
import { CELL, GRID } from './density.ts';
import { SHEET } from './project.ts';

/*
 * A map whose regions grow by given densities (a cartogram), by a single solution of the Poisson equation: Gastner,
 * Seguy and More, "Fast flow-based algorithm for creating density-equalizing map projections", PNAS 115 (2018).
 * Points drift along a flow that evens out the densities. A flow neither tears nor folds, so adjacencies are
 * preserved.
 */

/** Time steps of a fourth-order Runge-Kutta integration. */
const STEPS = 40;

type Grid = Float64Array;
const corners = { columns: GRID.columns + 1, rows: GRID.rows + 1 };

/** `cos(π k x)` at points of the unit interval, by k, times `factor(k)`; or the sines. */
function waves(
  count: number,
  points: readonly number[],
  wave: (angle: number) => number,
  factor: (k: number) => number,
): readonly Grid[] {
  return Array.from({ length: count }, (_, k) =>
    Float64Array.from(points, (x) => factor(k) * wave(Math.PI * k * x)),
  );
}

/** From `[row][column]` sums over columns: `result[row][k] = Σ grid[row][column] * table(k, column)`. */
function along(
  grid: Grid,
  rows: number,
  columns: number,
  count: number,
  table: (k: number, column: number) => number,
): Grid {
  const result = new Float64Array(rows * count);
  for (let k = 0; k < count; k++) {
    const weights = Float64Array.from({ length: columns }, (_, column) => table(k, column));
    for (let row = 0; row < rows; row++) {
      let sum = 0;
      for (let column = 0; column < columns; column++)
        sum += (grid[row * columns + column] as number) * (weights[column] as number);
      result[row * count + k] = sum;
    }
  }
  return result;
}

function transpose(grid: Grid, rows: number, columns: number): Grid {
  return Float64Array.from(
    { length: grid.length },
    (_, i) => grid[(i % rows) * columns + Math.floor(i / rows)] as number,
  );
}

type Table = readonly Grid[];

/** In both dimensions: `Σ Σ grid[row][column] across[..][column] down[..][row]`. */
function transform(
  grid: Grid,
  rows: number,
  columns: number,
  across: Table,
  down: Table,
  inverse = false,
): Grid {
  const size = (table: Table): number => (inverse ? (table[0]?.length ?? 0) : table.length);
  const entry = (table: Table) => (k: number, i: number) =>
    (inverse ? table[i]?.[k] : table[k]?.[i]) as number;
  const first = along(grid, rows, columns, size(across), entry(across));
  const turned = transpose(first, rows, size(across));
  const second = along(turned, size(across), rows, size(down), entry(down));
  return transpose(second, size(across), size(down));
}

/** The gradient of the potential whose Laplacian is `density - 1`, at the corners of the cells. */
function gradient(density: Grid): readonly [Grid, Grid] {
  const { columns, rows } = GRID;
  const middles = (n: number) => Array.from({ length: n }, (_, i) => (i + 0.5) / n);
  const edges = (n: number) => Array.from({ length: n + 1 }, (_, i) => i / n);
  const norm = (n: number) => (k: number) => (k === 0 ? 1 : 2) / n;
  const one = () => 1;
  const coefficients = transform(
    density.map((value) => value - 1),
    rows,
    columns,
    waves(columns, middles(columns), Math.cos, norm(columns)),
    waves(rows, middles(rows), Math.cos, norm(rows)),
  ).map((value, i) => {
    const [k, l] = [i % columns, Math.floor(i / columns)];
    const eigenvalue = ((Math.PI * k) / SHEET.width) ** 2 + ((Math.PI * l) / SHEET.height) ** 2;
    return eigenvalue === 0 ? 0 : -value / eigenvalue;
  });
  const cosines = (n: number) => waves(n, edges(n), Math.cos, one);
  const slopes = (n: number, length: number) =>
    waves(n, edges(n), Math.sin, (k) => (-Math.PI * k) / length);
  const back = (across: Table, down: Table) =>
    transform(coefficients, rows, columns, across, down, true);
  return [
    back(slopes(columns, SHEET.width), cosines(rows)),
    back(cosines(columns), slopes(rows, SHEET.height)),
  ];
}

/** The densities at the corners: the mean of the adjacent cells. */
function atCorners(density: Grid): Grid {
  return Float64Array.from({ length: corners.columns * corners.rows }, (_, i) => {
    const [x, y] = [i % corners.columns, Math.floor(i / corners.columns)];
    const around = [
      [x - 1, y - 1],
      [x, y - 1],
      [x - 1, y],
      [x, y],
    ].flatMap(([column = -1, row = -1]) =>
      column < 0 || row < 0 || column >= GRID.columns || row >= GRID.rows
        ? []
        : [density[row * GRID.columns + column] as number],
    );
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}

/** Where each point of the sheet moves when cells grow by `density`. The edges of the sheet are preserved. */
export function flow(density: Grid): (point: Point) => Point {
  const [east, south] = gradient(density);
  const dense = atCorners(density);
  const clamp = (v: number, most: number): number => Math.max(0, Math.min(most, v));

  /** Velocity at a point and time (0 to 1): flux divided by the density at that time. */
  function velocity(x: number, y: number, time: number): Point {
    const column = clamp(x / CELL.width, GRID.columns - 1e-9);
    const row = clamp(y / CELL.height, GRID.rows - 1e-9);
    const [i, j] = [Math.floor(column), Math.floor(row)];
    const [a, b] = [column - i, row - j];
    const corner = j * corners.columns + i;
    const mix = (grid: Grid): number =>
      ((grid[corner] as number) * (1 - a) + (grid[corner + 1] as number) * a) * (1 - b) +
      ((grid[corner + corners.columns] as number) * (1 - a) +
        (grid[corner + corners.columns + 1] as number) * a) *
        b;
    const now = mix(dense) * (1 - time) + time;
    return [mix(east) / now, mix(south) / now];
  }

  return ([startX, startY]) => {
    let [x, y] = [startX, startY];
    const h = 1 / STEPS;
    for (let step = 0; step < STEPS; step++) {
      const time = step * h;
      const a = velocity(x, y, time);
      const b = velocity(x + (a[0] * h) / 2, y + (a[1] * h) / 2, time + h / 2);
      const c = velocity(x + (b[0] * h) / 2, y + (b[1] * h) / 2, time + h / 2);
      const d = velocity(x + c[0] * h, y + c[1] * h, time + h);
      x = clamp(x + (h / 6) * (a[0] + 2 * b[0] + 2 * c[0] + d[0]), SHEET.width);
      y = clamp(y + (h / 6) * (a[1] + 2 * b[1] + 2 * c[1] + d[1]), SHEET.height);
    }
    return [x, y];
  };
}
