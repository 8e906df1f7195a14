import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { decodePathnameIfValid } from '../../../core/model/paths.ts'

/** A page that readers may have bookmarked, with its anchors. */
export interface PublishedPage {
  /** Without the base, with the locale's prefix. */
  readonly pathname: string
  readonly anchors: readonly string[]
  /** Line in the file, for messages. */
  readonly line?: number
}

/** The file in the content folder that lists published addresses. */
export const URLS_FILE = 'urls.lock'

const HEADER = `# Published addresses, one page per line, each with its anchors. A build fails
# when one disappears without a redirect. Rewrite this file with
# npm run build -- --update-urls
`

/** Read the published addresses. A site without the file has none. */
export async function readUrlsLock(
  contentDir: string
): Promise<readonly PublishedPage[]> {
  const file = path.join(contentDir, URLS_FILE)
  return existsSync(file) ? parseUrlsLock(await readFile(file, 'utf8')) : []
}

/** Write the published addresses. */
export async function writeUrlsLock(
  contentDir: string,
  pages: readonly PublishedPage[]
): Promise<void> {
  await writeFile(path.join(contentDir, URLS_FILE), formatUrlsLock(pages))
}

/** Parse the text of the file, ignoring comments and empty lines. */
export function parseUrlsLock(text: string): readonly PublishedPage[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [pathname = '', ...anchors] = line.trim().split(/\s+/)
    return pathname === '' || pathname.startsWith('#')
      ? []
      : [
          {
            pathname: decodePathnameIfValid(pathname),
            anchors,
            line: index + 1
          }
        ]
  })
}

/** Format the file, sorted to avoid merge conflicts. */
export function formatUrlsLock(pages: readonly PublishedPage[]): string {
  const lines = pages.map(({ pathname, anchors }) =>
    [encodeURI(pathname), ...new Set([...anchors].sort())].join(' ')
  )
  return `${HEADER}${[...new Set(lines)].sort().join('\n')}\n`
}
