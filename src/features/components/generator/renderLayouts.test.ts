import { expect, test } from 'vitest'
import { hasFeatures } from '../../../core/hasFeatures.fixture.ts'
import { renderMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'

const install = '```bash\nnpm install a\n```'
const sample = '```ts\nconst a = 1\n```'

test.each([
  ['a single code block is below the links', install, 'main(code)'],
  [
    'the last of two code blocks is beside the links',
    `${install}\n\n${sample}`,
    'main(code) panel(code)'
  ],
  [
    'content after the sample stays beside it',
    `${install}\n\n${sample}\n\n![A screen](a.png)`,
    'main(code) panel(code img)'
  ]
])('in a hero, %s', async (_, code, expected) => {
  const { html } = await renderMarkdown(
    `<Hero title="A">\n\n[Go](#go)\n\n${code}\n\n</Hero>`
  )
  expect(findCode(html)).toBe(expected)
})

/** Describe the code in each part of the hero. */
function findCode(html: string): string {
  return html
    .split(/<div class="hero-(?=main|panel)/)
    .slice(1)
    .map(part => {
      const [name] = part.split('"')
      const kind = part.includes('<x-tabs') ? 'x-tabs' : 'code'
      const image = part.includes('<img') ? ' img' : ''
      return `${name}(${part.includes('<pre') ? kind : ''}${image})`
    })
    .join(' ')
}

test.runIf(hasFeatures('tabs'))(
  'in a hero, code blocks in tabs count as one',
  async () => {
    const { html } = await renderMarkdown(
      `<Hero title="A">\n\n[Go](#go)\n\n${install}\n\n<Tabs>\n<TabItem value="a">\n\n${sample}\n\n</TabItem>\n</Tabs>\n\n</Hero>`
    )
    expect(findCode(html)).toBe('main(code) panel(x-tabs)')
  }
)

test('the last child is beside all others', async () => {
  const { html, diagnostics } = await renderMarkdown(
    '<SideBySide>\n\n## Start\n\nText.\n\n```ts\nstart()\n```\n\n</SideBySide>'
  )
  expect(diagnostics).toEqual([])
  expect(html).toMatch(
    /<div class="side-by-side"><div><h2 .*<p>Text\.<\/p><\/div><(?:figure|pre)/s
  )
})

test('a single child is reported', async () => {
  const { diagnostics } = await renderMarkdown(
    '<SideBySide>\n\nText.\n\n</SideBySide>'
  )
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]).toContain('1:1 error: <SideBySide> needs text')
})
