/** The parts of gifenc that we use; it has no types of its own. */
declare module 'gifenc' {
  export type Colour = readonly number[];

  export interface FrameOptions {
    /** The colours of all frames; with the first. */
    readonly palette?: readonly Colour[];
    /** In ms. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** -1: once, 0: for ever; with the first frame. */
    readonly repeat?: number;
    readonly dispose?: number;
  }

  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array, colours: number): readonly Colour[];
  export function applyPalette(rgba: Uint8Array, palette: readonly Colour[]): Uint8Array;
}
