import { existsSync } from 'node:fs'
import path from 'node:path'
import type { OutputFile } from '../../model/paths.ts'

/**
 * Leave out what the site has in its own `static/`: a `robots.txt` or an icon
 * that somebody made is better than one that the build makes.
 *
 * @param root content folder, absolute
 */
export function leaveOwn<Output extends { readonly file: OutputFile }>(
  made: readonly Output[],
  root: string
): readonly Output[] {
  return made.filter(({ file }) => !existsSync(path.join(root, 'static', file)))
}
