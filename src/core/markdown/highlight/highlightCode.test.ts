import { expect, test } from 'vitest'
import { createModuleCompiler } from '../createModuleCompiler.ts'
import { createTestContext } from '../renderMarkdown.fixture.ts'
import { highlightCode, MAX_COLORED_LENGTH } from './highlightCode.ts'

test('a line that is too long is not highlighted, but the next one is', async () => {
  const long = 'a=1;'.repeat(MAX_COLORED_LENGTH / 4)
  const [first, second] = await highlightCode(`${long}\nconst b = 2`, 'js')
  expect(first).toEqual([{ text: long }])
  expect(second?.[0]).toEqual({ text: 'const ', classes: 'tk-keyword' })
})

test('highlighting does not leak memory when a site is compiled again', async () => {
  const page = { file: '/content/docs/a.md', query: '' }
  const code = '# A\n\n```tsx\nconst x = <b>{a(`1`)}</b>\n```\n'
  // In development, each save creates a compiler.
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
