import path from 'node:path'
import type { SourceFile } from '../../model/paths.ts'
import { findSlugProblems, sanitizeSlug } from '../check/findSlugProblems.ts'
import type { DocSource } from '../content.ts'
import { createDocIdentity } from '../docIdentity.ts'
import { findMisnamedFiles, isPageFile, listFiles } from '../listFiles.ts'
import { docFrontMatter } from '../schema/frontMatterSchema.ts'
import { type ReadContext, readMarkdown } from './readMarkdown.ts'

/** Read the docs of one version. */
export async function readDocs(
  version: { readonly name: string; readonly folder: string },
  context: ReadContext
): Promise<readonly DocSource[]> {
  const listed = await listFiles(path.join(context.root, version.folder))
  context.report.warnings(findMisnamedFiles(listed, version.folder))
  const files = listed.filter(isPageFile)
  const docs = files.map(file => readDoc(file, version, context))
  return (await Promise.all(docs)).filter(doc => doc !== undefined)
}

/**
 * Read one doc.
 *
 * @param name relative to the version's folder
 * @returns undefined if the file can't be read, which is reported
 */
export async function readDoc(
  name: string,
  version: { readonly name: string; readonly folder: string },
  context: ReadContext
): Promise<DocSource | undefined> {
  const file = path.posix.join(version.folder, name) as SourceFile // listed: relative
  const read = await readMarkdown(file, docFrontMatter, context)
  if (read === undefined) return undefined
  const { source, frontMatter } = read
  const identity = createDocIdentity(name, frontMatter)
  const doc = { ...source, version: version.name, frontMatter, identity }
  const slugProblems = findSlugProblems(doc, {
    slug: identity.slug,
    subject: `document with ID "${identity.id}" in "${path.posix.dirname(doc.file)}" directory`
  })
  if (slugProblems.length === 0) return doc
  context.report.problems(slugProblems)
  // Ignore an invalid slug to avoid follow-up errors.
  const valid = createDocIdentity(name, { ...frontMatter, slug: undefined })
  return { ...doc, identity: { ...valid, slug: sanitizeSlug(valid.slug) } }
}
