import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findContentType } from './findContentType.ts'

test.each([
  ['/docs/a.html', 'text/html; charset=utf-8'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/a.b.svg', 'image/svg+xml; charset=utf-8'],
  ['/a.png', 'image/png'],
  ['/LICENSE', 'application/octet-stream'],
  ['/a.constructor', 'application/octet-stream']
])('%s is %s', (file, type) => {
  expect(findContentType(file)).toBe(type)
})

test('nginx.conf names the same types', () => {
  const config = readFileSync('nginx.conf', 'utf8')
  const [, block = ''] = /\n {2}types \{\n(.*?)\n {2}\}/s.exec(config) ?? []
  const types = block.split('\n').flatMap(line => {
    const [type = '', ...endings] = line.replace(';', '').trim().split(/\s+/)
    return endings.map(ending => [ending, type])
  })
  expect(types.length).toBeGreaterThan(20)
  for (const [ending, type] of types) {
    expect(findContentType(`/a.${ending}`).split(';')[0]).toBe(type)
  }
})
