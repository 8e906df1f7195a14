import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { isExternalLink } from '../../model/paths.ts'
import type { ValuePath } from './scanLiterals.ts'
import type { ResolvedSiteConfig } from './siteConfig.ts'
import type { SourceLocator } from './sourceLocator.ts'

/**
 * Find folders of the content that are files, and pictures of the configuration
 * that are nowhere.
 */
export async function findFileProblems(
  root: string,
  site: {
    readonly config: ResolvedSiteConfig
    readonly siteLocator: SourceLocator
  }
): Promise<readonly SiteError[]> {
  const versions = site.config.docs.versions.map(({ folder }) => folder)
  const folders = new Set([...versions, 'blog', 'static'])
  const found = await Promise.all(
    [...folders].map(folder => findFolderProblem(root, folder))
  )
  return [...found.flat(), ...findMissingPictures(root, site)]
}

async function findFolderProblem(
  root: string,
  folder: string
): Promise<readonly SiteError[]> {
  const found = await stat(path.join(root, folder)).catch(() => undefined)
  if (found === undefined || found.isDirectory()) return []
  return [
    new SiteError('This is a file, where a folder belongs.', {
      place: { file: folder },
      remedy: `Move it, and make a folder "${folder}".`
    })
  ]
}

function findMissingPictures(
  root: string,
  {
    config,
    siteLocator
  }: {
    readonly config: ResolvedSiteConfig
    readonly siteLocator: SourceLocator
  }
): readonly SiteError[] {
  const { favicon, navbar, footer } = config
  const pictures: readonly (readonly [string | undefined, ValuePath])[] = [
    [favicon, ['favicon']],
    [navbar?.logo?.src, ['navbar', 'logo', 'src']],
    [navbar?.logo?.srcDark, ['navbar', 'logo', 'srcDark']],
    [footer?.logo?.src, ['footer', 'logo', 'src']],
    [footer?.logo?.srcDark, ['footer', 'logo', 'srcDark']]
  ]
  return pictures.flatMap(([picture, at]) => {
    if (picture === undefined || isExternalLink(picture)) return []
    if (existsSync(path.join(root, 'static', picture))) return []
    return [
      new SiteError(`The picture "${picture}" does not exist.`, {
        place: siteLocator.findValue(at),
        remedy: 'Put it in "static/", and write its path from there.'
      })
    ]
  })
}
