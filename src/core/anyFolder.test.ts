import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hashFiles } from '../../e2e/support/hashFiles.ts'
import { listFiles } from './content/listFiles.ts'
import { writeFiles } from './writeFiles.fixture.ts'

const files: Readonly<Record<string, string>> = {
  'site.ts': "export default { title: 'Kit', url: 'https://kit.example' }\n",
  'docs/a.mdx': "import Box from './Box.tsx'\n\n# A\n\n<Box />\n",
  'docs/Box.tsx': `import { useState } from 'react'
import styles from './Box.module.css'

export default function Box() {
  const [count] = useState(0)
  return <b className={styles.box}>{count}</b>
}
`,
  'docs/Box.module.css': '.box { color: red }\n'
}

const program = fileURLToPath(
  new URL('../../scripts/runGenerator.mjs', import.meta.url)
)

test('the same content produces the same bytes in any folder', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'folder-'))
  const one = await buildIn(path.join(root, 'one'))
  const other = await buildIn(path.join(root, 'some/where/else'))
  expect(one.has('docs/a.html')).toBe(true)
  expect(other).toEqual(one)
  await rm(root, { recursive: true })
})

/** @returns file name → hash, for all output files */
async function buildIn(place: string): Promise<ReadonlyMap<string, string>> {
  const [content, out, cache] = ['content', 'dist', 'cache'].map(name =>
    path.join(place, name)
  ) as [string, string, string]
  writeFiles(content, files)
  await promisify(execFile)(process.execPath, [
    ...[program, 'build', '--content', content],
    ...['--out', out, '--cache', cache]
  ])
  const names = await listFiles(out)
  return new Map(
    await Promise.all(
      names.map(
        async name => [name, await hashFiles([path.join(out, name)])] as const
      )
    )
  )
}
