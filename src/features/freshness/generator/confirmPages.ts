import path from 'node:path'
import {
  type CommandContext,
  DiagnosticError,
  suggestName
} from '../../../index.ts'
import { RECORD_FILE } from '../freshness.ts'
import { type Assessment, assessPages } from './assessPages.ts'
import { EMPTY_RECORD, printRecord } from './freshnessRecord.ts'
import { updateRecord } from './updateRecord.ts'

/**
 * Record that pages match what they document, and print what is left to do.
 *
 * @param context.names of pages or folders, relative to the content folder or to the
 * current one; without any, pages that nobody has confirmed yet
 * @throws DiagnosticError if there's no such page, or the site has no `freshness`
 */
export async function confirmPages({
  names,
  read,
  write
}: CommandContext): Promise<void> {
  const { sites, cache } = await read()
  const [first] = sites
  if (first?.content.config.freshness === undefined) {
    throw new DiagnosticError({
      message:
        'The site has no record of pages, because site.ts has no "freshness".',
      place: { file: 'site.ts' },
      hint: 'Add: freshness: {}'
    })
  }
  const { contentDir, data } = first.content
  const assessments: Assessment[] = []
  for (const site of sites) assessments.push(await assessPages(site, cache))
  const found = assessments.flatMap(each => [
    ...each.unreadable,
    ...each.diagnostics
  ])
  if (found.length > 0) throw new DiagnosticError(found)
  const symbols = new Map(assessments.flatMap(each => [...each.symbols]))
  // A page without a translation is in several languages.
  const pages = [
    ...new Map(
      assessments
        .flatMap(each => each.pages)
        .map(page => [page.file, page] as const)
    ).values()
  ]
  const files = pages.map(({ file }) => file)
  const chosen = names.flatMap(name => findFiles(name, files, contentDir))
  const isChosen = (file: string, isRecorded: boolean) =>
    names.length === 0 ? !isRecorded : chosen.includes(file)
  const confirmed = pages.filter(({ file, isRecorded }) =>
    isChosen(file, isRecorded)
  )
  const record = updateRecord(data.freshness ?? EMPTY_RECORD, {
    confirmed,
    pages,
    symbols
  })
  await write(RECORD_FILE, printRecord(record))
  console.log(`  recorded ${count(confirmed.length)} in ${RECORD_FILE}`)
  const left = pages.filter(
    page => page.changes.length > 0 && !confirmed.includes(page)
  )
  if (left.length === 0) return
  console.log(`\n${count(left.length)} to check:`)
  for (const { file } of left) console.log(`  ${file}`)
}

function count(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`
}

/** @throws DiagnosticError if no page has the name, or is in that folder */
function findFiles(
  name: string,
  files: readonly string[],
  contentDir: string
): readonly string[] {
  const candidates = [
    path.normalize(name),
    path.relative(contentDir, path.resolve(name))
  ].map(each => each.split(path.sep).join('/').replace(/\/$/, ''))
  const found = files.filter(file =>
    candidates.some(each => file === each || file.startsWith(`${each}/`))
  )
  if (found.length > 0) return found
  throw new DiagnosticError({
    message: `No page "${name}" documents declarations.`,
    hint: suggestName(candidates[0] ?? name, files, 'Pages')
  })
}
