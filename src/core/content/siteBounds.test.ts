import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { recordDependencies } from '../platform/cache/track.ts'
import { isWithinSite, readBoundsState } from './siteBounds.ts'

let root = ''

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bounds-'))
  const files = [
    ...['bare/content/docs/a.txt', 'bare/outside/key.pem', 'key.pem'],
    ...['package/content/a.txt', 'package/package.json', 'package/src/a.ts'],
    ...['repository/.git/config', 'repository/web/content/a.txt'],
    ...['repository/.env', 'repository/samples/a.ts', 'content2/key.pem']
  ]
  for (const file of files) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), '')
  }
  symlinkSync('../../outside', path.join(root, 'bare/content/docs/out'))
  symlinkSync('a.txt', path.join(root, 'bare/content/docs/in'))
  symlinkSync('bare/content', path.join(root, 'content'))
})

test.each([
  ['bare/content', 'bare/content/docs/a.txt', true],
  ['bare/content', 'bare/content/docs/in', true],
  ['bare/content', 'bare/content/docs/nothing', true],
  ['bare/content', 'bare/content/docs/out/key.pem', false],
  ['bare/content', 'bare/outside/key.pem', false],
  ['bare/content', '/etc/passwd', false],
  ['content', 'content/docs/a.txt', true],
  ['content', 'content2/key.pem', false],
  ['package/content', 'package/src/a.ts', true],
  ['package/content', 'key.pem', false],
  ['repository/web/content', 'repository/samples/a.ts', true],
  ['repository/web/content', 'repository/.git/config', false],
  ['repository/web/content', 'repository/.env', false],
  ['repository/web/content', 'key.pem', false]
])(
  'with the content folder %s, %s may be published: %s',
  (content, file, is) => {
    const found = isWithinSite(
      path.resolve(root, file),
      path.join(root, content)
    )
    expect(found).toBe(is)
  }
)

test('a decision is recorded as a fact and can be evaluated again', async () => {
  const content = path.join(root, 'bare/content')
  const { dependencies } = await recordDependencies(async () =>
    isWithinSite(path.join(root, 'bare/outside/key.pem'), content)
  )
  const dependency = 'within ../outside/key.pem'
  expect(dependencies.get(dependency)).toBe('false')
  expect(readBoundsState(dependency, content)).toBe('false')
})
