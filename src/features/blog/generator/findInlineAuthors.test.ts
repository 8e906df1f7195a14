import { expect, test } from 'vitest'
import { createFileLocator } from '../../../core/content/sourceLocator.ts'
import { findInlineAuthors } from './findInlineAuthors.ts'

test.each([
  ['ada', 0],
  [['ada', 'bo'], 0],
  [{ key: 'ada', name: 'Ada L.' }, 0],
  [undefined, 0],
  [[null, 3], 0],
  [{ name: 'Ada' }, 1],
  [['bo', { name: 'Ada' }, { name: 'Cy' }], 2]
])('of the authors %j, %i are defined in the post', (authors, count) => {
  const found = findInlineAuthors({
    frontMatter: { authors },
    locator: createFileLocator('blog/post.mdx')
  })
  expect(found).toHaveLength(count)
})
