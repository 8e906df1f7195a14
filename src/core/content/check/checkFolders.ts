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

/** A loaded site file and the content folder it configures. */
export interface LoadedSite {
  /** Absolute. */
  readonly folder: string
  readonly config: ResolvedSiteConfig
  readonly siteLocator: SourceLocator
}

/** Files and folders to read besides the docs. */
const CONTENT_NAMES = [
  ...['blog', 'declarations', 'i18n', 'static'],
  ...['index.mdx', 'index.md']
]

/**
 * Refuse unreadable folders and symbolic links that point outside the site;
 * their targets would be published as pages.
 *
 * @throws SiteErrors
 */
export async function assertFilesWithinSite(
  { root, hasDocsOnly }: ContentLayout,
  { docs }: ResolvedSiteConfig
): Promise<void> {
  const links = await findLinkProblems(root, [
    ...docs.versions.map(({ folder }) => folder),
    ...(hasDocsOnly ? [] : CONTENT_NAMES)
  ])
  if (links.length > 0) throw new SiteErrors(links)
}

/** Find missing folders and modules. */
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

/** Find files and folders that look like content but aren't used. */
export async function findUnusedContent(
  { root, hasDocsOnly, otherDocs = [] }: ContentLayout,
  config: ResolvedSiteConfig
): Promise<readonly SiteError[]> {
  if (hasDocsOnly) return []
  const unread = await findUnusedFiles(root, config)
  return [...otherDocs.map(describeUnusedDocs), ...unread]
}

function describeUnusedDocs(folder: string): SiteError {
  return new SiteError(
    "These docs aren't included, because a site has only one docs folder.",
    {
      place: { file: folder },
      remedy: `Move them to "docs/", or build them as a separate site: --content ${folder}.`
    }
  )
}

/** Find files in places where the site needs folders. */
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
