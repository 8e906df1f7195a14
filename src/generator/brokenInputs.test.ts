import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addresses,
  folders,
  redirects
} from '../../e2e/fixtures/brokenInputs/folders.ts'
import { frontMatter } from '../../e2e/fixtures/brokenInputs/frontMatter.ts'
import { harmlessInputs } from '../../e2e/fixtures/brokenInputs/harmless.ts'
import { navbar } from '../../e2e/fixtures/brokenInputs/navbar.ts'
import { posts } from '../../e2e/fixtures/brokenInputs/posts.ts'
import {
  categories,
  sidebars
} from '../../e2e/fixtures/brokenInputs/sidebars.ts'
import { siteConfig } from '../../e2e/fixtures/brokenInputs/site.ts'
import {
  findDifferences,
  findProblems,
  writeInput
} from './brokenInputs.fixture.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'broken-'))
})
afterAll(() => rm(root, { recursive: true }))

test.each([
  ...frontMatter,
  ...posts,
  ...siteConfig,
  ...navbar,
  ...sidebars,
  ...categories,
  ...addresses,
  ...redirects,
  ...folders,
  ...harmlessInputs
])('$name', async ({ files, expect: expected }) => {
  const folder = await mkdtemp(path.join(root, 'kit-'))
  await writeInput(folder, files)
  expect(findDifferences(await findProblems(folder), expected)).toEqual([])
})
