import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { DocSource } from './content.ts'
import { createDocIdentity } from './docIdentity.ts'
import { findSlugProblems } from './findSlugProblems.ts'
import { findStateProblems } from './findStateProblems.ts'
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
    problems: [
      ...read.problems,
      ...findIdProblems(doc),
      ...findStateProblems(doc),
      ...slugProblems
    ],
    warnings: read.warnings
  }
}

function findIdProblems({
  frontMatter,
  locator
}: DocSource): readonly SiteError[] {
  const { id } = frontMatter
  const place = locator.findKey(['id'])
  if (id?.includes('/')) {
    return [
      new SiteError(`Document id "${id}" cannot include slash.`, {
        place,
        remedy: 'The id already includes the folders: write the last part only.'
      })
    ]
  }
  if (id?.trim() !== '') return []
  return [
    new SiteError('The document id is empty.', {
      place,
      remedy: 'Write a word, or remove the line: the id is the file name then.'
    })
  ]
}
