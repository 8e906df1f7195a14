import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { rehypeCopies } from './rehypeCopies.ts'

test.each([
  ['links', '<a href="#a"></a>', '<a href="#a--2"></a>'],
  ['labels', '<label for="a"></label>', '<label for="a--2"></label>'],
  [
    'several ids',
    '<p aria-describedby="a other"></p>',
    '<p aria-describedby="a--2 other"></p>'
  ],
  [
    'details in ARIA',
    '<p aria-details="a"></p>',
    '<p aria-details="a--2"></p>'
  ],
  [
    'popovers',
    '<button popovertarget="a"></button>',
    '<button popovertarget="a--2"></button>'
  ],
  ['forms', '<input form="a">', '<input form="a--2">'],
  ['items', '<div itemref="a"></div>', '<div itemref="a--2"></div>'],
  [
    'drawings',
    '<svg><path fill="url(#a)"></path></svg>',
    '<svg><path fill="url(#a--2)"></path></svg>'
  ],
  ['other pages', '<a href="./b.md#a"></a>', '<a href="./b.md#a"></a>']
])(
  'in a further copy of a partial, %s lead to its own ids',
  (_, html, copied) => {
    const tree = fromHtml(`<i id="a"></i>${html}`, { fragment: true })
    rename(tree)
    expect(toHtml(tree)).toBe(`<i id="a--2"></i>${copied}`)
  }
)

test.each(['aria-details', 'htmlFor', 'popoverTarget'])(
  'in a further copy, so does the attribute %s of a component',
  name => {
    const attribute = { type: 'mdxJsxAttribute', name, value: 'a' }
    const element = {
      type: 'mdxJsxFlowElement',
      name: 'Box',
      attributes: [attribute],
      children: []
    } as unknown as Element
    const { children } = fromHtml('<i id="a"></i>', { fragment: true })
    rename({ type: 'root', children: [...children, element] })
    expect(attribute.value).toBe('a--2')
  }
)

/** Rename the ids of a tree as those of a partial's second copy. */
function rename(tree: Root): void {
  const file = new VFile()
  file.data.copies = { current: '2', locate: specifier => specifier }
  rehypeCopies()(tree, file)
}
