import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../../writeFiles.fixture.ts'
import { parseGitLog, readGitDates } from './readGitDates.ts'

test('a file has the date and author of its last commit', () => {
  const log = [
    '\x012025-03-01T23:30:00-02:00\x02Ada\n\ndocs/a.md\ndocs/b c.md\n\n',
    '\x012025-02-01T00:00:00Z\x02Grace\n\ndocs/a.md\ndocs/d.md\n'
  ].join('')
  const dates = parseGitLog(log, file => `/site/${file}`)
  const last = { date: '2025-03-02T01:30:00.000Z', author: 'Ada' }
  expect([...dates]).toEqual([
    ['/site/docs/a.md', last],
    ['/site/docs/b c.md', last],
    ['/site/docs/d.md', { date: '2025-02-01T00:00:00.000Z', author: 'Grace' }]
  ])
})

test('a shallow clone, whose dates would be wrong, has no dates and a notice', async () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'history-')))
  const whole = path.join(root, 'whole')
  const shallow = path.join(root, 'shallow')
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@kit.example']
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' })
  git('init', whole)
  for (const name of ['a', 'b']) {
    writeFiles(whole, { [`docs/${name}.md`]: `# ${name}` })
    git('-C', whole, 'add', '.')
    git('-C', whole, 'commit', '--message', name)
  }
  git('clone', '--depth', '1', `file://${whole}`, shallow)
  const found = [await readGitDates(whole), await readGitDates(shallow)]
  rmSync(root, { recursive: true })
  expect(
    found.map(({ dates, notice }) => [[...dates.keys()].sort(), notice])
  ).toEqual([
    [[`${whole}/docs/a.md`, `${whole}/docs/b.md`], undefined],
    [[], expect.stringContaining('The git clone is shallow')]
  ])
})
