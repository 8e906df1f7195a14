import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFiles } from '../../src/core/writeFiles.fixture.ts'
import {
  createDevReader,
  type DevSite
} from '../../src/features/dev/generator/readDevSite.ts'
import { features } from '../../src/features.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dates-'))
  writeFiles(root, {
    'website/docusaurus.config.js': `module.exports = {
  title: 'Pump', url: 'https://pump.example', baseUrl: '/',
  presets: [['classic', { docs: { path: '../docs', showLastUpdateTime: true } }]]
}`,
    'website/versions.json': '["1.0"]',
    'website/versioned_docs/version-1.0/old.md': '# Old\n',
    'docs/intro.md': '# Intro\n'
  })
  const date = '2024-02-03T04:05:06Z'
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date
  }
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, env })
  git('init', '--quiet')
  git('add', '.')
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@pump.example']
  git(...author, 'commit', '--quiet', '--message', 'Add docs')
})
afterAll(() => rmSync(root, { recursive: true }))

test('in development, docs outside the content folder have the dates of their commits', async () => {
  const reader = createDevReader({
    contentDir: path.join(root, 'website'),
    out: path.join(root, 'out'),
    cacheDir: path.join(root, 'cache'),
    isRelease: false,
    killSwitch: false,
    flags: new Set(),
    names: [],
    port: 0,
    features
  })
  const site = await reader.read()
  expect(listDates(site)).toEqual(['2024-02-03T04:05:06.000Z'])
  const file = path.join(root, 'docs/intro.md')
  writeFiles(root, { 'docs/intro.md': '---\ntitle: New\n---\n\n# Intro\n' })
  const next = await reader.reread(site, new Set([file]))
  expect(next).not.toBe(site)
  expect(listDates(next)).toEqual(['2024-02-03T04:05:06.000Z'])
})

function listDates(site: DevSite) {
  if ('diagnostics' in site) throw new Error(JSON.stringify(site.diagnostics))
  return site.routes.flatMap(({ route }) =>
    route.kind === 'doc' && route.pathname === '/docs/next/intro'
      ? route.lastUpdated?.date
      : []
  )
}
