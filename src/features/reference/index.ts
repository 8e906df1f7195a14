import path from 'node:path'
import type { BuiltInFeature } from '../../core/feature.ts'
import { highlightCode } from '../../core/markdown/highlight/highlightCode.ts'
import {
  findImportedSymbols,
  type SymbolTable
} from './generator/buildSymbolTable.ts'
import { findSymbolUses } from './generator/findSymbolUses.ts'
import {
  printSymbolIndex,
  readDocumentedPages
} from './generator/printSymbolIndex.ts'
import { createDeclarationReader } from './generator/readDeclarations.ts'
import { readSiteSymbols } from './generator/readSymbols.ts'
import { rehypeApi } from './generator/rehypeApi.ts'
import { rehypeApiFilter } from './generator/rehypeApiFilter.ts'
import { rehypeSymbolUses } from './generator/rehypeSymbolUses.ts'

declare module '../../index.ts' {
  interface CompileData {
    /** Documented identifiers; absent if the content declares none. */
    readonly symbols?: SymbolTable
  }
}

/** API tables and signatures from type declarations, and symbols in code. */
export const reference: BuiltInFeature = {
  name: 'reference',
  client: {
    module: 'client/index.ts',
    styles: [
      'client/apiTables.css',
      'client/apiReference.css',
      'client/codeSymbols.css'
    ]
  },
  tools: 'client/siteTools.ts',
  components: {
    ApiSignature: { attributes: ['of', 'from'] },
    ApiTable: {
      attributes: ['of', 'from', 'show', 'inherited', 'only', 'without', 'id']
    }
  },
  read: async ({ contentDir, config }) => ({
    declarations: createDeclarationReader(
      path.join(contentDir, 'declarations'),
      config.markdown
    )
  }),
  markdown: {
    data: async (site, cache) => {
      const symbols = await readSiteSymbols(site, cache)
      if (symbols === undefined) return {}
      const references = Object.entries(symbols).map(
        ([name, infos]) => [name, infos.map(({ href }) => href)] as const
      )
      const docs = site.versions.find(({ data }) => data.isLast)?.docs ?? []
      return {
        symbols,
        references: new Map(references),
        siteFacts: findSymbolUses(symbols, docs, {
          baseUrl: site.client.baseUrl,
          contentDir: site.content.contentDir
        })
      }
    },
    plugins: context => ({
      components: [[rehypeApi, context, highlightCode]],
      finish: [
        [rehypeSymbolUses, context],
        [rehypeApiFilter, context]
      ]
    }),
    findSymbols: ({ symbols }, code) =>
      symbols === undefined ? new Map() : findImportedSymbols(symbols, code)
  },
  textFiles: async ({ plan, pages }) => {
    const read = await readDocumentedPages(plan.routes, pages.readFacts)
    const index = printSymbolIndex(plan.site, read, pages.data.symbols)
    return { texts: index ? [index] : [] }
  }
}
