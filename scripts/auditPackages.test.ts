import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeAudit } from './auditPackages.ts'

const today = '2026-11-27'
const advisory = 'GHSA-aaaa-bbbb-cccc'

/** As printed by `npm audit --json`; `parent` depends on `child`. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    child: {
      name: 'child',
      severity: 'high',
      isDirect: false,
      via: [
        {
          source: 1100000,
          name: 'child',
          dependency: 'child',
          title: 'Denial of service in child',
          url: `https://github.com/advisories/${advisory}`,
          severity: 'high',
          cwe: ['CWE-400'],
          cvss: { score: 7.5, vectorString: null },
          range: '<2.0.1'
        }
      ],
      effects: ['parent'],
      range: '<2.0.1',
      nodes: ['node_modules/child'],
      fixAvailable: true
    },
    parent: {
      name: 'parent',
      severity: 'high',
      isDirect: true,
      via: ['child'],
      effects: [],
      range: '*',
      nodes: ['node_modules/parent'],
      fixAvailable: true
    }
  },
  metadata: { vulnerabilities: { high: 2, total: 2 } }
}
const clean = { auditReportVersion: 2, vulnerabilities: {} }

const reason = 'Only the tests use it, on our own files.'
const until = (expires: string) => [{ advisory, reason, expires }]
const diagnostic = `child <2.0.1: Denial of service in child (high, ${advisory})`

test.each([
  ['nothing is found', clean, [], []],
  ['an advisory is found', report, [], [diagnostic]],
  ['it is allowed until a later day', report, until('2026-12-31'), []],
  ['it is allowed until today', report, until('2026-11-27'), []],
  [
    'it was allowed until yesterday',
    report,
    until('2026-11-26'),
    [diagnostic, `The exception for ${advisory} expired on 2026-11-26.`]
  ],
  [
    'an advisory is allowed without need',
    clean,
    until('2026-12-31'),
    [`${advisory} is allowed, but not found.`]
  ]
])('%s', (_case, given, allowed, diagnostics) => {
  expect(judgeAudit(given, { allowed, today })).toEqual(diagnostics)
})

test.each([
  ['no reason', { advisory, expires: '2026-12-31' }],
  ['an empty reason', { advisory, reason: '', expires: '2026-12-31' }],
  ['no date', { advisory, reason }],
  ['a date that does not exist', { advisory, reason, expires: '2026-02-30' }],
  ['a package name', { advisory: 'child', reason, expires: '2026-12-31' }]
])('an exception with %s is rejected', (_case, exception) => {
  expect(() => judgeAudit(clean, { allowed: [exception], today })).toThrow()
})

test('a report of an unreachable registry is not taken for a clean one', () => {
  const error = { message: '405 Method Not Allowed', statusCode: 405 }
  expect(() => judgeAudit(error, { allowed: [], today })).toThrow(
    '"npm audit" printed no report, but {"message":"405 Method Not Allowed"'
  )
})

test('the committed exceptions are valid', () => {
  const list = new URL('allowedAdvisories.json', import.meta.url)
  const allowed = JSON.parse(readFileSync(list, 'utf8'))
  expect(() => judgeAudit(clean, { allowed, today })).not.toThrow()
})
