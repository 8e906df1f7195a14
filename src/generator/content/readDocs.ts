import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { DocSource } from './content.ts'
import { createDocIdentity } from './docIdentity.ts'
import { docFrontMatter } from './frontMatterSchema.ts'
import { isPageFile, listFiles } from './listFiles.ts'
import { type ReadContext, readMarkdown } from './readMarkdown.ts'

/** Docs of one version, with what is wrong in them. */
export interface ReadDocs {
  readonly docs: readonly DocSource[]
  readonly problems: readonly SiteError[]
  readonly warnings: readonly SiteError[]
}

/** Read every doc below one version's folder. */
export async function readDocs(
  version: { readonly name: string; readonly folder: string },
  context: ReadContext
): Promise<ReadDocs> {
  const folder = path.join(context.root, version.folder)
  const files = (await listFiles(folder)).filter(isPageFile)
  const read = await Promise.all(
    files.map(file => readDoc(file, version, context))
  )
  return {
    docs: read.map(({ doc }) => doc),
    problems: read.flatMap(({ problems }) => problems),
    warnings: read.flatMap(({ warnings }) => warnings)
  }
}

async function readDoc(
  path: string,
  version: { readonly name: string; readonly folder: string },
  context: ReadContext
) {
  const file = `${version.folder}/${path}` as SourceFile // listed: relative
  const read = await readMarkdown(file, docFrontMatter, context)
  const { frontMatter } = read
  const doc: DocSource = {
    ...read.source,
    version: version.name,
    frontMatter,
    identity: createDocIdentity(path, frontMatter)
  }
  return {
    doc,
    problems: [...read.problems, ...findRuleProblems(doc)],
    warnings: read.warnings
  }
}

/** Rules between keys, which no schema of single keys can hold. */
function findRuleProblems(doc: DocSource): readonly SiteError[] {
  const { frontMatter, file } = doc
  const place = { file, line: 1 }
  const problems: SiteError[] = []
  if (frontMatter.id?.includes('/')) {
    problems.push(
      new SiteError(`Document id "${frontMatter.id}" cannot include slash.`, {
        place,
        remedy: 'Folders are part of the id already: write the last part only.'
      })
    )
  }
  if (frontMatter.draft && frontMatter.unlisted) {
    problems.push(
      new SiteError("Can't be draft and unlisted at the same time.", {
        place,
        remedy: 'Keep "draft" until the page is public, then "unlisted".'
      })
    )
  }
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter
  if (min !== undefined && max !== undefined && min > max) {
    problems.push(
      new SiteError(
        `toc_min_heading_level is ${min} and toc_max_heading_level is ${max}.`,
        { place, remedy: 'The lowest level must not be above the highest.' }
      )
    )
  }
  return problems
}
