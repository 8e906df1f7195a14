/** Read the width of a drawing, in pixels. Apart, so that it loads no renderer. */
export function readWidth(svg: string): number {
  return Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? 0)
}
