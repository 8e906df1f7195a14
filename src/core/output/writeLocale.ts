import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type BundleFolders, TEMPLATE_FILE } from '../bundle/bundle.ts'
import type { OfflineFiles, RenderedLocale } from '../locale.ts'
import { type Diagnostic, DiagnosticError } from '../model/diagnostic.ts'
import type { Reporter } from '../platform/reporter.ts'
import { printSidebar } from '../render/nameSidebarFiles.ts'
import { checkFeatureFiles, type OwnedFiles } from './checkFeatureFiles.ts'
import { copyStatic } from './copyStatic.ts'
import type { Output } from './openOutput.ts'
import type { LinkedText, OutputBytes, OutputText } from './outputText.ts'
import { printManifest } from './printManifest.ts'
import { printPageManifests } from './printPageManifests.ts'
import { printSitemap } from './printSitemap.ts'
import { renderIcons } from './renderIcons.ts'
import { renderRedirectPages } from './renderRedirectPages.ts'
import { runFilesHooks, toOutput } from './runFilesHooks.ts'
import { readStaticDocuments } from './staticDocuments.ts'
import { writeOutputFiles } from './writeOutputFiles.ts'
import type { WrittenDocument } from './writeServedFiles.ts'

/** The files of a locale. */
export interface LocaleFiles {
  /** All files, including the bundle and `static/`; relative to the base folder. */
  readonly names: readonly string[]
  /** Page manifests. */
  readonly manifests: readonly OutputText[]
  /** Texts of features with `hasLinks`, or the files of `static/` in their place. */
  readonly linkedTexts: readonly LinkedText[]
  /** Files that features add for offline reading. */
  readonly offline: readonly OfflineFiles[]
  /** Documents of `static/`. */
  readonly staticDocuments: readonly WrittenDocument[]
  /** Mistakes in `static/`. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Files of a locale that aren't made from its rendered pages. */
interface OtherFiles {
  /** Files that features create in their hook `textFiles`. */
  readonly textFiles: readonly OwnedFiles[]
  /** Files at the root of the whole site. */
  readonly rootFiles: readonly OutputText[]
}

/**
 * Write all files of a locale, except those of the bundle and the chunks of text-only
 * pages, which are in the output already.
 *
 * @throws DiagnosticError about files of features that can't be written
 */
export async function writeLocale(
  locale: RenderedLocale,
  others: OtherFiles,
  tools: {
    readonly reporter: Reporter
    readonly output: Output
    readonly folders: BundleFolders
  }
): Promise<LocaleFiles> {
  const { plan, pages, bundle, rendered } = locale
  const { reporter, output, folders } = tools
  const folder = folders.published
  // Only `bundle.inlined.template` needs the file; it mustn't be served.
  await rm(path.join(folder, TEMPLATE_FILE))
  // Writing isn't awaited here, so pages are compressed while the other files are
  // created. `publishOutput` waits for it in `complete`; the writer's task group owns it.
  output.write(folder, rendered.pages)
  return reporter.stage('files', async () => {
    const { all, ...kept } = await createFiles(locale, others)
    output.write(
      folder,
      all.filter(file => 'text' in file)
    )
    await writeOutputFiles(
      folder,
      all.filter(file => 'bytes' in file)
    )
    const built = [
      ...bundle.files,
      ...[...rendered.pages, ...pages.textChunks.values(), ...all].map(
        ({ file }) => file
      )
    ]
    const { copied, diagnostics } = await copyStatic(
      plan.site.content,
      folder,
      built
    )
    const statics = await readStaticDocuments(folder, copied)
    reporter.warn(statics.diagnostics)
    return {
      names: [...built, ...copied].sort(),
      staticDocuments: statics.documents,
      ...kept,
      diagnostics
    }
  })
}

/** Create the files that go with a locale's documents: manifests, feeds, search … */
async function createFiles(
  locale: RenderedLocale,
  { textFiles, rootFiles }: OtherFiles
): Promise<
  Pick<LocaleFiles, 'manifests' | 'linkedTexts' | 'offline'> & {
    readonly all: readonly (OutputText | OutputBytes)[]
  }
> {
  const { plan, pages, bundle, rendered } = locale
  const { manifests, fixed, overridable } = await createCoreFiles(
    locale,
    rootFiles
  )
  const ofFeatures = await runFilesHooks(locale, textFiles)
  const ofCore = [
    ...rendered.pages,
    ...pages.textChunks.values(),
    ...fixed,
    ...overridable
  ]
  const diagnostics = checkFeatureFiles(ofFeatures, [
    ...ofCore.map(({ file }) => file),
    ...bundle.files
  ])
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
  const files = ofFeatures.flatMap(each => each.files.map(toOutput))
  const { contentDir } = plan.site.content
  return {
    all: [...fixed, ...omitOverridden([...overridable, ...files], contentDir)],
    manifests,
    linkedTexts: listLinkedTexts(files, contentDir),
    offline: ofFeatures.flatMap(({ offline }) => offline ?? [])
  }
}

/** Create the core's files. */
async function createCoreFiles(
  { plan, bundle, rendered, cache }: RenderedLocale,
  rootFiles: readonly OutputText[]
): Promise<{
  readonly manifests: readonly OutputText[]
  /** Including the page manifests. */
  readonly fixed: readonly OutputText[]
  /** Files of `static/` can replace them. */
  readonly overridable: readonly (OutputText | OutputBytes)[]
}> {
  const { site, routes, redirects } = plan
  const records = rendered.pages.map(({ record }) => record)
  const entryFiles = [bundle.scriptFile, bundle.styleFile]
  const manifests = printPageManifests(
    records,
    redirects,
    site.client,
    entryFiles
  )
  const sidebars = [...rendered.sidebars.values()]
  return {
    manifests,
    fixed: [
      ...rendered.attributeSheets,
      ...sidebars.map(({ file, sidebar }) => ({
        file,
        text: printSidebar(sidebar)
      })),
      ...manifests,
      printSitemap(
        site.client,
        routes.map(({ route }) => route)
      ),
      ...renderRedirectPages(redirects, site)
    ],
    overridable: [
      ...(rendered.icon
        ? [
            printManifest(site.client),
            ...(await renderIcons(rendered.icon, cache))
          ]
        : []),
      ...rootFiles
    ]
  }
}

/** Omit files that the site overrides, such as a handwritten robots.txt. */
function omitOverridden(
  files: readonly (OutputText | OutputBytes)[],
  contentDir: string
): readonly (OutputText | OutputBytes)[] {
  return files.filter(
    ({ file }) => !existsSync(path.join(contentDir, 'static', file))
  )
}

/** List the texts whose links are checked, as they're published. */
function listLinkedTexts(
  files: readonly (OutputText | OutputBytes)[],
  contentDir: string
): readonly LinkedText[] {
  return files.flatMap(each => {
    if (!('text' in each) || each.hasLinks !== true) return []
    const { file, text } = each
    const source = `static/${file}`
    const override = path.join(contentDir, source)
    return existsSync(override)
      ? { source, file, text: readFileSync(override, 'utf8') }
      : { source: file, file, text }
  })
}
