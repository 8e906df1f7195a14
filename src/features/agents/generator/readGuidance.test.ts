import { expect, test } from 'vitest'
import { readGuidance } from './readGuidance.ts'

const page = `# Lists

> All pages: [llms.txt](https://a.example/llms.txt)

Text.

## Rules

- Call it
  once, at \`top\` level.
- Second.

  More.

### Elsewhere

- Not a rule.

> [!WARNING]
> **Title**
>
> It throws *twice*.

> [!NOTE]
>
> Not a warning.

> [!CAUTION]
>
> It deletes all.
`

test("a page's rules and warnings are found, each in one line", () => {
  expect(readGuidance(page, { isStart: false })).toEqual({
    blocks: [],
    rules: ['Call it once, at `top` level.', 'Second.'],
    warnings: ['It throws _twice_.', 'It deletes all.']
  })
})

test('the blocks of a start page keep alerts, with lower headings and no title', () => {
  const { blocks } = readGuidance(page, { isStart: true })
  expect(blocks.slice(1, 3)).toEqual(['Text.', '### Rules'])
  expect(blocks.at(-1)).toBe('> [!CAUTION]\n>\n> It deletes all.')
})
