import { expect, test } from 'vitest'
import { sampleDoc } from '../../client/theme/sampleSite.fixture.tsx'
import { formatSiteError } from '../../model/errors.ts'
import { findMissingImages } from './findMissingImages.ts'

const files = ['img/cover.png', 'img/two words.png']

test.each([
  ['from the root', '/img/cover.png', '/', 0],
  ['without a slash', 'img/cover.png', '/', 0],
  ['below a base', '/img/cover.png', '/base/', 0],
  ['that has its base', '/base/img/cover.png', '/base/', 0],
  ['with a space', '/img/two%20words.png', '/', 0],
  ['of another host', 'https://example.com/a.png', '/', 0],
  ['that does not exist', '/img/other.png', '/', 1]
])('an image %s is checked', (_name, image, baseUrl, count) => {
  const route = { ...sampleDoc, image }
  expect(
    findMissingImages([{ route, contents: [] }], files, baseUrl)
  ).toHaveLength(count)
})

test('a mistyped image name suggests the nearest', () => {
  const route = {
    ...sampleDoc,
    image: '/img/covr.png'
  }
  const [error] = findMissingImages([{ route, contents: [] }], files, '/')
  expect(error && formatSiteError(error)).toMatch(
    /"\/img\/covr.png" does not exist.*Did you mean "\/img\/cover.png"\?/s
  )
})
