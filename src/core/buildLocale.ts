import { rm } from 'node:fs/promises'
import path from 'node:path'
import { TEMPLATE_FILE } from './bundle/loadBundle.ts'
import { prepareBundle } from './bundle/prepareBundle.ts'
import {
  createLocaleFiles,
  type LocaleFiles,
  type ReadLocale
} from './createLocaleFiles.ts'
import { judgeFindings } from './judgeFindings.ts'
import type { FinishedLocale, Flags, RenderedLocale } from './locale.ts'
import { type SiteError, SiteErrors } from './model/errors.ts'
import { createHref, isExternalLink } from './model/paths.ts'
import { copyStatic } from './output/copyStatic.ts'
import type { Finisher } from './output/createFinisher.ts'
import { readForeignDocuments } from './output/foreignDocuments.ts'
import type { OutputText } from './output/outputText.ts'
import { type Staging, writeFiles } from './output/stageOutput.ts'
import type { WrittenDocument } from './output/writeFinished.ts'
import { checkPartials } from './pages/checkPartials.ts'
import type { Cache } from './platform/cache/createCache.ts'
import type { Reporter } from './platform/reporter.ts'
import { renderLocale } from './renderLocale.ts'
import type { PlannedLocale } from './site/routes/createLocales.ts'
import {
  createRedirects,
  type Redirect
} from './site/routes/createRedirects.ts'

/** A locale, and where its output goes. */
interface LocaleInput extends PlannedLocale {
  readonly staging: Staging
  readonly finisher: Finisher
  /** Ship a service worker that removes itself. */
  readonly killSwitch: boolean
  /** Absolute. */
  readonly cacheDir: string
  readonly cache: Cache
  readonly flags: Flags
  /** Files at the root of the whole site. */
  readonly atRoot: readonly OutputText[]
}

/** The result of building one locale. */
export interface BuiltLocale extends FinishedLocale {
  readonly documents: readonly WrittenDocument[]
  /** With leading and trailing slash. */
  readonly baseUrl: string
  /** With base. */
  readonly redirectHrefs: readonly Redirect[]
}

/** A locale whose pages are rendered, and where its output goes. */
interface LocaleOutput extends LocaleInput, RenderedLocale, ReadLocale {
  /** Absolute. */
  readonly folder: string
  /** Problems of the bundle and of the pages. */
  readonly problems: readonly SiteError[]
}

/**
 * Build the pages of one locale and write them to the staging folder. The
 * finisher compresses them in the background.
 *
 * @throws SiteErrors with all mistakes
 */
export async function buildLocale(
  input: LocaleInput,
  reporter: Reporter
): Promise<BuiltLocale> {
  const { site, routes, staging, finisher, cacheDir, killSwitch, cache } = input
  const { baseUrl } = site.client
  const folder = path.join(staging.folder, baseUrl)
  const redirects = createRedirects(site, routes)
  const prepared = await reporter.stage('pages', onProgress =>
    prepareBundle({
      onProgress,
      site,
      routes,
      clientOutput: folder,
      chunkOutput: {
        write: texts => finisher.write(folder, texts),
        link: chunks => finisher.link(folder, chunks)
      },
      mode: 'production',
      killSwitch,
      cacheDir,
      cache
    })
  )
  const render = async () => {
    const requests = routes.flatMap(({ contents }) => contents)
    await checkPartials(requests, prepared.readPage, site.content.root)
    return renderLocale({ site, routes, cache, prepared }, reporter)
  }
  const rendered = await render().finally(() =>
    rm(prepared.workFolder, { recursive: true })
  )
  const output = { ...input, ...rendered, folder, prepared, redirects }
  const written = await writeLocale(output, reporter)
  await checkLocale(output, written, reporter)
  const { files } = written
  return {
    documents: await written.documents,
    baseUrl,
    site,
    pages: rendered.pages,
    redirects,
    files: written.names,
    folder,
    tables: files.tables,
    offline: files.offline,
    redirectHrefs: redirects.map(({ from, to }) => ({
      from: `${baseUrl}${from.slice(1)}`,
      to: isExternalLink(to) ? to : createHref(baseUrl, to)
    }))
  }
}

interface WrittenFiles {
  readonly documents: Promise<readonly WrittenDocument[]>
  readonly files: LocaleFiles
  /** All files, including those of the bundle and of `static/`. */
  readonly names: readonly string[]
  /** Of `static/`. */
  readonly problems: readonly SiteError[]
}

/** Write all files except the bundler's. */
async function writeLocale(
  output: LocaleOutput,
  reporter: Reporter
): Promise<WrittenFiles> {
  const { site, pages, chunks, bundle, folder, finisher } = output
  await rm(path.join(folder, TEMPLATE_FILE))
  // The finisher compresses them while the other files are created.
  const documents = finisher.write(folder, pages)
  // Avoid an unhandled rejection: the caller awaits this promise later.
  documents.catch(() => {})
  return reporter.stage('files', async () => {
    const files = await createLocaleFiles(output)
    finisher.write(
      folder,
      files.all.filter(file => 'text' in file)
    )
    await writeFiles(
      folder,
      files.all.filter(file => 'bytes' in file)
    )
    const made = [...pages, ...chunks, ...files.all].map(({ file }) => file)
    const built = [...bundle.files, ...made]
    const { copied, problems } = await copyStatic(site.content, folder, built)
    const foreign = await readForeignDocuments(folder, copied)
    reporter.warn(foreign.problems)
    const served = documents.then(own => [...own, ...foreign.documents])
    served.catch(() => {}) // for the same reason
    return {
      documents: served,
      files,
      names: [...built, ...copied].sort(),
      problems
    }
  })
}

/** @throws SiteErrors with all mistakes */
async function checkLocale(
  output: LocaleOutput,
  { names, problems: staticProblems }: WrittenFiles,
  reporter: Reporter
): Promise<void> {
  const { site, routes, pages, prepared } = output
  const { isBare, features } = site.content
  if (isBare) reporter.warn(staticProblems)
  const markdown = prepared.listFindings()
  const failures = [...site.problems, ...output.problems]
  const failed = markdown.flatMap(({ kind, file }) =>
    kind === 'compile' ? file : []
  )
  const written = {
    ...output,
    files: names,
    failed: new Set(failed),
    isWhole: failures.length === 0 && failed.length === 0
  }
  const { errors, warnings } = await reporter.stage('checks', async () => {
    const checked = features.map(({ check }) => check?.(written) ?? [])
    return judgeFindings({
      site,
      routes,
      pages,
      files: names,
      markdown,
      checked: (await Promise.all(checked)).flat(),
      problems: [...failures, ...(isBare ? [] : staticProblems)]
    })
  })
  reporter.warn(warnings)
  if (errors.length > 0) throw new SiteErrors(errors)
}
