import { expect, test } from 'vitest'
import { findUntestedVersions } from './findUntestedVersions.ts'

const versions = { zod: '4.1.0', '@emotion/react': '11.14.0' }

function find(...lines: readonly string[]) {
  return findUntestedVersions('docs/a.mdx', lines.join('\n'), versions)
}

test('accepts the tested versions, and our own packages without one', () => {
  const command = 'npm install -D @toolbox/form zod@4.1.0'
  expect(find('```bash', command, '```', 'Use `zod@4.1.0`.')).toEqual([])
})

test.each([
  ['zod', 'Write "zod@4.1.0".'],
  ['zod@4', 'Write "zod@4.1.0".'],
  ['@emotion/react', 'Write "@emotion/react@11.14.0".'],
  ['toString', 'Add the package to content/examples/package.json.'],
  ['left-pad@1.0.0', 'Add the package to content/examples/package.json.']
])('reports an install command with %s', (specifier, hint) => {
  expect(find('```bash', `  npm install ${specifier}`, '```')).toEqual([
    `docs/a.mdx:2:1 Samples aren't tested with "${specifier}". ${hint}`
  ])
})

test('reports other versions of tested packages in text', () => {
  expect(find('| `zod@3.0.0` | `unknown@1.0.0` |')).toEqual([
    'docs/a.mdx:1:1 Samples aren\'t tested with "zod@3.0.0". Write "zod@4.1.0".'
  ])
})

test('accepts install commands without packages', () => {
  expect(find('```bash', 'npm install', '```', 'npm install zod')).toEqual([])
})

test('checks the further lines of an install command', () => {
  const lines = ['npm install zod@4.1.0 \\', '  left-pad \\', '  zod', 'ls zod']
  expect(find('```bash', ...lines, '```')).toEqual([
    'docs/a.mdx:3:1 Samples aren\'t tested with "left-pad". Add the package to content/examples/package.json.',
    'docs/a.mdx:4:1 Samples aren\'t tested with "zod". Write "zod@4.1.0".'
  ])
})
