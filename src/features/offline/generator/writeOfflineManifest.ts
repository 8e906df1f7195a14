import { readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { prepareFile } from '../../../core/output/prepareFile.ts'
import type { WriteOptions } from '../../../core/output/servedFile.ts'
import type { LocaleFiles } from '../../../core/output/writeLocale.ts'
import { hashContent } from '../../../core/platform/hashContent.ts'
import type { RenderedPage } from '../../../core/render/renderPages.ts'
import type { Site } from '../../../core/site/site.ts'
import {
  isHashedFile,
  OFFLINE_MANIFEST_FILE,
  type OfflineManifest
} from '../offlineManifest.ts'
import { listMediaFiles } from './listMediaFiles.ts'

/** The parts of a locale that the manifest needs. */
interface SavedLocale {
  readonly plan: { readonly site: Pick<Site, 'client'> }
  readonly rendered: {
    readonly pages: readonly Pick<
      RenderedPage,
      'planned' | 'record' | 'facts'
    >[]
  }
  readonly files: Pick<LocaleFiles, 'manifests' | 'offline'>
}

/** A manifest before its files are measured. */
type PlannedManifest = Pick<OfflineManifest, 'pages' | 'files'>

/**
 * Plan the offline manifest: the pages of a locale, with the docs of the last
 * version only, and files of features.
 *
 * It has no documents, because the client renders a saved page from its chunk,
 * which is half the size. It omits unlisted pages except for the not-found
 * page.
 */
export function planOfflineManifest({
  plan,
  rendered: { pages },
  files: { manifests, offline }
}: SavedLocale): PlannedManifest {
  const { client } = plan.site
  const last = client.versions.find(({ isLast }) => isLast)?.name
  const listed = pages.filter(
    ({ planned: { route } }) =>
      !route.isUnlisted && (!('version' in route) || route.version === last)
  )
  const saved = [
    ...listed,
    ...pages.filter(({ planned }) => planned.route.kind === 'notFound')
  ]
  const media = saved.flatMap(({ facts }) => [...facts.media])
  const urls = client.favicon ? [client.favicon, ...media] : media
  const texts = [
    ...manifests.map(({ file }) => file),
    ...offline.flatMap(({ shared, byPage }) => [
      ...shared,
      ...saved.flatMap(({ record }) => byPage.get(record.pathname) ?? [])
    ])
  ]
  const files = [
    ...saved.flatMap(({ record: { files, sidebar } }) =>
      sidebar === undefined ? files : [...files, sidebar]
    ),
    ...listMediaFiles(urls, client.baseUrl),
    ...texts
  ]
  return { pages: listed.length, files: [...new Set(files)].sort() }
}

/**
 * Write the offline manifest with its download size, and prepare it for serving. Call
 * this after all other files are prepared, because it measures their compressed
 * variants.
 *
 * @param folder the locale's base folder, absolute
 * @param options the same as for all other files
 */
export async function writeOfflineManifest(
  folder: string,
  { pages, files }: PlannedManifest,
  options: WriteOptions
): Promise<void> {
  const measured = files.flatMap(file => measureFile(folder, file) ?? [])
  const revisions = measured.map(({ revision }) => revision).join('\n')
  const manifest: OfflineManifest = {
    pages,
    size: measured.reduce((sum, { size }) => sum + size, 0),
    revision: hashContent(revisions, 8),
    files: measured.map(({ file }) => file)
  }
  const target = path.join(folder, OFFLINE_MANIFEST_FILE)
  await writeFile(target, JSON.stringify(manifest))
  await prepareFile(target, options)
}

/**
 * Measure a file's download size, and identify its current content.
 *
 * @returns undefined for a missing file, which the link check reports
 */
function measureFile(folder: string, file: string) {
  const target = path.join(folder, file)
  const size = readSize(`${target}.br`) ?? readSize(target)
  if (size === undefined) return undefined
  const revision = isHashedFile(file)
    ? file
    : `${file} ${hashContent(readFileSync(target))}`
  return { file, size, revision }
}

function readSize(file: string): number | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() ? found.size : undefined
}
