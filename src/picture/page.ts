import type { Palette } from '../draw/paint.ts';
import type { Frame } from '../stage/model/drawable.ts';
import { drawFrame } from './draw-picture.ts';
import type { Caption } from './titled.ts';

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

/** Pixels per px: enough for print and high-density screens. */
const PNG_SCALE = 2;

/**
 * Saves a frame as a file of the reader, in the colours of the page, with its title and the number of centres of each
 * power below it. `file`: its name without the ending.
 */
export async function savePicture(
  kind: 'SVG' | 'PNG',
  file: string,
  shown: Frame,
  caption: Caption,
): Promise<void> {
  const palettes = [paletteOf(coloursOf(shown))] as const;
  const svg = drawFrame(shown, { palettes }, { ...caption, isTitled: true });
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
