import { describe, expect, test } from 'vitest'
import { findMarkdownFormat } from './findMarkdownFormat.ts'

describe('a .md file is read as', () => {
  test.each([
    ['CommonMark', 'md', 'A <b>word</b>, a <br> and {braces}.'],
    ['CommonMark', 'md', '<div class="a">\n\nText\n\n</div>'],
    ['CommonMark', 'md', 'Write `<Tabs>` and `{/* this */}`.'],
    ['CommonMark', 'md', '```jsx\n<Tabs a={b} />\nimport a from "a"\n```'],
    ['CommonMark', 'md', '- a\n  ```jsx\n  <Tabs a={b} />\n  ```'],
    ['CommonMark', 'md', 'Give a\n<Name> that nothing closes.'],
    ['MDX', 'mdx', "import Tabs from '@kit/Tabs'"],
    ['MDX', 'mdx', "import Tabs from '@kit/Tabs'; import A from 'a'"],
    ['MDX', 'mdx', "import {\n  a,\n  b\n} from './a'"],
    ['MDX', 'mdx', 'export const a = 1'],
    ['MDX', 'mdx', '<Tabs>\n<TabItem value="a">\n\nb\n\n</TabItem>\n</Tabs>'],
    ['MDX', 'mdx', 'Text\n\n<Cards />'],
    ['MDX', 'mdx', 'A <img width={300} src="a.png" />.'],
    ['MDX', 'mdx', 'A part for {props.name}.'],
    ['MDX', 'mdx', '{/* a comment */}\n\nText']
  ])('%s: %s', (_, format, body) => {
    expect(findMarkdownFormat('a.md', body, { site: 'detect' })).toBe(format)
  })
})

test('front matter overrides the site, and both override detection', () => {
  const body = '<Tabs a={b} />'
  expect(findMarkdownFormat('a.md', body, { site: 'md' })).toBe('md')
  expect(findMarkdownFormat('a.md', '', { page: 'mdx', site: 'md' })).toBe(
    'mdx'
  )
})
