import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBuild } from '../../../core/build/runBuild.fixture.ts'
import { writeFiles } from '../../../core/build/writeFiles.fixture.ts'

let root = ''
let warnings = ''

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'excerpts-'))
  writeFiles(path.join(root, 'content'), {
    'docs/index.md': '# Start\n',
    'blog/2025-01-01-post.md': `See [the end](#the-end), [here](#here), [gone](#gone) and [top](#top).

### Here

<!-- truncate -->

## The end
`
  })
  warnings = (await runBuild(root)).errors
})
afterAll(() => rmSync(root, { recursive: true }))

function read(file: string): string {
  return readFileSync(path.join(root, 'out', file), 'utf8')
}

test("a link to a heading below the excerpt leads to the post's page", () => {
  const list = read('blog.html')
  expect(list).toContain('href="/blog/2025/01/01/post#the-end"')
  expect(list).toContain('href="#here"')
  expect(read('blog/2025/01/01/post.html')).toContain('href="#the-end"')
})

test('8.11 a missing anchor is reported once, in the post', () => {
  expect(warnings).toContain(
    'warning: blog/2025-01-01-post.md:1:41: The page links to "#gone"'
  )
  expect(warnings.split('anchor is missing')).toHaveLength(2)
})
