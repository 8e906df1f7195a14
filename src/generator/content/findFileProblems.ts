import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { listFiles } from './listFiles.ts'
import { findFile } from './loadModule.ts'
import { scripts } from './readVersions.ts'
import type { ResolvedSiteConfig } from './siteConfig.ts'
import type { SourceLocator } from './sourceLocator.ts'

interface SiteInput {
  readonly config: ResolvedSiteConfig
  readonly siteLocator: SourceLocator
}

/**
 * Find folders of the content that are files, and files that are ignored or
 * missing.
 */
export async function findFileProblems(
  root: string,
  site: SiteInput
): Promise<readonly SiteError[]> {
  const versions = site.config.docs.versions.map(({ folder }) => folder)
  const folders = new Set([...versions, 'blog', 'static'])
  const found = await Promise.all(
    [...folders].map(folder => findFolderProblem(root, folder))
  )
  return [
    ...found.flat(),
    ...findMissingSidebars(root, site),
    ...findSecondFiles(root),
    ...(await findMisnamedFiles(root, versions))
  ]
}

/** Of two files that say the same, one is not read. */
function findSecondFiles(root: string): readonly SiteError[] {
  const yaml = ['yml', 'yaml'].map(extension => `blog/authors.${extension}`)
  const list = (name: string) =>
    scripts.map(extension => `${name}.${extension}`)
  return [
    list('site'),
    list('sidebars'),
    [...list('authors'), ...yaml]
  ].flatMap(files => {
    const [first, ...others] = files.filter(file =>
      existsSync(path.join(root, file))
    )
    return others.map(
      other =>
        new SiteError(
          `This file is ignored because ${first} does the same job.`,
          { place: { file: other }, remedy: 'Remove one of them.' }
        )
    )
  })
}

/** A category file that is named by a slip would be ignored. */
async function findMisnamedFiles(
  root: string,
  versions: readonly string[]
): Promise<readonly SiteError[]> {
  const listed = await Promise.all(
    versions.map(async version => {
      const files = await listFiles(path.join(root, version))
      return files.map(file => `${version}/${file}`)
    })
  )
  return listed.flat().flatMap(file => {
    const extension =
      /(?:^|\/)(?:_category|category_|_categories_)\.(json|ya?ml)$/i.exec(
        file
      )?.[1]
    if (extension === undefined) return []
    return [
      new SiteError('This file is ignored.', {
        place: { file },
        remedy: `Name it "_category_.${extension.toLowerCase()}".`
      })
    ]
  })
}

/** A sidebars file that a version names, rather than one that could be. */
function findMissingSidebars(
  root: string,
  { config, siteLocator }: SiteInput
): readonly SiteError[] {
  return config.docs.versions.flatMap((version, index) => {
    const usual = [
      'sidebars',
      `versioned_sidebars/version-${version.name}-sidebars`
    ]
    const isNamed = !usual.includes(version.sidebars)
    if (!isNamed || findFile(root, version.sidebars, scripts)) return []
    const path = ['docs', 'versions', index, 'sidebars']
    return [
      new SiteError(
        `The sidebars file "${version.sidebars}.ts" does not exist.`,
        {
          place: siteLocator.findValue(path),
          remedy: 'Create it, or remove "sidebars".'
        }
      )
    ]
  })
}

async function findFolderProblem(
  root: string,
  folder: string
): Promise<readonly SiteError[]> {
  const found = await stat(path.join(root, folder)).catch(() => undefined)
  if (found === undefined || found.isDirectory()) return []
  return [
    new SiteError('This must be a folder, but it is a file.', {
      place: { file: folder },
      remedy: `Move the file, and create a folder "${folder}".`
    })
  ]
}
