import path from 'node:path'
import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type {
  DeclarationReader,
  Declarations,
  DeclaredSymbol,
  DocumentedSymbol,
  DocumentingDoc
} from '../../../core/content/declarations.ts'
import {
  type MathSyntax,
  parsePage
} from '../../../core/content/read/parsePage.ts'
import { readText } from '../../../core/content/read/readText.ts'
import { createReport, type Report } from '../../../core/content/report.ts'
import { splitLink } from '../../../core/model/paths.ts'
import type { Cache } from '../../../core/platform/cache/createCache.ts'
import { trackIsFile } from '../../../core/platform/cache/trackedFiles.ts'
import { normalizeDeclarations } from './normalizeDeclarations.ts'
import { describeSyntaxError, readReference } from './readSymbols.ts'

/**
 * Create the function that reads the declarations of packages that `reference.ts`
 * or a table of a doc names.
 *
 * @param folder absolute path of `content/declarations`
 * @param syntax how pages are parsed
 */
export function createDeclarationReader(
  folder: string,
  syntax: MathSyntax
): DeclarationReader {
  return async ({ docs, modules: more = [], cache }) => {
    const { report, listDiagnostics } = createReport()
    const reference = await readReference(folder, report)
    const shown = await Promise.all(
      docs.map(doc => findShown(doc, syntax, cache))
    )
    const modules = new Set([
      ...Object.keys(reference.entries),
      ...shown.flat().map(({ module }) => module),
      ...more
    ])
    const symbols = await Promise.all(
      [...modules].map(module => readModule(module, { folder, cache, report }))
    )
    const all = symbols.flat()
    const documented = docs.map((doc, index) => {
      const listed = [
        ...(shown[index] ?? []),
        ...listAssigned(doc, all, reference)
      ]
      return [doc.source.file, dropRepeated(listed)] as const
    })
    return {
      symbols: all,
      documented: new Map(documented),
      diagnostics: listDiagnostics()
    } satisfies Declarations
  }
}

async function readModule(
  module: string,
  {
    folder,
    cache,
    report
  }: {
    readonly folder: string
    readonly cache: Cache
    readonly report: Report
  }
): Promise<readonly DeclaredSymbol[]> {
  const file = path.join(folder, `${module}.d.ts`)
  const shown = `declarations/${module}.d.ts`
  // The page or the entry that names it is reported.
  const text = trackIsFile(file) ? readText(file, shown, report) : undefined
  if (text === undefined) return []
  try {
    const exports = await cache.getOrCompute(
      { step: 'signatures', inputs: [text] },
      async () => normalizeDeclarations(text)
    )
    return exports.map(({ line, ...declared }) => ({
      ...declared,
      module,
      place: { file: shown, line }
    }))
  } catch (error) {
    report([describeSyntaxError(error, shown)])
    return []
  }
}

/** Find the tables and signatures of a doc before it's compiled. */
async function findShown(
  { source: { file, body, bodyLine, format } }: DocumentingDoc,
  syntax: MathSyntax,
  cache: Cache
): Promise<readonly DocumentedSymbol[]> {
  // Most docs of a large site show none.
  if (!body.includes('<Api')) return []
  const found = await cache.getOrCompute(
    {
      step: 'shown declarations',
      inputs: [body, format, `${syntax.singleDollarMath}`]
    },
    async () => listShown(parsePage(body, format, syntax))
  )
  return found.map(({ module, name, line, column }) => ({
    module,
    name,
    place: { file, line: bodyLine + line, column }
  }))
}

function listShown(tree: Root) {
  const found: {
    module: string
    name: string
    line: number
    column: number
  }[] = []
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], node => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement // by its type
    if (!/^Api(?:Table|Signature)$/.test(element.name ?? '')) return
    const module = readAttribute(element, 'from')
    const [name = ''] = readAttribute(element, 'of').split('.')
    // The compiler reports missing attributes.
    if (module === '' || name === '') return
    const { line = 1, column = 1 } = element.position?.start ?? {}
    found.push({ module, name, line, column })
  })
  return found
}

function readAttribute(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string
): string {
  const found = attributes.find(
    each => each.type === 'mdxJsxAttribute' && each.name === name
  )
  return typeof found?.value === 'string' ? found.value : ''
}

/** List the symbols whose page is a doc, according to `reference.ts`. */
function listAssigned(
  { id }: DocumentingDoc,
  all: readonly DeclaredSymbol[],
  { entries, locator }: Awaited<ReturnType<typeof readReference>>
): readonly DocumentedSymbol[] {
  return Object.entries(entries).flatMap(([module, { page, symbols }]) => {
    const place = (at: readonly (string | number)[]) =>
      locator?.findValue([module, ...at])
    const listed = Object.entries(symbols)
    const named = listed.flatMap(([reference, names]) =>
      splitLink(reference).path === id
        ? names.map((name, index) => ({
            module,
            name,
            place: place(['symbols', reference, index])
          }))
        : []
    )
    if (splitLink(page).path !== id) return named
    const elsewhere = new Set(listed.flatMap(([, names]) => names))
    const others = all.filter(
      each => each.module === module && !elsewhere.has(each.name)
    )
    return [
      ...named,
      ...others.map(({ name }) => ({ module, name, place: place(['page']) }))
    ]
  })
}

function dropRepeated(
  symbols: readonly DocumentedSymbol[]
): readonly DocumentedSymbol[] {
  const keys = symbols.map(({ module, name }) => `${module}#${name}`)
  return symbols.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}
