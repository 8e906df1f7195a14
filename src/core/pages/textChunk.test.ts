import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { TextPage } from '../model/route.ts'
import { printTextChunk } from './textChunk.ts'

test("a page's script passes on any text unchanged", () => {
  const html = '</script>\u2028"\\\''
  const page = {
    route: { pathname: '/a' },
    contents: [{ headings: [], html }]
  } as unknown as TextPage
  const { name, file, text } = printTextChunk(page)
  const given: { toolboxPages?: unknown } = {}
  runInNewContext(text, given)
  expect(JSON.stringify(given.toolboxPages)).toBe(JSON.stringify([page]))
  expect(name).toBe('pages/a')
  expect(file).toMatch(/^assets\/pages\/a\.[\da-f]{8}\.js$/)
})
