import { boardStyles } from 'virtual:board-styles';
import { flushSync, mount, unmount } from 'svelte';
import Picture from '../ui/board/drawing/Picture.svelte';
import type { Frame } from '../stage/model/drawable.ts';
import type { Palette } from './palette.ts';
import { HOLD } from '../stage/motion/hold.ts';
import { movingSvg } from './moving.ts';
import { pictureSvg } from './svg.ts';

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

/**
 * A frame as a stand-alone SVG file, in the colours of the page; the same as `drawFrame` makes in Node. `base`: the
 * address of the site. Rejects if the map cannot be fetched.
 */
export async function pictureOfPage(
  shown: Frame,
  base: string,
  caption: { readonly title: string; readonly description: string },
): Promise<string> {
  const sheet = shown.format.id === 'thumb' ? 'board-thumb.svg' : 'board.svg';
  const answer = await fetch(`${base}${sheet}`);
  if (!answer.ok) throw new Error(`${sheet}: ${String(answer.status)}`);
  return pictureSvg({
    markup: markupOf(shown, base),
    styles: boardStyles,
    map: await answer.text(),
    palette: paletteOf(document.documentElement),
    forPrint: false,
    format: shown.format,
    near: null,
    ...caption,
  });
}

/**
 * Frames of a turn as a stand-alone SVG file that plays them once, in the colours of the page. `base`: the address of the
 * site. Rejects if the map cannot be fetched.
 */
export async function movingOfPage(
  frames: readonly Frame[],
  base: string,
  caption: { readonly title: string; readonly description: string },
): Promise<string> {
  const answer = await fetch(`${base}board.svg`);
  if (!answer.ok) throw new Error(`board.svg: ${String(answer.status)}`);
  return movingSvg({
    states: frames.map((shown) => ({
      frame: shown,
      markup: markupOf(shown, base),
      hold: HOLD,
      sentence: '',
    })),
    styles: boardStyles,
    map: await answer.text(),
    palette: paletteOf(document.documentElement),
    forPrint: false,
    near: null,
    loop: false,
    sentences: false,
    ...caption,
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
