import { expect, test } from 'vitest'
import type { OutputFile } from '../../../core/model/paths.ts'
import { planTestSite } from '../../../core/site/routes/planTestSite.fixture.ts'
import { nameMarkdownFile } from '../markdownVersion.ts'
import { printLlmsTexts } from './printLlmsTexts.ts'

const files = {
  'site.ts':
    "export default { title: 'Kit', tagline: 'All tools', url: 'https://kit.example' }",
  'index.md': '# Kit',
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/a.md':
    '---\nsidebar_position: 2\n---\n# A [b]\n\nFirst text.',
  'versioned_docs/version-2.0/z.md': '---\nsidebar_position: 1\n---\n# Z',
  'versioned_docs/version-2.0/hidden.md': '---\nunlisted: true\n---\n# Hidden',
  'versioned_docs/version-1.0/a.md': '# Old A'
}

/** Create both files from pages with little more than a title. */
async function create(): Promise<readonly string[]> {
  const { site, planned: all } = await planTestSite(files)
  const pages = all
    .filter(({ source }) => source !== undefined)
    .map(planned => {
      const file = nameMarkdownFile(planned.route.pathname)
      const url = `https://kit.example${planned.route.pathname}`
      return {
        planned,
        file,
        url,
        text: 'With a pointer.',
        content: `# ${planned.route.title ?? 'Kit'}\n\nText.`
      }
    })
  const others = [
    { file: 'terms.json' as OutputFile, text: '', summary: 'Terms' },
    { file: 'a.json' as OutputFile, text: '' }
  ]
  const indexes = [
    { title: 'Docs', file: 'agents/docs.md' as OutputFile, text: '' }
  ]
  return printLlmsTexts(site, pages, others, indexes).map(({ text }) => text)
}

const intro = `# Kit

> All tools

To get a page as Markdown, add \`.md\` to its address or send \`Accept: text/markdown\`. [All pages in one file](https://kit.example/llms-full.txt). [Terms](https://kit.example/terms.json).
`

test('llms.txt lists the pages in sidebar order, old versions last, without unlisted ones', async () => {
  const [list] = await create()
  expect(list).toBe(`${intro}
## Docs

- [Z](https://kit.example/docs/z.md)
- [A \\[b\\]](https://kit.example/docs/a.md): First text.

## Kit

- [Kit](https://kit.example/index.md)

## Indexes to paste into AGENTS.md

- [Docs](https://kit.example/agents/docs.md): Pages, rules and symbols in at most 8 kB

## Optional

- [Old A](https://kit.example/docs/1.0/a.md)
`)
})

test('llms-full.txt contains their text, with the address below each title', async () => {
  const [, full = ''] = await create()
  expect(full.startsWith(`${intro}\n`)).toBe(true)
  const titles = full.match(/^# .*\n\nSource: .*$/gm)
  expect(titles).toEqual([
    '# Z\n\nSource: https://kit.example/docs/z',
    '# A [b]\n\nSource: https://kit.example/docs/a',
    '# Kit\n\nSource: https://kit.example/'
  ])
})
