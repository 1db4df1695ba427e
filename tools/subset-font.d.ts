declare module 'subset-font' {
  /** A font with only the glyphs of `text`, their layout features, and one part of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
