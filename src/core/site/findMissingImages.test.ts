import { expect, test } from 'vitest'
import { siteConfigSchema } from '../content/schema/siteConfigSchema.ts'
import {
  findExternalImages,
  findMissingImages,
  listConfigImages,
  toImageReference
} from './findMissingImages.ts'

test.each([
  ['/img/ada.png', undefined],
  ['/kit/img/ada.png', undefined],
  ['/img/b%C3%A9.png', undefined],
  ['https://ada.example/ada.png', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['/img/adda.png', 'Did you mean "/img/ada.png"?'],
  ['img/ada.png', 'Did you mean "/img/ada.png"?'],
  ['/portraits/grace.jpg', expect.stringContaining('static/')]
])('the portrait %s exists, or the hint is %s', (imageUrl, hint) => {
  const place = { file: 'authors.ts' }
  const files = ['img/ada.png', 'img/bé.png']
  const diagnostics = findMissingImages([{ imageUrl, place }], files, ['/kit/'])
  expect(diagnostics.map(problem => problem.hint)).toEqual(
    hint === undefined ? [] : [hint]
  )
})

test.each([
  ['img/a.png', '/img/a.png'],
  ['/img/a.png', '/img/a.png'],
  ['https://a.example/a.png', 'https://a.example/a.png']
])('the image %s has the URL %s', (picture, url) => {
  const place = { file: 'docs/a.md' }
  expect(toImageReference(picture, place)).toEqual([{ imageUrl: url, place }])
})

test('every image in the configuration is checked', () => {
  const logo = (name: string) => ({
    src: `${name}.svg`,
    srcDark: `${name}Dark.svg`
  })
  const config = siteConfigSchema.parse({
    title: 'Kit',
    favicon: 'mark.svg',
    navbar: { logo: logo('bar') },
    footer: { logo: logo('foot') }
  })
  const locator = {
    file: 'site.ts',
    findValue: (path: readonly (string | number)[]) => ({
      file: path.join('.')
    }),
    findKey: () => ({ file: '' })
  }
  const found = listConfigImages(
    { ...config, docs: { ...config.docs, versions: [] } },
    locator
  )
  expect(found.map(({ imageUrl, place }) => [place.file, imageUrl])).toEqual([
    ['favicon', '/mark.svg'],
    ['navbar.logo.src', '/bar.svg'],
    ['navbar.logo.srcDark', '/barDark.svg'],
    ['footer.logo.src', '/foot.svg'],
    ['footer.logo.srcDark', '/footDark.svg']
  ])
})

test.each([
  ['https://a.example/a.png', 1],
  ['//a.example/a.png', 1],
  ['data:image/svg+xml,<svg/>', 0],
  ['/img/a.png', 0]
])('%s is on another site: %i', (imageUrl, count) => {
  const place = { file: 'authors.ts' }
  expect(findExternalImages([{ imageUrl, place }])).toHaveLength(count)
})
