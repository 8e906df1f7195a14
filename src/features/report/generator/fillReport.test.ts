import { expect, test } from 'vitest'
import { fillPlace } from '../client/addPlace.ts'
import { fillReport } from './fillReport.ts'

const texts = { version: 'Version', reportBuild: 'Build' }
const facts = {
  title: 'Lists & tables',
  url: 'https://kit.example/docs/lists',
  version: undefined,
  build: '3b18e512dba7'
}
const fill = (template: string, given: object = {}) =>
  fillReport(template, { ...facts, ...given }, texts)
const readBody = (report: string, place?: Record<string, string>) =>
  new URL(fillPlace(report, place)).searchParams.get('b')?.split('\r\n')

test.each([
  [
    'values are encoded',
    '?t={title}&u={url}',
    {},
    '?t=Lists%20%26%20tables&u=https%3A%2F%2Fkit.example%2Fdocs%2Flists'
  ],
  ['a placeholder can occur twice', '{build}?{build}', {}, '3b18?3b18'],
  ['missing facts are empty', '?{version}{heading}{selection}', {}, '?'],
  [
    'placeholders inside a value are text',
    '?t={title}',
    { title: '{url}' },
    '?t=%7Burl%7D'
  ],
  [
    'half a surrogate pair is replaced',
    '?t={title}',
    { title: 'a\ud83d' },
    '?t=a%EF%BF%BD'
  ]
])('before scripts run, %s', (_, template, given, expected) => {
  const report = fill(template, { ...facts, build: '3b18', ...given })
  expect(fillPlace(report)).toBe(expected)
})

test('the body names the page, and after a click the place', () => {
  const report = fill('https://t.example/?b={body}', { version: '2.0' })
  const page = ['Version: 2.0', 'Build: 3b18e512dba7', '']
  expect(readBody(report)).toEqual([facts.url, ...page, '', ''])
  const place = { hash: '#rows', heading: 'Rows', selection: 'one\ntwo' }
  expect(readBody(report, place)).toEqual([
    `${facts.url}#rows`,
    ...page,
    'Rows',
    'one',
    'two'
  ])
})

test('the body of a site without versions has none', () => {
  const report = fill('https://t.example/?b={body}')
  expect(readBody(report)?.[1]).toBe('Build: 3b18e512dba7')
})
