import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../../writeFiles.fixture.ts'
import { hashSources } from './hashSources.ts'

function createProject(changes: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  const files = {
    'src/core/model/fillText.ts': 'a',
    'src/features/math/a.css': 'a',
    'src/core/model/fillText.test.ts': 'a',
    'src/features/math/e2e/a.spec.ts': 'a',
    'src/README.md': 'a',
    'rspack.config.ts': 'a',
    'scripts/buildGenerator.mjs': 'a',
    'package-lock.json': 'a',
    ...changes
  }
  writeFiles(root, files)
  return root
}

test.each([
  'src/core/model/fillText.ts',
  'src/core/content/read/markdownLines.ts',
  'src/features/math/a.css',
  'rspack.config.ts',
  'scripts/buildGenerator.mjs',
  'generator/checksums.json',
  'package-lock.json',
  'pnpm-lock.yaml'
])('changing %s changes the version', file => {
  const changed = createProject({ [file]: 'b' })
  expect(hashSources(changed)).not.toBe(hashSources(createProject()))
})

test.each([
  'src/core/model/fillText.test.ts',
  'src/features/math/e2e/a.spec.ts',
  'src/README.md'
])("changing %s doesn't change the version", file => {
  const changed = createProject({ [file]: 'b' })
  expect(hashSources(changed)).toBe(hashSources(createProject()))
})
