import path from 'node:path'
import type { DocSource } from '../content/content.ts'
import { deriveTitle } from '../content/docIdentity.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { findRepeated } from '../model/groupBy.ts'
import { isSamePathname, toPathname } from '../model/paths.ts'
import type { SiteDoc, SiteDraft, SiteVersion } from './site.ts'

/** Options for creating the docs of a version. */
interface DocOptions {
  /** Path of the version, such as `/docs`. */
  readonly basePath: string
  /** Docs without a page are drafts. */
  readonly hasPage: SiteDraft['hasPage']
}

/** Resolve the docs of one version. */
export function resolveDocs(
  sources: readonly DocSource[],
  { basePath, hasPage }: DocOptions
): Pick<SiteVersion, 'docs' | 'drafts'> {
  const created = sources.map(source => createDoc(source, basePath))
  return {
    docs: created.filter(({ source }) => hasPage(source)),
    drafts: created.filter(({ source }) => !hasPage(source))
  }
}

function createDoc(source: DocSource, basePath: string): SiteDoc {
  const { frontMatter, identity } = source
  const title = source.title ?? (source.bodyTitle || nameDoc(source))
  return {
    id: identity.id,
    version: source.version,
    pathname: toPathname(`${basePath}${identity.slug}`),
    title,
    label: frontMatter.sidebar_label ?? title,
    description: source.description ?? source.excerpt,
    isUnlisted: frontMatter.unlisted === true,
    isDraft: frontMatter.draft === true,
    source
  }
}

/** Name a doc after its file, or a folder index after its folder. */
function nameDoc({ identity, file }: DocSource): string {
  const name = identity.isIndex
    ? (identity.folders.at(-1) ?? findFolderName(file))
    : (identity.id.split('/').at(-1) ?? identity.id)
  return deriveTitle(name)
}

/** The folder of a version; `docs` if it's the content folder itself. */
function findFolderName(file: string): string {
  const folder = path.posix.dirname(file)
  return folder === '.' ? 'docs' : folder
}

/** Find docs of a version with the same id but different pathnames. */
export function findRepeatedIds(
  docs: readonly SiteDoc[]
): readonly Diagnostic[] {
  return findRepeated(docs, ({ id }) => id)
    .filter(
      // Duplicate pathnames are reported elsewhere.
      ({ item, first }) => !isSamePathname(item.pathname, first.pathname)
    )
    .map(({ item: { id, source }, first }) => ({
      severity: 'error',
      message: `Two docs have the id "${id}".`,
      place: source.locator.findKey(['id']),
      hint: `The other doc is ${first.source.file}. Set a different "id" for one of them.`
    }))
}
