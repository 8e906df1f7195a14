/**
 * Read the width of a drawing, in pixels. In its own file, so that importing it
 * doesn't load the renderer.
 */
export function readWidth(svg: string): number {
  return Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? 0)
}
