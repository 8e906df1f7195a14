import path from 'node:path'
import { expect, test } from 'vitest'
import { findStyleProblems } from './findStyleProblems.ts'
import { parseSamples } from './parseSamples.ts'

const root = path.resolve(import.meta.dirname, '../../..')

const pages = {
  right: 'export const a = (b: string) => b\n',
  blank: '\nexport const a = 1\n',
  quotes: "export const a = 1\nexport const b = <p title='x'>{a}</p>\n",
  parentheses: 'export const a = [1].map((b) => b)\n',
  semicolon: 'export const a = 1;\n'
}

test('badly formatted samples are found, with the right formatting', async () => {
  const samples = Object.entries(pages).flatMap(([name, code]) =>
    parseSamples(name, `Text.\n\n\`\`\`tsx\n${code}\`\`\`\n`)
  )
  const findings = await findStyleProblems(root, samples)
  expect(
    findings.map(({ file, line, message }) => {
      return `${file}:${line} ${message.split('\n')[1]?.trim()}`
    })
  ).toEqual([
    'quotes:5 export const b = <p title="x">{a}</p>',
    'parentheses:4 export const a = [1].map(b => b)',
    'semicolon:4 export const a = 1'
  ])
}, 60_000)
