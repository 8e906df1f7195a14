import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Store } from '../../../core/build/store/createStore.ts'
import { validateConfig } from '../../../core/content/check/validateConfig.ts'
import {
  createReport,
  type Report
} from '../../../core/content/createReport.ts'
import { loadModule } from '../../../core/content/read/loadModule.ts'
import { readText } from '../../../core/content/read/readText.ts'
import { SiteError, SiteErrors } from '../../../core/model/errors.ts'
import {
  createSymbolTable,
  type FindReference,
  type SymbolTable
} from './createSymbolTable.ts'
import { type Declaration, parseDeclarations } from './parseDeclarations.ts'

const REFERENCE_FILE = 'reference.ts'

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
 * @throws SiteErrors if `reference.ts` can't be used, or names packages without
 * a valid declaration file
 */
export async function readSymbols(
  folder: string,
  findReference: FindReference,
  store: Store
): Promise<SymbolTable> {
  if (!existsSync(path.join(folder, REFERENCE_FILE))) return {}
  const { report, listFindings } = createReport()
  const reference = await readReference(folder, report)
  const packages = await Promise.all(
    Object.entries(reference).map(async ([module, entry]) => {
      const declarations = await readPackage(module, { folder, store, report })
      return { module, declarations, reference: entry }
    })
  )
  const { problems } = listFindings()
  if (problems.length > 0) throw new SiteErrors(problems)
  return createSymbolTable(packages, findReference)
}

async function readReference(
  folder: string,
  report: Report
): Promise<z.output<typeof referenceSchema>> {
  const file = path.join(folder, REFERENCE_FILE)
  const shown = createDisplayPath(folder, REFERENCE_FILE)
  const loaded = await loadModule(file, shown, report, 'reference')
  if (loaded === undefined) return {}
  const { value, locator } = loaded
  const checked = validateConfig(value, referenceSchema, locator)
  report.problems(checked.problems)
  if (!('value' in checked)) return {}
  const isDeclared = (module: string) =>
    existsSync(path.join(folder, `${module}.d.ts`))
  const [declared, missing] = [true, false].map(wanted =>
    Object.entries(checked.value).filter(
      ([name]) => isDeclared(name) === wanted
    )
  )
  report.problems(
    (missing ?? []).map(
      ([module]) =>
        new SiteError(`The package "${module}" has no declarations.`, {
          place: locator.findKey([module]),
          remedy: `Add the file ${createDisplayPath(folder, module)}.d.ts, or remove the entry.`
        })
    )
  )
  return Object.fromEntries(declared ?? [])
}

async function readPackage(
  module: string,
  {
    folder,
    store,
    report
  }: { readonly folder: string; readonly store: Store; readonly report: Report }
): Promise<readonly Declaration[]> {
  const name = `${module}.d.ts`
  const shown = createDisplayPath(folder, name)
  const text = await readText(path.join(folder, name), shown, report)
  if (text === undefined) return []
  try {
    return await store.remember(
      { step: 'declarations', inputs: [text] },
      async () => parseDeclarations(text)
    )
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    report.problems([createSyntaxProblem(error, shown)])
    return []
  }
}

/** @param error of Babel, whose message includes the position */
function createSyntaxProblem(error: SyntaxError, file: string): SiteError {
  const reason = error.message.replace(/\.?\s*\(\d+:\d+\)$/, '')
  const [, line, column] = /\((\d+):(\d+)\)$/.exec(error.message) ?? []
  return new SiteError(`The declarations can't be read: ${reason}.`, {
    place: { file, line: Number(line), column: Number(column) + 1 },
    remedy: 'Look for something missing or unclosed just before this place.'
  })
}

/** Create a file's path relative to the content folder. */
function createDisplayPath(folder: string, name: string): string {
  return `${path.basename(folder)}/${name}`
}
