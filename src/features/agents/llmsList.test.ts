import { expect, test } from 'vitest'
import { INDEXES_HEADING, readLlmsList } from './llmsList.ts'

const text = `# Kit

> A kit

To get a page as Markdown, add \`.md\`. [All](https://kit.example/llms-full.txt).

## Form

- [Start](https://kit.example/docs/form.md): How to start: now (soon)
- [A \\[b\\] (c)](https://kit.example/docs/a_(b).md)

## ${INDEXES_HEADING}

- [Form](https://kit.example/agents/form.md): Pages

## Optional

- [Start](https://kit.example/docs/1.0/form.md)
`

test('topics of llms.txt have their pages, and library indexes are no topic', () => {
  expect(readLlmsList(text)).toEqual([
    {
      title: 'Form',
      pages: [
        {
          title: 'Start',
          url: 'https://kit.example/docs/form.md',
          description: 'How to start: now (soon)'
        },
        { title: 'A [b] (c)', url: 'https://kit.example/docs/a_(b).md' }
      ]
    },
    {
      title: 'Optional',
      pages: [{ title: 'Start', url: 'https://kit.example/docs/1.0/form.md' }]
    }
  ])
})

test('a list without topics has none', () => {
  expect(readLlmsList('# Kit\n')).toEqual([])
})
