import type { RenderedImage, Resvg, ResvgRenderOptions } from '@resvg/resvg-js';
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { err, ok, type Result } from '../../result.ts';

/** One picture of an animation, and how long it is shown, in ms. */
export interface Still {
  readonly svg: string;
  readonly hold: number;
}

interface Look {
  /** In px; null: that of the SVG file. */
  readonly width: number | null;
  /** The background colour where a picture does not fill its frame. */
  readonly background: string;
}

export interface Rasteriser {
  readonly png: (svg: string, look: Look) => Uint8Array;
  /** Error: why there can be no such animation. */
  readonly gif: (stills: readonly Still[], look: Look, loop: boolean) => Result<Uint8Array, string>;
}

/** The rasteriser's package. It is large and platform-specific, so it is installed only by those who need pixels. */
const PACKAGE = '@resvg/resvg-js';

/** Loads the rasteriser. Error: that it is not installed. */
export async function openRasteriser(
  load: () => Promise<Pick<typeof import('@resvg/resvg-js'), 'Resvg'>> = () =>
    import('@resvg/resvg-js'),
): Promise<Result<Rasteriser, string>> {
  const loaded = await load().catch(() => null);
  if (!loaded)
    return err(`PNG and GIF files need a package that is not installed: npm install ${PACKAGE}`);
  const open = (svg: string, { width, background }: Look): Resvg => {
    const options: ResvgRenderOptions = {
      background,
      ...(width === null ? {} : { fitTo: { mode: 'width', value: width } }),
      // Sentences are set in a system font; everything else is outlines.
      font: { loadSystemFonts: svg.includes('<text'), defaultFontFamily: 'serif' },
    };
    return new loaded.Resvg(svg, options);
  };
  return ok({
    png: (svg, look) => open(svg, look).render().asPng(),
    gif: (stills, look, loop) => {
      const [first] = stills;
      if (!first) return err('There is nothing to draw.');
      const natural = open(first.svg, look);
      const width = look.width ?? natural.width;
      const height = Math.round((natural.height * width) / natural.width);
      return width * height * stills.length > MOST_PIXELS
        ? err(tooMany(stills.length, width, height))
        : ok(encodeGif(stills, (svg) => open(svg, look).render(), loop));
    },
  });
}

/** For all frames together: what fits into the memory of a small machine. */
const MOST_PIXELS = 64_000_000;
/** Colours of a GIF file. The last one marks unchanged pixels. */
const COLOURS = 255;
const UNCHANGED = COLOURS;
/** Frames from which the palette is chosen. */
const SAMPLES = 6;

const tooMany = (count: number, width: number, height: number): string =>
  `${String(count)} frames of ${String(width)} by ${String(height)} px are too many for a GIF file. Use a smaller --width, --short or --steps.`;

function encodeGif(
  stills: readonly Still[],
  render: (svg: string) => RenderedImage,
  loop: boolean,
): Uint8Array {
  const frames = stills.map(({ svg }) => render(svg));
  const every = Math.max(1, Math.floor(frames.length / SAMPLES));
  const sample = [...frames.filter((_, i) => i % every === 0), ...frames.slice(-1)];
  const palette = quantize(Buffer.concat(sample.map((frame) => frame.pixels)), COLOURS);
  const table = Array.from({ length: COLOURS + 1 }, (_, i) => palette[i] ?? [0, 0, 0]);
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  frames.forEach((frame, i) => {
    const colours = applyPalette(frame.pixels, palette);
    const old = before;
    const changed = old
      ? colours.map((colour, at) => (colour === old[at] ? UNCHANGED : colour))
      : colours;
    gif.writeFrame(changed, frame.width, frame.height, {
      ...(old ? {} : { palette: table, repeat: loop ? 0 : -1 }),
      delay: stills[i]?.hold ?? 0,
      transparent: old !== null,
      transparentIndex: UNCHANGED,
      // Keeps the previous frame, so that the next one only draws what changes.
      dispose: 1,
    });
    before = colours;
  });
  gif.finish();
  return gif.bytes();
}
