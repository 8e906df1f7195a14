import { existsSync } from 'node:fs'
import path from 'node:path'
import type { OutputFile } from '../model/paths.ts'
import type { FeatureFiles, OfflineFiles, RenderedLocale } from './locale.ts'
import { createIcons } from './output/createIcons.ts'
import { createManifest } from './output/createManifest.ts'
import { createPageTables } from './output/createPageTables.ts'
import { createSitemap } from './output/createSitemap.ts'
import type { OutputBytes, OutputText } from './output/outputText.ts'
import { createRedirectPages } from './output/redirectPages.ts'

/** The files of a locale that don't come from the bundler. */
export interface LocaleFiles {
  /** All of them except images and documents. */
  readonly texts: readonly OutputText[]
  readonly pictures: readonly OutputBytes[]
  readonly tables: readonly OutputText[]
  readonly offline: readonly OfflineFiles[]
}

/** A locale whose pages the features have read. */
export interface ReadLocale {
  /** Created while the pages render. */
  readonly textFiles: Promise<readonly FeatureFiles[]>
}

/** Create the files that go with a locale's documents: tables, feeds, search … */
export async function createLocaleFiles(
  locale: RenderedLocale & ReadLocale
): Promise<LocaleFiles> {
  const { site, routes, pages, sheets, chunks, sidebars, redirects } = locale
  const { icon, atRoot } = locale
  const records = pages.map(({ record }) => record)
  const tables = createPageTables(records, redirects, site.client)
  const textFiles = await locale.textFiles
  const icons = icon ? await createIcons(icon, locale.store) : []
  const read = listTexts(textFiles)
  const made = await Promise.all(
    site.content.features.flatMap(
      ({ files }) => files?.fromPages?.(locale, read) ?? []
    )
  )
  const featureFiles = [...textFiles, ...made]
  const texts = [
    ...sheets,
    ...chunks,
    ...[...sidebars.values()].map(({ file, sidebar }) => ({
      file,
      text: JSON.stringify(sidebar)
    })),
    ...tables,
    // The site's own files override these.
    ...dropOverridden(
      [
        ...(icon ? [createManifest(site.client)] : []),
        ...atRoot,
        ...listTexts(featureFiles)
      ],
      site.content.root
    ),
    createSitemap(
      site.client,
      routes.map(({ route }) => route)
    ),
    ...createRedirectPages(redirects, site)
  ]
  const pictures = dropOverridden(
    [
      ...icons,
      ...featureFiles.flatMap(({ bytes = [] }) => bytes.map(nameOutput))
    ],
    site.content.root
  )
  return {
    texts,
    pictures,
    tables,
    offline: featureFiles.flatMap(({ offline }) => offline ?? [])
  }
}

function listTexts(files: readonly FeatureFiles[]): readonly OutputText[] {
  return files.flatMap(({ texts = [] }) => texts.map(nameOutput))
}

/** Features name files relative to the base, as `OutputFile` requires. */
function nameOutput<Output extends { readonly file: string }>(made: Output) {
  return { ...made, file: made.file as OutputFile }
}

/**
 * Drop files that the site's `static/` folder overrides, such as a handwritten
 * `robots.txt` or an icon.
 *
 * @param root content folder, absolute
 */
function dropOverridden<Output extends { readonly file: OutputFile }>(
  made: readonly Output[],
  root: string
): readonly Output[] {
  return made.filter(({ file }) => !existsSync(path.join(root, 'static', file)))
}
