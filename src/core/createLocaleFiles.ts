import { existsSync } from 'node:fs'
import path from 'node:path'
import type { OfflineFiles, RenderedLocale } from './locale.ts'
import { SiteErrors } from './model/errors.ts'
import type { OutputFile } from './model/paths.ts'
import { createIcons } from './output/createIcons.ts'
import { createManifest } from './output/createManifest.ts'
import { createPageTables } from './output/createPageTables.ts'
import { createSitemap } from './output/createSitemap.ts'
import {
  findFeatureFileProblems,
  type OwnedFiles
} from './output/findFeatureFileProblems.ts'
import type { OutputBytes, OutputText } from './output/outputText.ts'
import { createRedirectPages } from './output/redirectPages.ts'

/** The files of a locale that don't come from the bundler. */
export interface LocaleFiles {
  /** All of them except documents and the chunks of text-only pages. */
  readonly all: readonly (OutputText | OutputBytes)[]
  readonly tables: readonly OutputText[]
  readonly offline: readonly OfflineFiles[]
}

/** A locale whose pages the features have read. */
export interface ReadLocale {
  /** Created while the pages render. */
  readonly textFiles: Promise<readonly OwnedFiles[]>
}

/** Create the files that go with a locale's documents: tables, feeds, search … */
export async function createLocaleFiles(
  locale: RenderedLocale & ReadLocale
): Promise<LocaleFiles> {
  const { site, routes, pages, sheets, sidebars, redirects } = locale
  const { icon, atRoot } = locale
  const { root, features } = site.content
  const records = pages.map(({ record }) => record)
  const client = [locale.bundle.script, locale.bundle.style]
  const tables = createPageTables(records, redirects, site.client, client)
  const textFiles = await locale.textFiles
  const read = textFiles.flatMap(({ texts = [] }) => texts.map(nameOutput))
  const made = await Promise.all(
    features.map(async owner => ({
      ...(await owner.files?.fromPages?.(locale, read)),
      owner
    }))
  )
  const featureFiles = [...textFiles, ...made]
  const fromFeatures = featureFiles.flatMap(({ texts = [], bytes = [] }) => [
    ...texts.map(nameOutput),
    ...bytes.map(nameOutput)
  ])
  const own = [
    ...sheets,
    ...[...sidebars.values()].map(({ file, sidebar }) => ({
      file,
      text: JSON.stringify(sidebar)
    })),
    ...tables
  ]
  const ofSite = [
    ...(icon
      ? [
          createManifest(site.client),
          ...(await createIcons(icon, locale.cache))
        ]
      : []),
    ...atRoot
  ]
  const lists = [
    createSitemap(
      site.client,
      routes.map(({ route }) => route)
    ),
    ...createRedirectPages(redirects, site)
  ]
  const others = [...pages, ...locale.chunks, ...own, ...ofSite, ...lists]
  const problems = findFeatureFileProblems(featureFiles, [
    ...others.map(({ file }) => file),
    ...locale.bundle.files
  ])
  if (problems.length > 0) throw new SiteErrors(problems)
  // The site's own files override these, such as a handwritten robots.txt.
  const overridable = [...ofSite, ...fromFeatures].filter(
    ({ file }) => !existsSync(path.join(root, 'static', file))
  )
  return {
    all: [...own, ...overridable, ...lists],
    tables,
    offline: featureFiles.flatMap(({ offline }) => offline ?? [])
  }
}

/** Features name files relative to the base, as `OutputFile` requires. */
function nameOutput<Output extends { readonly file: string }>(made: Output) {
  return { ...made, file: made.file as OutputFile }
}
