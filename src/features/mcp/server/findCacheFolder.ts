import path from 'node:path'

/**
 * Find the user's folder for copies of a site.
 *
 * @param origin where the files come from
 * @returns an absolute path
 */
export function findCacheFolder(
  origin: string,
  system: {
    readonly platform: string
    readonly home: string
    readonly environment: Readonly<Record<string, string | undefined>>
  }
): string {
  // The host stays readable for people who clean up.
  const name = origin.replace(/[^\w.-]+/g, '-')
  return path.join(findUserFolder(system), 'toolbox-docs', name)
}

function findUserFolder({
  platform,
  home,
  environment
}: Parameters<typeof findCacheFolder>[1]): string {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = environment
  // The specification says to ignore relative paths.
  if (xdg && path.isAbsolute(xdg)) return xdg
  if (platform === 'win32') return local || path.join(home, 'AppData', 'Local')
  return platform === 'darwin'
    ? path.join(home, 'Library', 'Caches')
    : path.join(home, '.cache')
}
