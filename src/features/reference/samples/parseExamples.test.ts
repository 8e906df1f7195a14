import { expect, test } from 'vitest'
import { parseExamples } from './parseExamples.ts'

const text = `import type { Task } from '@/types'

/** Tasks of a list, as in \`\`\`ts. */
export class List {
  /**
   * Adds a task.
   *
   * @example
   * \`\`\`ts
   * list.add(task, {
   *   position: 'end'
   *
   * })
   * \`\`\`
   * @since 2.1
   */
  add(task: Task): void
  // \`\`\`ts
  /**
   * Shows it.
   *
   * @example
   * \`\`\`tsx
   * <Task />
   * \`\`\`
   */
  show(): void
}
`

test('the examples in comments have the lines and columns of their file', () => {
  const lines = text.split('\n')
  const samples = parseExamples('list.d.ts', text)
  expect(samples).toMatchObject([
    { file: 'list.d.ts', language: 'ts', fenceLine: 9, indent: 5 },
    { language: 'tsx', fenceLine: 23, lines: ['     <Task />'] }
  ])
  expect(samples.every(({ isExample }) => isExample)).toBe(true)
  const [first] = samples
  first?.lines.forEach((line, index) => {
    expect(line).toBe(lines[first.fenceLine + index]?.replace('*', ' '))
  })
})

test('code and other comments have no examples', () => {
  expect(parseExamples('a.d.ts', '// ```ts\n/* ```ts */\n```ts\n')).toEqual([])
})
