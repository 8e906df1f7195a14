import path from 'node:path'
import { expect, test } from 'vitest'
import { checkSampleStyle } from './checkSampleStyle.ts'
import { parseSamples } from './readSamples.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

const pages = {
  right: 'export const a = (b: string) => b\n',
  blank: '\nexport const a = 1\n',
  quotes: "export const a = 1\nexport const b = <p title='x'>{a}</p>\n",
  parentheses: 'export const a = [1].map((b) => b)\n',
  semicolon: 'export const a = 1;\n'
}

test('badly formatted samples are reported with the right formatting', async () => {
  const samples = Object.entries(pages).flatMap(([name, code]) =>
    parseSamples(name, `Text.\n\n\`\`\`tsx\n${code}\`\`\`\n`)
  )
  const messages = await checkSampleStyle(root, samples)
  expect(messages.toSorted()).toEqual([
    expect.stringMatching(/^parentheses:3:1 .*\.map\(\(b\)/s),
    expect.stringMatching(/^quotes:3:1 .*title="x"/s),
    expect.stringMatching(/^semicolon:3:1 /)
  ])
})
