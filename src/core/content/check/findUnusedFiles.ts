import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentLayout } from '../contentDialect.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import { findClosestName } from '../schema/suggestName.ts'

/** Known names in a content folder, without extensions. */
const ROOT_NAMES = [
  ...['authors', 'index', 'sidebars', 'site', 'versions'],
  ...['blog', 'declarations', 'docs', 'i18n', 'static'],
  ...['versioned_docs', 'versioned_sidebars']
]

/**
 * Find files and folders that look like content but aren't used: their names
 * have a typo, or their version or locale isn't configured.
 */
export async function findUnusedFiles(
  { contentDir, hasDocsOnly, otherDocs = [] }: ContentLayout,
  config: Pick<ResolvedSiteConfig, 'docs' | 'locales' | 'features'>
): Promise<readonly Diagnostic[]> {
  if (hasDocsOnly) return []
  const list = async (folder: string) => {
    const names = await readdir(path.join(contentDir, folder)).catch(() => [])
    return names.filter(name => !name.startsWith('.'))
  }
  const [rootNames, oldDocs, languages] = await Promise.all([
    list('.'),
    list('versioned_docs'),
    list('i18n')
  ])
  const hasOldDocs = config.docs.versions.some(({ folder }) =>
    folder.startsWith('versioned_docs/')
  )
  const known = config.locales.map(({ name }) => name)
  return [
    ...otherDocs.map(({ folder }) =>
      createWarning(
        folder,
        `A site has one docs folder. Move these docs to "docs/", or build them as a separate site: --content ${folder}.`
      )
    ),
    ...findMisspelledNames(rootNames, Object.keys(config.features)),
    ...(hasOldDocs ? [] : oldDocs).map(name =>
      createWarning(
        `versioned_docs/${name}`,
        'List the versions in "versions.json": ["1.0"].'
      )
    ),
    ...languages
      .filter(name => !known.includes(name))
      .map(name =>
        createWarning(
          `i18n/${name}`,
          `Add { name: '${name}' } to "locales" in site.ts, or remove the folder.`
        )
      )
  ]
}

/**
 * Find files whose names are similar to a missing known name.
 *
 * @param features names or paths of the features that `site.ts` configures
 */
function findMisspelledNames(
  files: readonly string[],
  features: readonly string[]
): readonly Diagnostic[] {
  const getName = (file: string) => file.replace(/\.\w+$/, '')
  const isYaml = (file: string) => /\.ya?ml$/.test(file)
  const names = files.filter(file => !isYaml(file)).map(getName)
  const missing = ROOT_NAMES.filter(name => !names.includes(name))
  const used = features.map(each => getName(each.split('/')[1] ?? ''))
  return files.flatMap(file => {
    const name = getName(file)
    const isKnown = ROOT_NAMES.includes(name) && !isYaml(file)
    const isUsed = isKnown || used.includes(name)
    const near = isUsed ? undefined : findClosestName(name, missing)
    const extension = isYaml(file) ? '.ts' : path.extname(file)
    return near === undefined
      ? []
      : [createWarning(file, `Did you mean "${near}${extension}"?`)]
  })
}

function createWarning(file: string, hint: string): Diagnostic {
  return {
    severity: 'warning',
    message: "This file isn't used.",
    place: { file },
    hint
  }
}
