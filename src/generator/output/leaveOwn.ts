import { existsSync } from 'node:fs'
import path from 'node:path'
import type { OutputFile } from '../../model/paths.ts'

/**
 * Drop files that the site has in its own `static/`: a handmade `robots.txt` or
 * icon is better than a generated one.
 *
 * @param root content folder, absolute
 */
export function leaveOwn<Output extends { readonly file: OutputFile }>(
  made: readonly Output[],
  root: string
): readonly Output[] {
  return made.filter(({ file }) => !existsSync(path.join(root, 'static', file)))
}
