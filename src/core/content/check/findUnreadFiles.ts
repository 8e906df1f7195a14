import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { listFiles } from '../listFiles.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import { findNear } from '../schema/suggestName.ts'

/** What a content folder may hold, without extensions. */
const ROOT_NAMES = [
  ...['authors', 'index', 'sidebars', 'site', 'versions'],
  ...['blog', 'declarations', 'docs', 'i18n', 'static'],
  ...['versioned_docs', 'versioned_sidebars']
]

/**
 * Find files and folders that nothing reads although their authors meant them
 * for the site: their names have a slip, or the site lacks what they belong to.
 *
 * @param root absolute path of the content folder
 */
export async function findUnreadFiles(
  root: string,
  { docs, locales }: Pick<ResolvedSiteConfig, 'docs' | 'locales'>
): Promise<readonly SiteError[]> {
  const { versions } = docs
  const [rootNames, sidebars, oldDocs, languages, ...files] = await Promise.all(
    [
      ...['.', 'versioned_sidebars', 'versioned_docs', 'i18n'].map(folder =>
        listNames(root, folder)
      ),
      ...['blog', ...versions.map(({ folder }) => folder)].map(folder =>
        listBelow(root, folder)
      )
    ]
  )
  const hasOldDocs = versions.some(({ folder }) => oldDocs?.includes(folder))
  const known = locales.map(({ name }) => `i18n/${name}`)
  return [
    ...findSlips(rootNames, ROOT_NAMES),
    ...findSlips(
      sidebars,
      versions.map(version => version.sidebars)
    ),
    ...(hasOldDocs ? [] : (oldDocs ?? [])).map(folder =>
      createWarning(
        folder,
        'List the names of the versions in "versions.json": ["1.0"].'
      )
    ),
    ...(languages ?? [])
      .filter(folder => !known.includes(folder))
      .map(folder => {
        const near = findNear(folder, known)
        const remedy = `Add { name: '${path.basename(folder)}' } to "locales" in site.ts, or remove the folder.`
        const isSame = near?.toLowerCase() === folder.toLowerCase()
        return createWarning(
          folder,
          isSame ? `Did you mean "${near}"?` : remedy
        )
      }),
    ...files.flat().flatMap(findPageSlip),
    ...files.flat().flatMap(file => findLostFolder(root, file))
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

/** Find files whose name is near one that is known, and not there. */
function findSlips(
  files: readonly string[] = [],
  known: readonly string[]
): readonly SiteError[] {
  const names = files.map(file => file.replace(EXTENSION, ''))
  const missing = known.filter(name => !names.includes(name))
  return names.flatMap((name, index) => {
    const file = files[index] ?? ''
    const plain = name.replace(/\.ya?ml$/, '')
    const near = known.includes(name) ? undefined : findNear(plain, missing)
    const isScript = /(?:^authors|^site|sidebars)$/.test(near ?? '')
    const ending = /\.ya?ml$/.test(file) && isScript ? '.ts' : ''
    const meant = `${near}${ending || file.slice(name.length)}`
    return near === undefined
      ? []
      : [createWarning(file, `Did you mean "${meant}"?`)]
  })
}

function findPageSlip(file: string): readonly SiteError[] {
  const meant = file
    .replace(/\.(?:markdown|mdown|mkdn?)$/i, '.md')
    .replace(/\.mdx?$/i, extension => extension.toLowerCase())
    .replace(/(?<=\/)_?categor(?:y|ies)_?(?=\.(?:json|ya?ml)$)/i, '_category_')
    .replace(/(?<=\/_category_)\.[cm]?[jt]s$/, '.json')
  return meant === file
    ? []
    : [createWarning(file, `Did you mean "${path.basename(meant)}"?`)]
}

/**
 * Report symbolic links to missing folders. Whatever reads pages reports links
 * to missing pages.
 */
function findLostFolder(root: string, file: string): readonly SiteError[] {
  if (path.extname(file) !== '' || existsSync(path.join(root, file))) return []
  return [
    new SiteError('The symbolic link points to nothing.', {
      place: { file },
      remedy: 'Correct the link, or remove it.'
    })
  ]
}

function createWarning(file: string, remedy: string): SiteError {
  return new SiteError('Nothing reads this.', { place: { file }, remedy })
}
