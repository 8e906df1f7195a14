import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { listFiles } from '../listFiles.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import { findClosestName } from '../schema/suggestName.ts'

/** Known names in a content folder, without extensions. */
const ROOT_NAMES = [
  ...['authors', 'index', 'sidebars', 'site', 'versions'],
  ...['blog', 'declarations', 'docs', 'i18n', 'static'],
  ...['versioned_docs', 'versioned_sidebars']
]

const FILE_REMEDY =
  'Name pages "name.md" or "name.mdx", and category files "_category_.json" or "_category_.yml".'

/**
 * Find files and folders that look like content but aren't used: their names
 * have a typo, or their version or locale isn't configured.
 *
 * @param root absolute path of the content folder
 */
export async function findUnusedFiles(
  root: string,
  config: Pick<ResolvedSiteConfig, 'docs' | 'locales' | 'features'>
): Promise<readonly SiteError[]> {
  const { docs, locales } = config
  const folders = docs.versions.map(({ folder }) => folder)
  const [rootNames, oldDocs, languages] = await Promise.all([
    listNames(root, '.'),
    listNames(root, 'versioned_docs'),
    listNames(root, 'i18n')
  ])
  const files = await Promise.all(
    ['blog', ...folders].map(folder => listBelow(root, folder))
  )
  const hasOldDocs = folders.some(folder => oldDocs.includes(folder))
  const known = locales.map(({ name }) => `i18n/${name}`)
  return [
    ...findMisspelledNames(rootNames, listFeatureFolders(config)),
    ...(hasOldDocs ? [] : oldDocs).map(folder =>
      createWarning(folder, 'List the versions in "versions.json": ["1.0"].')
    ),
    ...languages
      .filter(folder => !known.includes(folder))
      .map(folder =>
        createWarning(
          folder,
          `Add { name: '${path.basename(folder)}' } to "locales" in site.ts, or remove the folder.`
        )
      ),
    ...files
      .flat()
      .filter(isMisnamed)
      .map(file => createWarning(file, FILE_REMEDY)),
    ...files.flat().flatMap(file => findBrokenLink(root, file))
  ]
}

async function listNames(
  root: string,
  folder: string
): Promise<readonly string[]> {
  const names = await readdir(path.join(root, folder)).catch(() => [])
  return names
    .filter(name => !name.startsWith('.'))
    .map(name => path.posix.join(folder, name))
}

async function listBelow(
  root: string,
  folder: string
): Promise<readonly string[]> {
  const files = await listFiles(path.join(root, folder))
  return files.map(file => `${folder}/${file}`)
}

const EXTENSION = /\.(?:[cm]?[jt]s|json|mdx?)$/

/** List the folders or files in the root that `site.ts` names as features. */
function listFeatureFolders({
  features
}: Pick<ResolvedSiteConfig, 'features'>): readonly string[] {
  return Object.keys(features).flatMap(name => {
    const [start, folder = ''] = name.split('/')
    return start === '.' ? folder.replace(EXTENSION, '') : []
  })
}

/**
 * Find files whose names are similar to a missing known name.
 *
 * @param used names of files that are used for something else
 */
function findMisspelledNames(
  files: readonly string[],
  used: readonly string[]
): readonly SiteError[] {
  const names = files.map(file => file.replace(EXTENSION, ''))
  const missing = ROOT_NAMES.filter(name => !names.includes(name))
  return files.flatMap((file, index) => {
    const name = names[index] ?? ''
    if (ROOT_NAMES.includes(name) || used.includes(name)) return []
    const near = findClosestName(name.replace(/\.ya?ml$/, ''), missing)
    if (near === undefined) return []
    const extension = /\.ya?ml$/.test(name) ? '.ts' : file.slice(name.length)
    return [createWarning(file, `Did you mean "${near}${extension}"?`)]
  })
}

function isMisnamed(file: string): boolean {
  const name = path.basename(file)
  const isCategory = /^_?categor(?:y|ies)_?\.(?:json|ya?ml|[cm]?[jt]s)$/i
  return (
    /\.(?:markdown|MDX?)$/.test(name) ||
    (isCategory.test(name) && !/^_category_\.(?:json|ya?ml)$/.test(name))
  )
}

/**
 * Report symbolic links to missing folders. Links to missing pages are reported
 * when pages are read.
 */
function findBrokenLink(root: string, file: string): readonly SiteError[] {
  if (path.extname(file) !== '' || existsSync(path.join(root, file))) return []
  return [
    new SiteError("The symbolic link's target doesn't exist.", {
      place: { file },
      remedy: 'Correct the link, or remove it.'
    })
  ]
}

function createWarning(file: string, remedy: string): SiteError {
  return new SiteError("This file isn't used.", { place: { file }, remedy })
}
