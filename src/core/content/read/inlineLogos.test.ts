import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inlineLogos } from './inlineLogos.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'logos-'))
writeFileSync(path.join(folder, 'small.svg'), '<svg/>\n')
writeFileSync(path.join(folder, 'large.svg'), `<svg>${'x'.repeat(1024)}</svg>`)
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['small.svg', 'data:image/svg+xml,%3Csvg/%3E'],
  ['large.svg', 'large.svg'],
  ['missing.svg', 'missing.svg'],
  ['small.png', 'small.png'],
  ['https://example.com/small.svg', 'https://example.com/small.svg']
])('the logo %s is written as %s', async (src, expected) => {
  const logo = { src, alt: '' }
  const footer = { style: 'light', links: [], logo } as const
  const { footer: written } = await inlineLogos(
    { footer: { ...footer, links: [] }, navbar: undefined },
    folder
  )
  expect(written?.logo?.src).toBe(expected)
})
