import path from 'node:path'
import { projectRoot } from '../../src/core/build/projectRoot.ts'
import { createLocalSearch, measure } from './createLocalSearch.ts'
import { loadPackage } from './loadPackage.ts'
import { heldOutQuestions } from './questions.ts'
import {
  type FindPages,
  rankMistypedQuestions,
  rankQuestions
} from './rankQuestions.ts'
import { readSearchPages } from './readSearchPages.ts'

/**
 * Compare libraries on the project's own content, each set up as its
 * documentation says: `npx tsx bench/search/compareEngines.ts <folder with
 * node_modules>`.
 *
 * The folder contains packages that the project doesn't depend on: `npm install
 * minisearch @orama/orama flexsearch`. Pagefind works on a build's output and in a
 * browser: see comparePagefind.ts.
 */
const packages = process.argv[2] ?? projectRoot
const pages = await readSearchPages(path.join(projectRoot, 'content'))
const parts = pages.flatMap(page =>
  page.sections.map((section, index) => ({
    id: `${page.path} ${index}`,
    title: section.heading || page.title,
    page: page.title,
    symbols: section.symbols.join(' '),
    text: section.text,
    code: section.code
  }))
)
const fields = ['title', 'page', 'symbols', 'text', 'code'] as const
const boosts = { symbols: 5, title: 4, page: 1.2, text: 1, code: 0.4 }

interface Engine {
  readonly find: FindPages
  /** The whole index, as a browser would fetch it. */
  readonly index: string
}

await report('this search', async () => {
  const { find } = createLocalSearch(pages)
  return { find, index: '' }
})
await report('MiniSearch', createMiniSearch)
await report('Orama', createOrama)
await report('FlexSearch', createFlexSearch)

async function report(name: string, create: () => Promise<Engine>) {
  const start = performance.now()
  const { find, index } = await create()
  const time = performance.now() - start
  const plain = await rankQuestions(heldOutQuestions, find)
  const mistyped = await rankMistypedQuestions(heldOutQuestions, find)
  console.log(
    [
      name,
      plain.reciprocalRank.toFixed(2),
      mistyped.toFixed(2),
      `${plain.unanswered.length} unanswered`,
      `index ${(measure(index) / 1000).toFixed(0)} kB`,
      `${time.toFixed(0)} ms`
    ].join(' | ')
  )
}

async function createMiniSearch(): Promise<Engine> {
  const { default: MiniSearch } = await loadPackage(packages, 'minisearch')
  const engine = new MiniSearch({
    fields: [...fields],
    searchOptions: { boost: boosts, prefix: true, fuzzy: 0.2 }
  })
  engine.addAll(parts)
  return {
    index: JSON.stringify(engine),
    find: query =>
      engine
        .search(query)
        .map(({ id }: { readonly id: string }) => findPage(id))
  }
}

async function createOrama(): Promise<Engine> {
  const orama = await loadPackage(packages, '@orama/orama')
  const database = orama.create({
    schema: {
      ...Object.fromEntries(fields.map(field => [field, 'string']))
    },
    components: { tokenizer: { stemming: true, language: 'english' } }
  })
  await orama.insertMultiple(database, parts)
  const search = async (term: string, tolerance: number) => {
    const found = await orama.search(database, {
      term,
      tolerance,
      boost: boosts,
      limit: 100,
      threshold: 1
    })
    return found.hits.map(({ id }: { readonly id: string }) => findPage(id))
  }
  return {
    index: JSON.stringify(orama.save(database)),
    find: async query => {
      const exact = await search(query, 0)
      return exact.length > 0 ? exact : search(query, 1)
    }
  }
}

async function createFlexSearch(): Promise<Engine> {
  const { default: flexsearch } = await loadPackage(packages, 'flexsearch')
  const { Document, Encoder, Charset } = flexsearch
  const engine = new Document({
    document: { id: 'id', index: [...fields] },
    tokenize: 'forward',
    encoder: new Encoder(Charset.LatinBalance)
  })
  for (const part of parts) engine.add(part)
  const files: string[] = []
  await engine.export((_: string, data: string | undefined) => {
    if (data !== undefined) files.push(data)
  })
  return {
    index: files.join('\n'),
    find: query => {
      const results = engine.search(query, { suggest: true, limit: 100 })
      const scores = new Map<string, number>()
      for (const { field, result } of results) {
        const weight = boosts[field as keyof typeof boosts] ?? 1
        for (const [place, id] of result.entries()) {
          const score = weight / (place + 1)
          scores.set(id, (scores.get(id) ?? 0) + score)
        }
      }
      return [...scores]
        .sort(([, one], [, other]) => other - one)
        .map(([id]) => findPage(id))
    }
  }
}

function findPage(id: string): string {
  return id.split(' ')[0] ?? ''
}
