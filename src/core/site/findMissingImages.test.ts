import { expect, test } from 'vitest'
import { createImageReference, findMissingImages } from './findMissingImages.ts'

test.each([
  ['/img/ada.png', undefined],
  ['/kit/img/ada.png', undefined],
  ['/img/b%C3%A9.png', undefined],
  ['https://ada.example/ada.png', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['/img/adda.png', 'Did you mean "/img/ada.png"?'],
  ['img/ada.png', 'Did you mean "/img/ada.png"?'],
  ['/portraits/grace.jpg', expect.stringContaining('static/')]
])('the portrait %s exists, or the remedy is %s', (imageUrl, remedy) => {
  const place = { file: 'authors.ts' }
  const files = ['img/ada.png', 'img/bé.png']
  const problems = findMissingImages([{ imageUrl, place }], files, '/kit/')
  expect(problems.map(problem => problem.remedy)).toEqual(
    remedy === undefined ? [] : [remedy]
  )
})

test.each([
  ['img/a.png', '/img/a.png'],
  ['/img/a.png', '/img/a.png'],
  ['https://a.example/a.png', 'https://a.example/a.png']
])('the image %s has the URL %s', (picture, url) => {
  const place = { file: 'docs/a.md' }
  expect(createImageReference(picture, place)).toEqual([
    { imageUrl: url, place }
  ])
})
