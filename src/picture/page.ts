import { boardStyles } from 'virtual:board-styles';
import { flushSync, mount, unmount } from 'svelte';
import Picture from '../ui/board/drawing/Picture.svelte';
import type { Frame } from '../stage/model/drawable.ts';
import { mapSheet } from '../stage/model/map-sheet.ts';
import type { Palette } from './palette.ts';
import { movingSvg, type State } from './moving.ts';
import { pictureSvg } from './svg.ts';
import { type Caption, textsOf } from './titled.ts';

/** The current colours of the page, including overrides. */
function paletteOf(root: HTMLElement): Palette {
  const style = getComputedStyle(root);
  return {
    isDark: style.colorScheme === 'dark',
    value: (name) => {
      const value = style.getPropertyValue(name).trim();
      return value === '' ? undefined : value;
    },
  };
}

/** What has the colours of a frame: the part of the page that is on its board. */
const coloursOf = ({ format }: Frame): HTMLElement =>
  (format.letters && document.querySelector<HTMLElement>('[data-board]')) ??
  document.documentElement;

/** The markup that the components render for a frame. */
function markupOf(shown: Frame, base: string): string {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const picture = mount(Picture, { target, props: { shown, base } });
  flushSync();
  const writer = new XMLSerializer();
  const markup = [...target.children].map((child) => writer.serializeToString(child)).join('');
  void unmount(picture);
  return markup;
}

/** The text of a file of the site. */
async function textOf(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${String(answer.status)}`);
  return answer.text();
}

/**
 * A frame as a stand-alone SVG file, in the colours of the page or others; `drawFrame` makes the same in Node. `base`:
 * the address of the site. Rejects if the map cannot be fetched.
 */
export async function pictureOfPage(
  shown: Frame,
  base: string,
  caption: Caption,
  palette = paletteOf(coloursOf(shown)),
): Promise<string> {
  const map = await textOf(`${base}${mapSheet(shown)}`);
  return pictureSvg({
    markup: markupOf(shown, base),
    styles: boardStyles,
    map,
    palette,
    forPrint: false,
    format: shown.format,
    cropTo: null,
    ...textsOf(caption, shown.held, shown.format.letters),
  });
}

/** Pixels per px: enough for print and high-density screens. */
const PNG_SCALE = 2;

/**
 * Saves a frame as a file of the reader, in the colours of the page, with its title and the number of centres of each
 * power below it. `file`: its name without the ending. Rejects if the map cannot be fetched.
 */
export async function savePicture(
  kind: 'SVG' | 'PNG',
  file: string,
  shown: Frame,
  base: string,
  caption: Caption,
): Promise<void> {
  const svg = await pictureOfPage(shown, base, { ...caption, isTitled: true });
  const blob =
    kind === 'SVG' ? new Blob([svg], { type: 'image/svg+xml' }) : await rasterise(svg, PNG_SCALE);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${file}.${kind.toLowerCase()}`;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}

/**
 * Frames of a turn as a stand-alone SVG file that plays them once, with the sentence of each below it. `base`: the
 * address of the site. Rejects if the map cannot be fetched.
 */
export async function movingOfPage(
  shots: readonly Omit<State, 'markup'>[],
  base: string,
  caption: Caption,
  palette: Palette,
): Promise<string> {
  const map = await textOf(`${base}board.svg`);
  return movingSvg({
    states: shots.map((shot) => ({
      ...shot,
      markup: markupOf(shot.frame, base),
    })),
    styles: boardStyles,
    map,
    palette,
    forPrint: false,
    cropTo: null,
    loop: false,
    sentences: true,
    ...textsOf(caption),
  });
}

/** Converts an SVG file to PNG, at `scale` px per px of the picture. */
export async function rasterise(svg: string, scale: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error('the picture is too large for a PNG file'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
