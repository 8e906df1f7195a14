import path from 'node:path'

/** Separate folders by slashes on every system, as addresses and imports do. */
export function toPosixPath(file: string): string {
  return file.replaceAll(path.sep, '/')
}
