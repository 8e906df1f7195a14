import path from 'node:path'
import type { SiteError } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { DocSource } from './content.ts'
import { createDocIdentity } from './docIdentity.ts'
import { findSlugProblems } from './findSlugProblems.ts'
import { docFrontMatter } from './frontMatterSchema.ts'
import { findFolderProblems, isPageFile, listFiles } from './listFiles.ts'
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
  const listed = await listFiles(folder)
  const files = listed.filter(isPageFile)
  const read = await Promise.all(
    files.map(file => readDoc(file, version, context))
  )
  return {
    docs: read.map(({ doc }) => doc),
    problems: [
      ...findFolderProblems(listed, version.folder),
      ...read.flatMap(({ problems }) => problems)
    ],
    warnings: read.flatMap(({ warnings }) => warnings)
  }
}

/**
 * Read one doc.
 *
 * @param name relative to the version's folder
 */
export async function readDoc(
  name: string,
  version: { readonly name: string; readonly folder: string },
  context: ReadContext
) {
  const file = path.posix.join(version.folder, name) as SourceFile // listed: relative
  const read = await readMarkdown(file, docFrontMatter, context)
  const { frontMatter } = read
  const identity = createDocIdentity(name, frontMatter)
  const doc: DocSource = {
    ...read.source,
    version: version.name,
    frontMatter,
    identity
  }
  const slugProblems = findSlugProblems(doc, {
    slug: identity.slug,
    subject: `document with ID "${identity.id}" in "${path.posix.dirname(doc.file)}" directory`
  })
  const isSound = slugProblems.length === 0
  return {
    // A slug that can't be does not count, so that nothing follows from it.
    doc: isSound
      ? doc
      : {
          ...doc,
          identity: createDocIdentity(name, { ...frontMatter, slug: undefined })
        },
    problems: [...read.problems, ...slugProblems],
    warnings: read.warnings
  }
}
