import path from 'node:path'
import { isSamePathname } from '../../model/paths.ts'
import { createLinkResolver } from '../bundle/resolveContentLink.ts'
import { createDocIdentity } from '../content/docIdentity.ts'
import { createRoutes } from '../routes/createRoutes.ts'
import type { Doc, Site, SiteVersion } from '../site/site.ts'
import type { Move } from './moveLinks.ts'
import { assertAddress, resolveNewFile } from './resolveDocArgument.ts'

/** Everything that follows from where a doc goes. */
export interface MovePlan {
  readonly doc: Doc
  readonly version: SiteVersion
  /** Of the version; absolute. */
  readonly folder: string
  readonly id: string
  readonly dropsId: boolean
  readonly move: Move
  readonly alias: string | undefined
  /** The old address, where no redirect can start at it. */
  readonly lost: string | undefined
}

/**
 * Create the plan of a move.
 *
 * @param to id or path that the doc is to have
 * @throws SiteError when it can't be there
 */
export function createMovePlan(doc: Doc, to: string, site: Site): MovePlan {
  const { root, config } = site.content
  const version = site.versions.find(({ data }) => data.name === doc.version)
  const settings = config.docs.versions.find(({ name }) => name === doc.version)
  if (version === undefined || settings === undefined) {
    throw new Error(`The doc ${doc.id} belongs to no version.`)
  }
  const folder = path.join(root, settings.folder)
  const { absolutePath, frontMatter } = doc.source
  const file = resolveNewFile(to, site, { folder, like: absolutePath })
  const dropsId = createName(file) !== createName(absolutePath)
  const { id, slug } = createDocIdentity(
    path.relative(folder, file).split(path.sep).join('/'),
    dropsId ? { ...frontMatter, id: undefined } : frontMatter
  )
  const toPathname = assertAddress(
    { file: path.relative(root, file), slug },
    { site, basePath: version.basePath },
    doc
  )
  const isSame = isSamePathname(doc.pathname, toPathname)
  const old = isSame || doc.isDraft ? undefined : doc.pathname
  const isStart = !/\s/.test(doc.pathname)
  const docFolders = config.docs.versions.map(other => other.folder)
  const { baseUrl } = site.client
  return {
    doc,
    version,
    folder,
    id,
    dropsId: dropsId && frontMatter.id !== undefined,
    alias: isStart ? old : undefined,
    lost: isStart ? undefined : old,
    move: {
      contentDir: root,
      baseUrl,
      from: absolutePath,
      to: file,
      fromPathname: doc.pathname,
      toPathname,
      roots: [folder, root],
      resolveLink: createLinkResolver({
        contentDir: root,
        baseUrl,
        routes: createRoutes(site),
        docFolders
      })
    }
  }
}

function createName(file: string): string {
  return path.basename(file).replace(/\.mdx?$/i, '')
}
