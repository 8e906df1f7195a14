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
    ['CommonMark', 'md', 'For example:\n\n    <Host "/srv">\n    </Host>'],
    ['CommonMark', 'md', '1. Add\n\n       <Widget />\n\n2. Save'],
    ['CommonMark', 'md', '<!--\nimport A from "./a"\n\n<A />\n-->\n\n{b}'],
    ['CommonMark', 'md', 'Text <!-- <A b={c} /> --> with {b}.'],
    ['CommonMark', 'md', "<pre>\nimport a from 'a'\n\n<A />\n</pre>"],
    ['CommonMark', 'md', '<div><textarea>\n<A />\n</textarea></div>'],
    [
      'CommonMark',
      'md',
      "<script setup>\nimport A from './A.vue'\n</script>\n\n<A />"
    ],
    [
      'CommonMark',
      'md',
      '<Note title="A">\n  Text\n</Note>\n\n<script setup>\n  const a = \'1\'\n</script>\n\n<p>{{ a }}</p>'
    ],
    ['CommonMark', 'md', 'export default settings are fine, {really}.'],
    ['CommonMark', 'md', 'import "words" from other pages.'],
    ['CommonMark', 'md', 'import { so } from "here" to there.\n\nThen {b}.'],
    ['CommonMark', 'md', 'export function keys don’t work.'],
    ['CommonMark', 'md', 'A list\nimport a from "a"\nin a paragraph'],
    ['CommonMark', 'md', '> import a from "a"'],
    ['CommonMark', 'md', '{{ page.title }} and {% if a %}b{% endif %}'],
    ['CommonMark', 'md', 'A ``<A b={c} />`` is\n\n$$\n<A />\n$$'],
    ['MDX', 'mdx', 'Text\n\nexport const a = `b`\n\nText'],
    ['MDX', 'mdx', '# A\nexport const B = () => (\n  <b>\n\n  a</b>\n)\n'],
    ['MDX', 'mdx', "<!-- note -->\n\nimport A from 'a'\n\nText"],
    ['MDX', 'mdx', '<div>\n\n<Cards />\n\n</div>'],
    ['MDX', 'mdx', 'A `<b>`\n\n<Own>\n\n```jsx\n<A />\n```\n\n</Own>'],
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
