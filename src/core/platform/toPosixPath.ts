import path from 'node:path'

/** Use forward slashes on every system, as URLs and imports do. */
export function toPosixPath(file: string): string {
  return file.replaceAll(path.sep, '/')
}
