import path from 'node:path'

/** Whether a path is another one or below it. Doesn't follow links. */
export function isInside(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner)
  return !/^\.\.(?:[\\/]|$)/.test(relative) && !path.isAbsolute(relative)
}
