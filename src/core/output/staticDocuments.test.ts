import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../writeFiles.fixture.ts'
import {
  parseStaticInlineCode,
  readStaticDocuments
} from './staticDocuments.ts'

test.each([
  ['<script>a()</script>', ['a()'], []],
  ['<SCRIPT type="text/javascript">a()</SCRIPT>', ['a()'], []],
  ['<script src="a.js"></script>', [], []],
  ['<style type="text/css">b{}</style><style>c{}</style>', [], ['b{}', 'c{}']],
  ['<svg><style>b{}</style></svg>', [], ['b{}']],
  ['<!-- <script>a()</script> --><script>\r\nb()</script>', ['\nb()'], []],
  ['<script>"<style>b{}</style>"</script>', ['"<style>b{}</style>"'], []]
])('the inline code of %s', (html, scripts, styles) => {
  expect(parseStaticInlineCode(html)).toEqual({ scripts, styles })
})

test('a document with too much inline code is reported', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'static-documents-'))
  const many = Array.from(
    { length: 80 },
    (_, index) => `<script>${index}</script>`
  )
  writeFiles(folder, {
    'a.htm': '<script>a()</script>',
    'b.html': many.join(''),
    'c.js': '<script>c()</script>'
  })
  const found = await readStaticDocuments(folder, ['a.htm', 'b.html', 'c.js'])
  await rm(folder, { recursive: true })
  expect(found.documents.map(({ file }) => path.basename(file))).toEqual([
    'a.htm'
  ])
  expect(found.diagnostics.map(({ place }) => place?.file)).toEqual([
    'static/b.html'
  ])
})
