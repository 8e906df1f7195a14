import type { Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Diagnostic, DiagnosticError } from '../../model/diagnostic.ts'
import type { ContentLayout } from '../contentDialect.ts'
import { isWithinSite } from '../siteBounds.ts'

/** Files and folders to read besides the docs. */
const CONTENT_NAMES = ['blog', 'i18n', 'index.mdx', 'index.md']

/**
 * Refuse symbolic links that point outside the site; their targets would be
 * published as pages. Links in other folders are checked when they're copied or
 * read.
 *
 * @throws DiagnosticError
 */
export async function assertFilesWithinSite(
  { contentDir, hasDocsOnly }: ContentLayout,
  docsFolders: readonly string[]
): Promise<void> {
  const names = [...docsFolders, ...(hasDocsOnly ? [] : CONTENT_NAMES)]
  const check: CheckEntry = (file, entry) =>
    entry.isSymbolicLink() &&
    !isWithinSite(path.join(contentDir, file), contentDir, docsFolders)
      ? [describeSymbolicLink(file)]
      : []
  const found = await Promise.all(
    names.map(async name => {
      const entry = await lstat(path.join(contentDir, name)).catch(
        () => undefined
      )
      const entryDiagnostics = entry === undefined ? [] : check(name, entry)
      return entryDiagnostics.length > 0
        ? entryDiagnostics
        : findOutsideLinks(contentDir, name, check)
    })
  )
  const diagnostics = found.flat()
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
}

/** @param file relative to the root */
type CheckEntry = (
  file: string,
  entry: Pick<Dirent, 'isSymbolicLink'>
) => readonly Diagnostic[]

async function findOutsideLinks(
  contentDir: string,
  folder: string,
  check: CheckEntry
): Promise<readonly Diagnostic[]> {
  const entries = await readdir(path.join(contentDir, folder), {
    withFileTypes: true
  }).catch(() => [])
  const found = await Promise.all(
    entries.map(entry => {
      const file = path.posix.join(folder, entry.name)
      if (/(?:^|\/)\.|^(?:static|declarations|node_modules)$/.test(file))
        return []
      return entry.isDirectory()
        ? findOutsideLinks(contentDir, file, check)
        : check(file, entry)
    })
  )
  return found.flat()
}

function describeSymbolicLink(file: string): Diagnostic {
  return {
    severity: 'error',
    message: 'This symbolic link points outside the website.',
    place: { file },
    hint: 'Replace it with a copy of the file, or remove it.'
  }
}
