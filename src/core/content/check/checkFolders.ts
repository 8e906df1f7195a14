import { statSync } from 'node:fs'
import path from 'node:path'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import type { DocSource } from '../content.ts'
import type { ContentLayout } from '../contentDialect.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import type { SourceLocator } from '../sourceLocator.ts'
import { findExtensionProblems } from './findExtensionProblems.ts'
import { findLinkProblems } from './findLinkProblems.ts'
import { findMissingDocs } from './findMissingDocs.ts'
import { findUnusedFiles } from './findUnusedFiles.ts'

/** A site file that has been read, and the content folder it describes. */
export interface LoadedSite {
  /** Absolute. */
  readonly folder: string
  readonly config: ResolvedSiteConfig
  readonly siteLocator: SourceLocator
}

/** Folders and files that are read, besides those of docs. */
const OWN_NAMES = [
  ...['blog', 'declarations', 'i18n', 'static'],
  ...['index.mdx', 'index.md']
]

/**
 * Refuse symbolic links to what is not the site's, which would be published if
 * read as a page, and folders that can't be opened.
 *
 * @throws SiteErrors
 */
export async function assertFilesWithinSite(
  { root, hasDocsOnly }: ContentLayout,
  { docs }: ResolvedSiteConfig
): Promise<void> {
  const links = await findLinkProblems(root, [
    ...docs.versions.map(({ folder }) => folder),
    ...(hasDocsOnly ? [] : OWN_NAMES)
  ])
  if (links.length > 0) throw new SiteErrors(links)
}

/** Find folders and modules that a site needs and lacks. */
export function findFolderProblems(
  { hasDocsOnly }: ContentLayout,
  site: LoadedSite,
  docs: readonly DocSource[]
): readonly SiteError[] {
  return [
    ...(hasDocsOnly ? [] : findFileProblems(site.folder)),
    ...findExtensionProblems(site.folder, site),
    ...findMissingDocs(docs, site)
  ]
}

/** Find files and folders that look like content but are not read. */
export async function findUnusedContent(
  { root, hasDocsOnly, otherDocs = [] }: ContentLayout,
  config: ResolvedSiteConfig
): Promise<readonly SiteError[]> {
  if (hasDocsOnly) return []
  const unread = await findUnusedFiles(root, config)
  return [...otherDocs.map(describeLeftOut), ...unread]
}

function describeLeftOut(folder: string): SiteError {
  return new SiteError(
    "These docs aren't included, because a site has only one docs folder.",
    {
      place: { file: folder },
      remedy: `Move them to "docs/", or build them as a separate site: --content ${folder}.`
    }
  )
}

/** Find files that are named as the folders of a site are. */
function findFileProblems(root: string): readonly SiteError[] {
  return ['static', 'blog']
    .filter(name =>
      statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile()
    )
    .map(
      name =>
        new SiteError('This is a file, but must be a folder.', {
          place: { file: name },
          remedy: 'Rename the file.'
        })
    )
}
