import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { createTestContext, renderMarkdown } from '../renderMarkdown.fixture.ts'
import { rehypePictures } from './rehypePictures.ts'

function render(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true })
  rehypePictures(createTestContext())(tree, new VFile())
  return toHtml(tree)
}

const image = '<img alt="A" src="day.png">'
const day = '<img alt="A" src="day.png" class="only-light">'

test.each([
  [
    'a dark source',
    '<source media="(prefers-color-scheme: dark)" srcset="night.png">',
    `${day}<img alt="A" src="night.png" class="only-dark">`
  ],
  [
    'a source for each mode',
    '<source media="( PREFERS-COLOR-SCHEME:light )" srcset="noon.png"><source media="(prefers-color-scheme: dark)" srcset="night.png">',
    '<img alt="A" src="noon.png" class="only-light"><img alt="A" src="night.png" class="only-dark">'
  ],
  [
    'several densities',
    '<source media="(prefers-color-scheme: dark)" srcset="night.png, large.png 2x">',
    `${day}<img alt="A" src="night.png" class="only-dark" srcset="night.png, large.png 2x">`
  ],
  [
    'a type',
    '<source media="(prefers-color-scheme: dark)" type="image/webp" srcset="night.webp">',
    `${day}<picture><source type="image/webp" srcset="night.webp"><img alt="A" src="day.png" class="only-dark"></picture>`
  ],
  [
    'another condition',
    '<source media="(prefers-color-scheme: dark) and (width < 600px)" srcset="night.png">',
    '<picture><source media="(width < 0px) and (width < 600px)" srcset="night.png"><img alt="A" src="day.png" class="only-light"></picture><picture><source media="(width >= 0px) and (width < 600px)" srcset="night.png"><img alt="A" src="day.png" class="only-dark"></picture>'
  ]
])(
  'a picture with %s follows the color mode of the site',
  (_, sources, expected) => {
    expect(render(`<picture>${sources}${image}</picture>`)).toBe(
      `<span class="themed-image">${expected}</span>`
    )
  }
)

test.each([
  '<source srcset="a.webp" type="image/webp">',
  '<source media="print" srcset="p.png">'
])('a picture with other sources stays as it is: %s', source => {
  const picture = `<picture>${source}${image}</picture>`
  expect(render(picture)).toBe(picture)
})

test.each([
  '<source media="(prefers-color-scheme: dark)" srcSet={night} />\n<img alt="A" src="day.png" />',
  '<source media="(prefers-color-scheme: dark)" srcSet="night.png" />\n<img alt="A" src={night} />',
  '<source media={\'(prefers-color-scheme: dark)\'} srcSet={night} />\n<img alt="A" src={night} />'
])(
  'a picture with an expression stays as it is, with a warning: %s',
  async parts => {
    const { html, diagnostics } = await renderMarkdown(
      `export const night = '/night.png'\n\n<picture>\n${parts}\n</picture>`
    )
    expect(html).toContain('<picture')
    expect(html).not.toContain('themed-image')
    expect(diagnostics).toContainEqual(
      expect.stringMatching(/^3:1 warning: This <picture> contains expressions/)
    )
  }
)

test('a picture with an expression and other sources has no warning', async () => {
  const { diagnostics } = await renderMarkdown(
    'export const small = \'/small.png\'\n\n<picture>\n<source media="(width < 600px)" srcSet={small} />\n<img alt="A" src={small} />\n</picture>'
  )
  expect(diagnostics).not.toContainEqual(expect.stringContaining('<picture>'))
})
