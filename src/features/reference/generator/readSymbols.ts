import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { validateValue } from '../../../core/content/check/validateValue.ts'
import { loadModule } from '../../../core/content/read/loadModule.ts'
import { readText } from '../../../core/content/read/readText.ts'
import { createReport, type Report } from '../../../core/content/report.ts'
import type { SourceLocator } from '../../../core/content/sourceLocator.ts'
import {
  type Diagnostic,
  DiagnosticError
} from '../../../core/model/diagnostic.ts'
import { splitLink, toHref } from '../../../core/model/paths.ts'
import type { Cache } from '../../../core/platform/cache/createCache.ts'
import type { Site } from '../../../core/site/site.ts'
import {
  buildSymbolTable,
  type FindReference,
  type SymbolTable
} from './buildSymbolTable.ts'
import { findSyntaxError } from './parseApi.ts'
import { type Declaration, parseDeclarations } from './parseDeclarations.ts'

/**
 * Read the documented exports from the `declarations` folder of the content.
 * Samples in all docs versions link to the latest version.
 *
 * @returns undefined if there are none
 * @throws DiagnosticError if `reference.ts` names docs that don't exist
 */
export async function readSiteSymbols(
  site: Site,
  cache: Cache
): Promise<SymbolTable | undefined> {
  const { baseUrl } = site.client
  const version = site.versions.find(({ data }) => data.isLast)
  const pathnames = new Map(version?.docs.map(doc => [doc.id, doc.pathname]))
  const drafts = new Set(version?.drafts.map(({ id }) => id))
  const unknown = new Set<string>()
  const folder = path.join(site.content.contentDir, 'declarations')
  const findReference = (reference: string) => {
    const { path: id, hash } = splitLink(reference)
    const pathname = pathnames.get(id)
    if (pathname !== undefined) return toHref(baseUrl, pathname) + hash
    if (!drafts.has(id)) unknown.add(id)
    return undefined
  }
  const table = await readSymbols(folder, findReference, cache)
  const errors = [...unknown].map(
    (id): Diagnostic => ({
      severity: 'error',
      message: `The reference refers to the unknown doc "${id}".`,
      place: { file: SHOWN_FILE },
      hint: 'Write the id of a doc, followed by the #id of a heading.'
    })
  )
  if (errors.length > 0) throw new DiagnosticError(errors)
  return Object.keys(table).length === 0 ? undefined : table
}

const SHOWN_FILE = 'declarations/reference.ts'

const referenceSchema = z.record(
  z.string(),
  z.strictObject({
    page: z.string(),
    symbols: z.record(z.string(), z.array(z.string()))
  })
)

/**
 * Read the documented exports from a folder of declarations.
 *
 * The folder's `reference.ts` lists the documented packages and their docs;
 * without it there are no documented exports.
 *
 * @param folder absolute path, for example of `content/declarations`
 * @throws DiagnosticError if `reference.ts` can't be used, or names packages without
 * a valid declaration file
 */
export async function readSymbols(
  folder: string,
  findReference: FindReference,
  cache: Cache
): Promise<SymbolTable> {
  const { report, listDiagnostics } = createReport()
  const { entries, locator } = await readReference(folder, report)
  const packages = await Promise.all(
    Object.entries(entries).map(async ([module, reference]) => {
      const place = locator?.findKey([module])
      if (existsSync(path.join(folder, `${module}.d.ts`))) {
        const declarations = await readPackage(module, folder, cache, report)
        return [{ module, declarations, reference }]
      }
      const hint = `Add the file declarations/${module}.d.ts, or remove the entry.`
      const message = `The package "${module}" has no declarations.`
      report([{ severity: 'error', message, ...(place && { place }), hint }])
      return []
    })
  )
  const diagnostics = listDiagnostics()
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
  return buildSymbolTable(packages.flat(), findReference)
}

/** Read the folder's `reference.ts`; there are no entries without one. */
export async function readReference(
  folder: string,
  report: Report
): Promise<{
  readonly entries: z.infer<typeof referenceSchema>
  readonly locator?: SourceLocator
}> {
  const file = path.join(folder, 'reference.ts')
  if (!existsSync(file)) return { entries: {} }
  const loaded = await loadModule(file, SHOWN_FILE, report, 'reference')
  if (loaded === undefined) return { entries: {} }
  const { locator, value } = loaded
  const checked = validateValue(value, referenceSchema, locator)
  report(checked.diagnostics)
  return { entries: 'value' in checked ? checked.value : {}, locator }
}

async function readPackage(
  module: string,
  folder: string,
  cache: Cache,
  report: Report
): Promise<readonly Declaration[]> {
  const name = `${module}.d.ts`
  const shown = `declarations/${name}`
  const text = readText(path.join(folder, name), shown, report)
  if (text === undefined) return []
  try {
    return await cache.getOrCompute(
      { step: 'declarations', inputs: [text] },
      async () => parseDeclarations(text)
    )
  } catch (error) {
    report([describeSyntaxError(error, shown)])
    return []
  }
}

/**
 * Describe why a declaration file can't be parsed.
 *
 * @param file relative to the content folder
 * @throws the error if it's another one
 */
export function describeSyntaxError(error: unknown, file: string): Diagnostic {
  const { reason, hint, ...place } = findSyntaxError(error)
  return {
    severity: 'error',
    message: `The declarations can't be read: ${reason}.`,
    place: { file, ...place },
    hint
  }
}
