import { describe, expect, test } from 'vitest'
import { createFileLocator } from '../../../core/content/sourceLocator.ts'
import { isError } from '../../../core/model/diagnostic.ts'
import type { Author } from '../blog.ts'
import type { PostFrontMatter } from './post.ts'
import { resolvePostAuthors } from './resolvePostAuthors.ts'

const ada: Author = {
  key: 'ada',
  name: 'Ada',
  title: 'Editor',
  description: 'Writes about engines.',
  socials: { github: 'https://github.com/ada' }
}
const { description: _, ...shown } = ada

function resolve(frontMatter: PostFrontMatter) {
  const locator = createFileLocator('blog/post.mdx')
  return resolvePostAuthors(
    { frontMatter, locator },
    { authors: [ada], isInvalid: false }
  )
}

describe('2.4.15 a post has authors', () => {
  test.each<[string, PostFrontMatter, readonly Partial<Author>[]]>([
    ['no key', {}, []],
    ['a key, without the description', { authors: 'ada' }, [shown]],
    ['a list of keys', { authors: ['ada'] }, [shown]],
    [
      'a key with overridden fields',
      { authors: [{ key: 'ada', title: 'Guest', socials: { x: 'ada' } }] },
      [
        {
          ...shown,
          title: 'Guest',
          socials: { ...ada.socials, x: 'https://x.com/ada' }
        }
      ]
    ],
    [
      'fields alone',
      { authors: { name: 'Bo', image_url: '/bo.png' } },
      [{ name: 'Bo', imageUrl: '/bo.png', socials: {} }]
    ],
    [
      'the legacy form',
      { author: 'Bo', author_title: 'Maker' },
      [{ name: 'Bo', title: 'Maker', socials: {} }]
    ]
  ])('from %s', (_name, frontMatter, authors) => {
    const resolved = resolve(frontMatter)
    expect(resolved.authors).toMatchObject(authors)
    expect(resolved.diagnostics.filter(isError)).toEqual([])
  })
})

describe('2.4.15 errors in the authors of a post are reported', () => {
  test.each<[string, PostFrontMatter, RegExp]>([
    ['an unknown key', { authors: 'adda' }, /"adda" not found/],
    [
      'an object with an unknown key',
      { authors: [{ key: 'adda' }] },
      /"adda" not/
    ],
    ['a repeated key', { authors: ['ada', 'ada'] }, /"ada" twice/],
    [
      'a repeated key in an object',
      { authors: ['ada', { key: 'ada' }] },
      /"ada" twice/
    ],
    [
      'fields without a name',
      { authors: [{ title: 'Maker' }] },
      /must have a name/
    ],
    [
      'both forms',
      { authors: 'ada', author: 'Bo' },
      /both "authors" and "author"/
    ]
  ])('%s', (_name, frontMatter, message) => {
    const { diagnostics } = resolve(frontMatter)
    const errors = diagnostics.filter(isError)
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(message)
    ])
  })
})

test.each<[unknown, number]>([
  ['ada', 0],
  [{ key: 'ada', name: 'Ada L.' }, 0],
  [undefined, 0],
  [{ name: 'Bo' }, 1],
  [['ada', { name: 'Bo' }, { name: 'Cy' }], 2]
])(
  '2.4.15 of the authors %j, %i are reported as defined in the post',
  (authors, count) => {
    const { diagnostics } = resolve({ authors })
    expect(diagnostics.map(({ severity }) => severity)).toEqual(
      Array(count).fill('warning')
    )
  }
)
