import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { runBuild } from '../support/buildSite.ts'

/** Maximum compressed bytes of a page, whatever its sidebar contains. */
const BUDGET = 12_000

/** Milliseconds for two builds on a busy machine. */
const BUILD_TIME = 300_000

/** Pages with much text; the others only add to the sidebar. */
const LONG_PAGES = 10

/** Words for the generated pages; no two pages draw the same sequence. */
const words =
  'cache query field theme modal store permission logger hook route page stage chunk value reader author folder build layer token'.split(
    ' '
  )

test('a page is below 12 kB with 300 pages in its sidebar, and the client is the same as for 10 pages', {
  timeout: BUILD_TIME
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'growth-'))
  try {
    const [large, small] = await Promise.all([
      buildPages(path.join(folder, 'large'), 300),
      buildPages(path.join(folder, 'small'), LONG_PAGES)
    ])
    const pages = await listFiles(path.join(large, 'docs'), '.html')
    expect(pages.length).toBeGreaterThanOrEqual(300)
    const texts = await Promise.all(pages.map(page => readFile(page)))
    const longest = texts
      .sort((one, other) => other.length - one.length)
      .slice(0, LONG_PAGES)
    const sizes = longest.map(weigh)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(BUDGET)
    const clients = await listClients(large)
    expect(clients).not.toEqual([])
    expect(clients).toEqual(await listClients(small))
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** @returns the output folder */
async function buildPages(folder: string, count: number): Promise<string> {
  const content = path.join(folder, 'content')
  const files = Array.from({ length: count }, (_, index) => [
    path.join('docs', createPagePath(index)),
    createPage(index, count)
  ])
  for (const [file = '', text = ''] of [
    [
      'site.ts',
      `export default { title: 'Kit', url: 'https://kit.example' }\n`
    ],
    ...files
  ]) {
    const target = path.join(content, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  const out = path.join(folder, 'out')
  const cache = path.join(folder, 'cache')
  const options = ['--out', out, '--cache', cache]
  const { code, output } = await runBuild(content, options)
  expect(code, output).toBe(0)
  return out
}

/** Name the file of a page below `docs/`, in folders of twenty. */
function createPagePath(index: number): string {
  return `topic-${Math.floor(index / 20)}/page-${index}.md`
}

/** Headings, prose, links, a table, a list and four code blocks. */
function createPage(index: number, count: number): string {
  const next = `../${createPagePath((index + 1) % count)}`
  const start = `---
title: Page ${index}
---

${createParagraph(index)} See [the next page](${next}).
`
  if (index >= LONG_PAGES) return start
  const sections = [0, 1, 2, 3].map(
    section => `## ${createSentence(index + section, 3)}

${createParagraph(index * 7 + section)}

${createParagraph(index * 11 + section)}

\`\`\`ts
import { ${words[(index + section) % words.length]} } from '@example/${words[section]}'

export function use${index}Section${section}(value: number): string {
  const result = ${words[(index + section) % words.length]}(value, { section: ${section} })
  return \`\${result} of page ${index}\`
}
\`\`\`
`
  )
  return `${start}
${sections.join('\n')}
| Name | Value |
| --- | --- |
| ${createSentence(index, 2)} | \`${index}\` |
| ${createSentence(index + 1, 2)} | \`${index + 1}\` |

- ${createSentence(index, 8)}
- ${createSentence(index + 3, 8)}
`
}

function createParagraph(seed: number): string {
  return [0, 1, 2]
    .map(offset => `${createSentence(seed + offset, 14)}.`)
    .join(' ')
}

function createSentence(seed: number, length: number): string {
  const picked = Array.from(
    { length },
    (_, index) => words[(seed * 13 + index * (1 + (seed % 7))) % words.length]
  )
  const text = picked.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Ordinary builds compress less than releases, so compress the pages here. */
function weigh(text: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  return brotliCompressSync(text, { params }).length
}

/** Names contain a hash of the content. */
async function listClients(out: string): Promise<readonly string[]> {
  const files = await listFiles(path.join(out, 'assets'), '.js')
  const names = files.map(file => path.basename(file))
  return names.filter(name => name.startsWith('client.')).sort()
}

async function listFiles(
  folder: string,
  end: string
): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter(name => name.endsWith(end))
    .map(name => path.join(folder, name))
}
