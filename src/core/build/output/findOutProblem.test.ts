import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../projectRoot.ts'
import { defaultOut, findOutProblem } from './findOutProblem.ts'
import { createNginxSnippets } from './nginxSnippets.ts'
import { writeTexts } from './stageOutput.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'place-'))
  for (const folder of ['site/content/docs', 'empty', 'mine', 'half']) {
    await mkdir(path.join(root, folder), { recursive: true })
  }
  await writeFile(path.join(root, 'mine/index.html'), 'mine')
  await writeFile(path.join(root, 'file'), 'text')
  await symlink(path.join(root, 'site'), path.join(root, 'link'))
  const facts = { csp: '', redirects: [], baseUrl: '/' }
  await writeTexts(path.join(root, 'built'), createNginxSnippets(facts))
})
afterAll(() => rm(root, { recursive: true }))

function find(out: string) {
  const contentDir = path.join(root, 'site/content')
  return findOutProblem({ contentDir, out: path.resolve(root, out) })
}

test.each([
  ['site/content', 'it is the content folder'],
  ['site', 'the content folder is in it'],
  ['link', 'the content folder is in it'],
  ['/', 'the content folder is in it'],
  ['site/content/docs', 'it is in the content folder'],
  ['link/content/docs/new', 'it is in the content folder'],
  [projectRoot, 'it is the project'],
  [path.join(projectRoot, 'src'), 'it contains files that no build wrote'],
  ['mine', 'it contains files that no build wrote, such as "index.html"'],
  ['file', 'it is a file']
])('the output is not written to %j', async (out, reason) => {
  const problem = await find(out)
  expect(problem?.message).toContain(`"${path.resolve(root, out)}": ${reason}`)
  expect(problem?.remedy).toContain('--out')
})

test.each(['new', 'new/below', 'empty', 'built', defaultOut])(
  'the output is written to %j',
  async out => {
    expect(await find(out)).toBeUndefined()
  }
)
