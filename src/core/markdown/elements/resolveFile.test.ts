import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileMarkdown, renderMarkdown } from '../renderMarkdown.fixture.ts'

const contentDir = mkdtempSync(join(tmpdir(), 'media-'))
mkdirSync(join(contentDir, 'static/img'), { recursive: true })
writeFileSync(join(contentDir, 'static/img/a b.png'), '')

async function findMissing(source: string, format: 'md' | 'mdx' = 'md') {
  const path = join(contentDir, 'docs/page.md')
  const given = { contentDir, path, baseUrl: '/' }
  const { diagnostics } = await renderMarkdown(source, format, given)
  return diagnostics.flatMap(
    diagnostic => /(?:Image|File) (\S+)/.exec(diagnostic)?.[1] ?? []
  )
}

test.each([
  ['<video src="./v.mp4" poster="/p.png"></video>', './v.mp4', '/p.png'],
  ['<audio src="a.mp3"></audio>', 'a.mp3'],
  [
    '<video><source src="/v.webm"><track src="v.vtt"></video>',
    '/v.webm',
    'v.vtt'
  ],
  ['<img srcset="a.png 1x, b.png 2x" alt="">', 'a.png', 'b.png'],
  ['<picture><source srcset="a.png 1x,b.png 2x"></picture>', 'a.png', 'b.png']
])('the missing files of %s are reported', async (source, ...files) => {
  const found = await findMissing(`x\n\n${source}`)
  expect(found).toEqual(files)
})

test('a missing file of an MDX element is reported', async () => {
  const source = '<img srcSet="a.png 2x" alt="" />'
  expect(await findMissing(source, 'mdx')).toEqual(['a.png'])
})

test.each([
  '<video src="https://kit.example/v.mp4"></video>',
  '<img srcset="/img/a%20b.png 2x" alt="">',
  '<img srcset="data:image/png;base64,aa 2x" alt="">',
  '<video></video>'
])('%s has no missing files', async source => {
  expect(await findMissing(source)).toEqual([])
})

test('a file next to the page is imported', async () => {
  const code = await compileMarkdown('<video src="a.zip#t=1" controls />')
  expect(code).toMatch('import _asset0 from "../a.zip"')
  expect(code).toMatch('<video src=\\"" + _asset0 + "#t=1\\" controls>')
})

test('a static file has the base URL', async () => {
  const { html } = await renderMarkdown('<video poster="/x.png">', 'md', {
    resolveLink: link => ({ kind: 'unchanged', href: `/base${link}` })
  })
  expect(html).toContain('poster="/base/x.png"')
})
