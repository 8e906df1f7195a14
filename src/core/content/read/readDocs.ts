import path from 'node:path'
import type { SourceFile } from '../../model/paths.ts'
import { checkSlugs, sanitizeSlug } from '../check/checkSlugs.ts'
import type { DocSource } from '../content.ts'
import { deriveDocIdentity } from '../docIdentity.ts'
import { findMisnamedFiles, isPageFile, listFiles } from '../listFiles.ts'
import { docFrontMatter } from '../schema/frontMatterSchema.ts'
import { readMarkdown, type SourceContext } from './readMarkdown.ts'
import { readText } from './readText.ts'
import { type ScannedText, scanPages } from './scanPages.ts'

/** Read the docs of one version. */
export async function readDocs(
  version: { readonly name: string; readonly folder: string },
  context: SourceContext
): Promise<readonly DocSource[]> {
  const listed = await listFiles(path.join(context.contentDir, version.folder))
  context.report(findMisnamedFiles(listed, version.folder))
  const texts = new Map<SourceFile, string>()
  const names = listed.filter(isPageFile)
  for (const name of names) {
    const file = locateDoc(name, version)
    const text = readText(
      path.join(context.contentDir, file),
      file,
      context.report
    )
    if (text !== undefined) texts.set(file, text)
  }
  const scanned = await scanPages(texts, context)
  const docs = names.map(name => {
    const found = scanned.get(locateDoc(name, version))
    return found && readDoc(name, version, context, found)
  })
  return (await Promise.all(docs)).filter(doc => doc !== undefined)
}

/**
 * Read one doc.
 *
 * @param name relative to the version's folder
 * @param scanned the file's text, if it has been read already
 * @returns undefined if the file can't be read, which is reported
 */
export async function readDoc(
  name: string,
  version: { readonly name: string; readonly folder: string },
  context: SourceContext,
  scanned?: ScannedText
): Promise<DocSource | undefined> {
  const file = locateDoc(name, version)
  const read = await readMarkdown(file, docFrontMatter, context, scanned)
  if (read === undefined) return undefined
  const { source, frontMatter } = read
  const identity = deriveDocIdentity(name, frontMatter)
  const doc = { ...source, version: version.name, frontMatter, identity }
  const slugDiagnostics = checkSlugs(doc, {
    slug: identity.slug,
    subject: `document with ID "${identity.id}" in "${path.posix.dirname(doc.file)}" directory`
  })
  if (slugDiagnostics.length === 0) return doc
  context.report(slugDiagnostics)
  // Ignore an invalid slug to avoid follow-up errors.
  const valid = deriveDocIdentity(name, { ...frontMatter, slug: undefined })
  return { ...doc, identity: { ...valid, slug: sanitizeSlug(valid.slug) } }
}

/** @param name listed, so relative to the version's folder */
function locateDoc(
  name: string,
  { folder }: { readonly folder: string }
): SourceFile {
  return path.posix.join(folder, name) as SourceFile
}
