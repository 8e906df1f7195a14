import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildSite } from '../support/buildSite.ts'
import { writeContent } from '../support/writeContent.ts'

/** Maximum compressed bytes of a page, whatever its sidebar contains. */
const BUDGET = 8000

/** Milliseconds for two builds on a busy machine. */
const BUILD_TIME = 300_000

const words =
  'cache query field theme modal store permission logger hook route page stage chunk value reader author folder build layer token'.split(
    ' '
  )

test('a page is below 8 kB with 300 pages in its sidebar, and the client is the same as for 10 pages', {
  timeout: BUILD_TIME
}, async () => {
  const [large = '', small = ''] = await Promise.all([300, 10].map(buildPages))
  const folder = path.join(large, 'docs/topic-0')
  const pages = await readdir(folder)
  const sizes = pages
    .filter(file => file.endsWith('.html'))
    .map(file => weigh(path.join(folder, file)))
  expect(sizes).toHaveLength(20)
  expect(Math.max(...(await Promise.all(sizes)))).toBeLessThanOrEqual(BUDGET)
  const clients = await listClients(large)
  expect(clients).not.toEqual([])
  expect(clients).toEqual(await listClients(small))
})

/** @returns the output folder */
async function buildPages(count: number): Promise<string> {
  const pages = Array.from({ length: count }, (_, index) => [
    `docs/topic-${Math.floor(index / 20)}/page-${index}.md`,
    createPage(index)
  ])
  const content = await writeContent({
    'site.ts': `export default { title: 'Kit', url: 'https://kit.example' }\n`,
    ...Object.fromEntries(pages)
  })
  return buildSite({ content, options: [] })
}

/** Only the pages of the first topic are long; others fill the sidebar. */
function createPage(index: number): string {
  const sections = Array.from(
    { length: index < 20 ? 4 : 0 },
    (_, section) => `## Section ${section}

${createText(index * 7 + section)}

\`\`\`ts
export function use${index}Section${section}(value: number): string {
  return \`\${${words[(index + section) % words.length]}(value)} of page ${index}\`
}
\`\`\`
`
  )
  return `# Page ${index}\n\n${createText(index)}\n\n${sections.join('\n')}`
}

/** Words in an order that hardly repeats, as in prose. */
function createText(seed: number): string {
  return Array.from(
    { length: 80 },
    (_, index) => words[(seed * 13 + index * index * 7) % words.length]
  ).join(' ')
}

/** Ordinary builds compress less than releases, so compress the pages here. */
async function weigh(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  return brotliCompressSync(await readFile(file), { params }).length
}

/** Names contain a hash of the content. */
async function listClients(out: string): Promise<readonly string[]> {
  const names = await readdir(path.join(out, 'assets'))
  return names.filter(name => /^client\..*\.js$/.test(name)).sort()
}
