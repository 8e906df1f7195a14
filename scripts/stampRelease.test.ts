import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stampChangelog, stampVersion, versionedFiles } from './stampRelease.ts'

test.each(versionedFiles)(
  '9.17 %s states the version of package.json',
  file => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    const text = readFileSync(file, 'utf8')
    expect(stampVersion(text, version, 'stamped')).not.toBe(text)
  }
)

test.each([
  ["badge: '0.1.2'", "badge: '0.2.0'"],
  ['Site version 0.1.2. Generator', 'Site version 0.2.0. Generator'],
  ['0.1.2 / 3.7.0', '0.2.0 / 3.7.0'],
  [
    'v10.1.2, v0.1.20, v0.1.2.3 and 0x1y2',
    'v10.1.2, v0.1.20, v0.1.2.3 and 0x1y2'
  ]
])('the version in "%s" is replaced', (text, stamped) => {
  expect(stampVersion(text, '0.1.2', '0.2.0')).toBe(stamped)
})

test('a release gets the changes above the last release', () => {
  const text =
    '# Changelog\n\n## Unreleased\n\n- New\n\n## 0.1.2 - 2026-01-01\n\n- Old\n'
  expect(stampChangelog(text, '0.2.0 - 2026-02-02')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-02-02\n\n- New\n\n## 0.1.2 - 2026-01-01\n\n- Old\n'
  )
})

test.each([
  '# Changelog\n',
  '# Changelog\n\n## Unreleased\n',
  '# Changelog\n\n## Unreleased\n\n## 0.1.2 - 2026-01-01\n\n- Old\n'
])('a release without changes is refused: %j', text => {
  expect(() => stampChangelog(text, '0.2.0')).toThrow('no changes')
})
