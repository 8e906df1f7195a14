import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { toPosixPath } from '../../../core/platform/toPosixPath.ts'
import type { ApiMember } from '../generator/apiMember.ts'
import { parseApi } from '../generator/parseApi.ts'

/** The page that lists all messages. */
const INDEX = 'content/docs/guides/errors.mdx'

/**
 * Check that the index of error messages lists every message that the declared
 * packages throw.
 *
 * @param root absolute path of the repository
 * @returns messages with positions
 */
export async function checkMessages(root: string): Promise<readonly string[]> {
  const folder = path.join(root, 'content/declarations/@toolbox')
  const index = await readFile(path.join(root, INDEX), 'utf8')
  const names = await readdir(folder, { recursive: true })
  const files = names.filter(name => name.endsWith('.d.ts')).sort()
  const diagnostics = files.map(async name => {
    const file = path.join(folder, name)
    const source = await readFile(file, 'utf8')
    const place = toPosixPath(path.relative(root, file))
    return findUnlistedMessages(place, source, index)
  })
  return (await Promise.all(diagnostics)).flat()
}

/** The message at the start of a `@throws` tag. */
const MESSAGE = /^`([^`]+)`/

/**
 * Find messages of `@throws` tags that the index doesn't list. Without a space,
 * inline code is the name of an error class.
 *
 * @param file the path of the declarations from the root of the repository
 * @param source their source
 * @param index source of the page that lists messages
 */
export function findUnlistedMessages(
  file: string,
  source: string,
  index: string
): readonly string[] {
  const members = [...parseApi(source).entries.values()].flatMap(listMembers)
  return members.flatMap(({ doc, line }) =>
    doc.throws.flatMap(text => {
      const [code, message] = MESSAGE.exec(text) ?? []
      if (!code || !message?.includes(' ') || index.includes(code)) return []
      return `${file}:${line}:1 ${INDEX} doesn't list the message ${code}. Add a row with its cause and what to do.`
    })
  )
}

function listMembers(member: ApiMember): readonly ApiMember[] {
  return [member, ...(member.shape?.members ?? []).flatMap(listMembers)]
}
