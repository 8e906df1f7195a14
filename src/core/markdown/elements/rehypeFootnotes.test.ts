import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

const source = 'a[^1] b[^x] c[^1]\n\n[^1]: One\n[^x]: Two'

async function readIds(path: string): Promise<readonly string[]> {
  const { html } = await renderMarkdown(source, 'mdx', { path })
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
}

test('footnotes of two posts in one document have different ids', async () => {
  const one = await readIds('/content/blog/one.mdx')
  const two = await readIds('/content/blog/two.mdx')
  expect(one).toHaveLength(6)
  expect(new Set([...one, ...two]).size).toBe(12)
})

test('footnotes and references link to each other', async () => {
  const { html } = await renderMarkdown(source)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  const targets = html.matchAll(/ (?:href="#|aria-describedby=")([^"]*)"/g)
  for (const [, target] of targets) expect(ids).toContain(target)
  expect(html).toMatch(/<a href="#fn-\w+-x" id="fnref-\w+-x"/)
})

test('headings and links whose names look like footnotes are left alone', async () => {
  const { html } = await renderMarkdown('## fn-one\n\n[a](#fn-one)')
  expect(html).toMatch('id="fn-one"')
  expect(html).toMatch('href="#fn-one">a')
})
