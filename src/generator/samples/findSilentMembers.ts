import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseApi } from '../markdown/api/parseApi.ts'
import { createApiQuery } from '../markdown/api/parseApiQuery.ts'
import { createDeclarationPath } from '../markdown/api/readDeclarations.ts'
import { selectApi } from '../markdown/api/selectApi.ts'
import { listPages } from './readSamples.ts'

const FENCE = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2[ \t]*$|`[^`\n]+`/gm
const TABLE = /<ApiTable\s+([^>]*?)\/>/g
const ATTRIBUTE = /(\w+)(?:="([^"]*)")?/g

/**
 * Find members shown in tables whose declarations lack a description. Mistakes
 * in the tables themselves fail the build.
 *
 * @param root absolute path of the repository
 * @param places absolute paths of pages or of folders with pages
 * @returns messages, each at the member's place
 */
export async function findSilentMembers(
  root: string,
  places: readonly string[]
): Promise<readonly string[]> {
  const contentDir = path.join(root, 'content')
  const pages = await listPages(places)
  const found = pages.map(async page => {
    const text = await readFile(page, 'utf8')
    const tables = [...text.replace(FENCE, '').matchAll(TABLE)]
    const silent = tables.map(async ([, attributes = '']) => {
      const values = readAttributes(attributes)
      const query = createApiQuery(values)
      const file = createDeclarationPath(contentDir, query.from)
      const entries = parseApi(await readFile(file, 'utf8'))
      return selectApi(entries, query)
        .members.filter(({ doc }) => doc.meaning === '')
        .map(({ name, line }) => {
          const place = `${path.relative(root, file)}:${line}:1`
          return `${place} "${query.of}.${name}" has no meaning. Write a comment above it, or @param or @returns for its function.`
        })
    })
    return (await Promise.all(silent)).flat()
  })
  return [...new Set((await Promise.all(found)).flat())].sort()
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name,
      value
    ])
  )
}
