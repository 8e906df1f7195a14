import { expect, test } from 'vitest'
import { parseBlocks } from './readChapters.ts'

test('finds the files and the commands of a page, with their places', () => {
  const page = [
    '1. Create it.',
    '',
    '   ```json title="package.json"',
    '   {',
    '     "private": true',
    '   }',
    '   ```',
    '',
    '```ts title="src/a.ts" file=@site/examples/tasklist/src/a.ts {1}',
    '```',
    '```bash',
    'npm run dev',
    '```',
    '```ts',
    'const shown = "but not saved"',
    '```'
  ]
  const blocks = parseBlocks('docs/a.mdx', page.join('\n'))
  expect(blocks).toEqual([
    {
      place: 'docs/a.mdx:3',
      text: '{\n  "private": true\n}',
      file: undefined,
      action: 'save',
      title: 'package.json'
    },
    {
      place: 'docs/a.mdx:9',
      text: '',
      file: '@site/examples/tasklist/src/a.ts',
      action: 'save',
      title: 'src/a.ts'
    },
    {
      place: 'docs/a.mdx:11',
      text: 'npm run dev',
      file: undefined,
      action: 'run'
    }
  ])
})
