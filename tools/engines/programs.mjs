import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {{ readonly width: number, readonly height: number }} Size */
/** @typedef {{ readonly x: number, readonly y: number } & Size} Box */
/**
 * `ready`: code in the page that returns true once it can be shown; without it `READY`.
 * @typedef {{ readonly name: string, readonly address: string, readonly size: Size, readonly ready?: string }} View
 */
/**
 * Of a page: the box of its largest board (null if it has none), and how far its content is wider than the window. Lengths in px.
 * @typedef {{ readonly board: Box | null, readonly tooWide: number }} Measured
 */
/** `picture`: the window as PNG. @typedef {Measured & { readonly picture: Buffer }} Shown */
/**
 * A browser engine. `missing`: the programs that are not installed. `show`: the views in order, and the errors that the pages
 * wrote.
 * @typedef {{
 *   readonly name: string,
 *   readonly missing: () => readonly string[],
 *   readonly show: (views: readonly View[]) => Promise<{ readonly shown: readonly Shown[], readonly complaints: readonly string[] }>,
 * }} Engine
 */

/**
 * The path of a program in one of the folders of `PATH` or in `more`.
 * @param {string} name
 * @param {readonly string[]} [more]
 */
export function programNamed(name, more = []) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...more];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * In the page: whether it has finished loading. A page hydrates at once if its address has a step, or if it is the
 * game.
 */
export const READY = `
  const live = document.querySelector('#live');
  const hydrates = live && location.hash;
  return document.readyState === 'complete' && document.fonts.status === 'loaded' &&
    (!hydrates || live.hasAttribute('data-live'));
`;

/** In the page: `Measured`. */
export const MEASURE = `
  const roots = [document, ...[...document.querySelectorAll('standoff-scenario')].map((embed) => embed.shadowRoot ?? embed)];
  const boards = roots.flatMap((root) => [...root.querySelectorAll('svg[role=img]')]);
  const boxes = boards.map((svg) => svg.getBoundingClientRect());
  const [largest] = boxes.sort((a, b) => b.width * b.height - a.width * a.height);
  const { x, y, width, height } = largest ?? {};
  const root = document.documentElement;
  return {
    board: largest && width > 0 ? { x, y, width, height } : null,
    tooWide: Math.max(0, root.scrollWidth - root.clientWidth),
  };
`;
