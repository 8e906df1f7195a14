import { expect, test } from 'vitest'
import { createModuleCompiler } from '../../build/bundle/compileModule.ts'
import { createTestContext } from '../renderMarkdown.fixture.ts'
import { highlightCode, MAX_COLORED_LENGTH } from './highlightCode.ts'

test('a line too long to color stays plain, and the next has colors', async () => {
  const long = 'a=1;'.repeat(MAX_COLORED_LENGTH / 4)
  const [first, second] = await highlightCode(`${long}\nconst b = 2`, 'js')
  expect(first).toEqual([{ text: long }])
  expect(second?.[0]).toEqual({ text: 'const ', classes: 'tk-keyword' })
})

test('further states of a site keep no memory for the code of their pages', async () => {
  const page = { file: '/content/docs/a.md', query: '' }
  const code = '# A\n\n```tsx\nconst x = <b>{a(`1`)}</b>\n```\n'
  // A save in development makes a compiler for the site's new state.
  const save = (index: number) =>
    createModuleCompiler(createTestContext())({
      ...page,
      source: `${code}\n${index}\n`
    })
  await save(0)
  const { external } = process.memoryUsage()
  for (let index = 1; index <= 20; index += 1) await save(index)
  expect(process.memoryUsage().external - external).toBeLessThan(10_000_000)
})
