import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestContext } from '../markdown/renderMarkdown.fixture.ts'
import type { TextPage } from '../model/route.ts'
import { writeOutputFiles } from '../output/writeOutputFiles.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import { compileRoutes } from './compileRoutes.ts'
import { createCachedCompiler } from './createCachedCompiler.ts'
import { readTextPage } from './textChunk.ts'

const contentDir = mkdtempSync(path.join(tmpdir(), 'static-'))
const compiler = createCachedCompiler(
  { ...createTestContext(), contentDir },
  []
)

/** Plan a route with only the properties in use. */
function planRoute(kind: string, contents: readonly string[]): PlannedRoute {
  return { route: { kind, pathname: '/a' }, contents } as never
}

/** Create the text-only pages, and read them from their chunks. */
async function createPages(
  routes: readonly PlannedRoute[]
): Promise<readonly TextPage[]> {
  const pages = await compileRoutes(routes, {
    compiler,
    output: { write: writeOutputFiles, link: async (_, chunks) => chunks },
    folder: contentDir
  })
  return [...pages.values()].map(({ file }) =>
    readTextPage(path.join(contentDir, file))
  )
}

function writePage(text: string): string {
  const file = path.join(contentDir, 'a.mdx')
  writeFileSync(file, text)
  return `${file}?format=mdx`
}

test('a text-only page consists of its HTML and headings', async () => {
  const route = planRoute('doc', [writePage('Hello **you**.\n\n## More\n')])
  const [page] = await createPages([route])
  const [content] = page?.contents ?? []
  expect(content?.html).toMatch(/^<p>Hello <strong>you<\/strong>.<\/p>/)
  expect(content?.headings).toEqual([{ level: 2, id: 'more', html: 'More' }])
})

test('a page without its own content counts as text-only', async () => {
  const [page] = await createPages([planRoute('tag', [])])
  expect(page?.route.pathname).toBe('/a')
})

test.each([
  ['an expression', 'Hello {1 + 1}.'],
  ['an export', 'export const a = 1\n\nHello.'],
  ['its own headings', 'export const headings = []\n\nHello.'],
  ['an import', "import a from './a.json'\n\nHello."],
  ['a download', '[A file](./a.zip)'],
  ['nothing at all', ''],
  ['a mistake', '<p>']
])('a page with %s is left to the bundler', async (_, text) => {
  const route = planRoute('doc', [writePage(text)])
  expect(await createPages([route])).toEqual([])
})

test('a page whose content is a component is not text-only', async () => {
  const routes = [planRoute('landing', ['/theme/Page.tsx'])]
  expect(await createPages(routes)).toEqual([])
})

test('only chunks that the previous output lacks are written again', async () => {
  const route = planRoute('doc', [writePage('Unchanged.')])
  const runs: string[][] = []
  for (const isLacking of [true, false, true]) {
    const written: string[] = []
    await compileRoutes([route], {
      compiler,
      output: {
        write: async (_, chunks) =>
          written.push(...chunks.map(({ text }) => text)),
        link: async (_, chunks) => (isLacking ? chunks : [])
      },
      folder: contentDir
    })
    runs.push(written)
  }
  const [first = []] = runs
  expect(first.length).toBe(1)
  expect(runs).toEqual([first, [], first])
})
