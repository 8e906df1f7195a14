import { expect, test } from 'vitest'
import { parseGitLog } from './readGitDates.ts'

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
