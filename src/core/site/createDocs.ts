import path from 'node:path'
import type { DocSource } from '../content/content.ts'
import { createTitle } from '../content/read/createTitle.ts'
import { findRepeated } from '../content/schema/findRepeated.ts'
import { SiteError } from '../model/errors.ts'
import { createPathname, isSamePathname } from '../model/paths.ts'
import type { Doc, SiteDraft, SiteVersion } from './site.ts'

/** How the docs of a version are made. */
interface DocOptions {
  /** Of the version, such as `/docs`. */
  readonly basePath: string
  /** Others are drafts. */
  readonly hasPage: SiteDraft['hasPage']
}

/** Create the docs of one version. */
export function createDocs(
  sources: readonly DocSource[],
  { basePath, hasPage }: DocOptions
): Pick<SiteVersion, 'docs' | 'drafts'> {
  const created = sources.map(source => createDoc(source, basePath))
  return {
    docs: created.filter(({ source }) => hasPage(source)),
    drafts: created.filter(({ source }) => !hasPage(source))
  }
}

function createDoc(source: DocSource, basePath: string): Doc {
  const { frontMatter, identity } = source
  const title = source.title ?? (source.bodyTitle || nameDoc(source))
  return {
    id: identity.id,
    version: source.version,
    pathname: createPathname(`${basePath}${identity.slug}`),
    title,
    label: frontMatter.sidebar_label ?? title,
    description: source.description ?? source.excerpt,
    isUnlisted: frontMatter.unlisted === true,
    isDraft: frontMatter.draft === true,
    source
  }
}

/** Name a doc like its file, or a folder index like its folder. */
function nameDoc({ identity, file }: DocSource): string {
  const name = identity.isIndex
    ? (identity.folders.at(-1) ?? findFolderName(file))
    : (identity.id.split('/').at(-1) ?? identity.id)
  return createTitle(name)
}

/** The folder of a version; `docs` where it is the content folder itself. */
function findFolderName(file: string): string {
  const folder = path.posix.dirname(file)
  return folder === '.' ? 'docs' : folder
}

/** Find docs of one version that have the same id and different addresses. */
export function findRepeatedIds(docs: readonly Doc[]): readonly SiteError[] {
  return findRepeated(docs, ({ id }) => id)
    .filter(
      // One address is worse than one id, and is reported already.
      ({ item, first }) => !isSamePathname(item.pathname, first.pathname)
    )
    .map(
      ({ item: { id, source }, first }) =>
        new SiteError(`Two docs have the id "${id}".`, {
          place: source.locator.findKey(['id']),
          remedy: `The other doc is ${first.source.file}. Set a different "id" for one of them.`
        })
    )
}
