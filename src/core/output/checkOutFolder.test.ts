import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../platform/packageRoot.ts'
import { checkOutFolder } from './checkOutFolder.ts'
import { printNginxSnippets } from './printNginxSnippets.ts'
import { writeOutputFiles } from './writeOutputFiles.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'place-'))
  for (const folder of ['site/content/docs', 'empty', 'mine', 'half']) {
    await mkdir(path.join(root, folder), { recursive: true })
  }
  await writeFile(path.join(root, 'mine/index.html'), 'mine')
  await writeFile(path.join(root, 'file'), 'text')
  await symlink(path.join(root, 'site'), path.join(root, 'link'))
  const options = { documents: [], redirects: [], baseUrl: '/' }
  await writeOutputFiles(path.join(root, 'built'), printNginxSnippets(options))
})
afterAll(() => rm(root, { recursive: true }))

function find(out: string) {
  const contentDir = path.join(root, 'site/content')
  return checkOutFolder({ contentDir, out: path.resolve(root, out) })
}

test.each([
  ['site/content', 'it overlaps the content folder'],
  ['site', 'it overlaps the content folder'],
  ['link', 'it overlaps the content folder'],
  ['/', 'it overlaps the content folder'],
  ['site/content/docs', 'it overlaps the content folder'],
  ['link/content/docs/new', 'it overlaps the content folder'],
  [packageRoot, 'it contains the project'],
  [path.join(packageRoot, 'src'), "it contains files that aren't from a build"],
  ['mine', "it contains files that aren't from a build"]
])('the output is not written to %j', async (out, reason) => {
  const problem = await find(out)
  expect(problem?.message).toContain(`"${path.resolve(root, out)}": ${reason}`)
  expect(problem?.hint).toContain('--out')
})

test.each(['new', 'new/below', 'empty', 'built'])(
  'the output is written to %j',
  async out => {
    expect(await find(out)).toBeUndefined()
  }
)
