import { expect, test } from 'vitest'
import { hasFeatures } from '../../../core/hasFeatures.fixture.ts'
import {
  compileMarkdown,
  renderMarkdown
} from '../../../core/markdown/renderMarkdown.fixture.ts'
import { englishTexts } from '../../../core/model/catalogue.ts'

test('identifiers of documented packages link to their reference', async () => {
  const source =
    "```ts\nimport { a } from 'x'\n// ---cut---\na()\n```\n\n```js\na()\n```"
  const { html } = await renderMarkdown(source, 'mdx', {
    setup: {
      findSymbols: code =>
        new Map(
          code.startsWith('import')
            ? [['a', { signature: 'const a: B', doc: 'C.', href: '/base/d#e' }]]
            : []
        )
    }
  })
  expect(html.match(/<a class="symbol[^>]*>a<\/a>/g)).toEqual([
    '<a class="symbol f" href="/base/d#e" data-signature="const a: B" aria-description="C.">a</a>'
  ])
})

test.runIf(hasFeatures('tabs'))('npm commands become tabs', async () => {
  const { html } = await renderMarkdown(
    '```bash package-manager\nnpm install zod\n```'
  )
  expect(html).toMatch('<x-tabs groupId="package-manager"><x-tab value="npm"')
  expect(html).toMatch(/<x-tab value="bun"[\s\S]*bun[\s\S]*add zod/)
})

test("code in an author's component is markup", async () => {
  const code = await compileMarkdown(
    'import Own from "./Own.tsx"\n\n<Own>\n\na *b*\n\n```ts\nc\n```\n\n</Own>'
  )
  expect(code.match(/__html/g)).toHaveLength(1)
})

test('indented code is plain text', async () => {
  const { html } = await renderMarkdown('    indented', 'md')
  expect(html).toContain('<code class="language-text">indented')
})

test('live code is shown as code and reported', async () => {
  const { html, diagnostics } = await renderMarkdown('```jsx live\n<a />\n```')
  expect(html).toContain('jsx')
  expect(diagnostics.join('\n')).toMatch(/Live code/)
})

test.each([
  [
    '```typscript\na\n```',
    '1:1 warning: The code isn\'t highlighted, because the language "typscript"'
  ],
  [
    '```ts file=./no.ts\n```',
    "1:1 error: Can't include file=./no.ts: the file doesn't exist."
  ]
])('the mistake in %j is reported', async (source, expected) => {
  const { diagnostics } = await renderMarkdown(source)
  expect(diagnostics.join('\n')).toContain(expected)
})

test('labels of buttons are translated and escaped', async () => {
  const texts = {
    ...englishTexts,
    copyCode: 'Code kopieren',
    toggleWordWrap: 'Umbrechen & so'
  }
  const { html } = await renderMarkdown('```js\n1\n```', 'mdx', { texts })
  expect(html).toContain('aria-label="Code kopieren"')
  expect(html).toContain('aria-label="Umbrechen &amp; so"')
})
