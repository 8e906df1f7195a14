declare module 'subset-font' {
  /** Create a font with some letters of another, at fixed values of its axes. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'sfnt'
      readonly variationAxes: Readonly<Record<string, number>>
    }
  ): Promise<Buffer>
}
