import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { recordDependencies } from '../../platform/cache/track.ts'
import { createTestContext } from '../renderMarkdown.fixture.ts'
import { rehypeImages } from './rehypeImages.ts'
import { rehypeZoom } from './rehypeZoom.ts'

const contentDir = mkdtempSync(join(tmpdir(), 'content-'))
mkdirSync(join(contentDir, 'static'))
writeFileSync(join(contentDir, 'wide.svg'), createImage(900))
writeFileSync(join(contentDir, 'static/small.svg'), createImage(20))

function createImage(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`
}

function render(
  src: string,
  properties: Readonly<Record<string, string>> = {}
) {
  const context = {
    ...createTestContext(),
    contentDir,
    resolveLink: (link: string) =>
      link.startsWith('/')
        ? ({ kind: 'unchanged', href: `/base${link}` } as const)
        : ({ kind: 'asset', sourceFile: 'wide.svg' } as const)
  }
  const tree: Root = {
    type: 'root',
    children: [h('img', { alt: 'A', src, ...properties })]
  }
  const file = new VFile({ path: join(contentDir, 'docs/page.mdx') })
  rehypeImages(context)(tree, file)
  rehypeZoom(context.texts)(tree)
  return toHtml(tree)
}

const LAZY = 'loading="lazy" decoding="async"'

test('2.9.18 a served image keeps its address and gets its size', async () => {
  const { value: html, dependencies } = await recordDependencies(async () =>
    render('/small.svg')
  )
  expect(html).toBe(
    `<img alt="A" src="/base/small.svg" ${LAZY} width="20" height="10">`
  )
  const file = join(contentDir, 'static/small.svg')
  expect([...dependencies.keys()]).toContain(`bytes ${file}`)
})

test.each([
  [{ height: '20px' }, 'width="40" height="20"'],
  [{ width: '10' }, 'width="10" height="5"'],
  [{ width: '3', height: '3' }, 'width="3" height="3"'],
  [{ width: '50%' }, 'width="50%"']
])('2.9.18 %j is completed from the file', (properties, expected) => {
  const html = render('/small.svg', properties)
  const [, sizes] = /((?:(?:width|height)="[^"]*" ?)+)/.exec(
    html.replace(/ (?:loading|decoding|src|alt)="[^"]*"/g, '')
  ) ?? ['', '']
  expect(sizes?.trim().split(' ').sort()).toEqual(expected.split(' ').sort())
})

test('an image that is wider than the column links to its file', () => {
  expect(render('./wide.svg')).toMatch(
    /^<a class="image-link" href="\uE000_asset0\uE001" target="_blank" aria-label="Enlarge image: A"><img/
  )
})

test('a large image in a picture stays beside its sources', () => {
  const tree: Root = {
    type: 'root',
    children: [h('picture', [h('source'), h('img', { src: 'a', width: 900 })])]
  }
  rehypeZoom(createTestContext().texts)(tree)
  expect(toHtml(tree)).toMatch(
    /^<a class="image-link" href="a"[^>]*><picture><source><img[^>]*><\/picture><\/a>$/
  )
})

test.each([
  ['#gh-dark-mode-only', 'only-dark'],
  ['#gh-light-mode-only', 'only-light'],
  ['#light', 'only-light'],
  ['#only-dark', 'only-dark']
])('%s shows an image in one color mode', (hash, className) => {
  const html = render(`/small.svg${hash}`)
  expect(html).toMatch(`class="${className}"`)
  expect(html).toMatch('src="/base/small.svg"')
})
