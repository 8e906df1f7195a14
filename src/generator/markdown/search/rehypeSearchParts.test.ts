import { h } from 'hastscript'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { rehypeSearchParts } from './rehypeSearchParts.ts'

test('highlighted types in a sentence are read as text', () => {
  const types = '<code><a href="/Base">Base</a>&lt;<i>T</i>&gt;</code>'
  const tree = h(null, [
    h('p', ['All members of ', { type: 'raw', value: types } as never, '.'])
  ])
  const file = new VFile()
  rehypeSearchParts()(tree, file)
  expect(file.data.searchParts).toMatchObject([
    { text: ' All members of Base<T>. ' }
  ])
})
