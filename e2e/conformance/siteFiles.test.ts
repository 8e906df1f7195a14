import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { list, readFile, readPage } from '../support/builtPage.ts'
import { findSite } from '../support/sites.ts'

test('the site can be installed', () => {
  const manifest = JSON.parse(readFile('everything', '/manifest.webmanifest'))
  expect(manifest).toMatchObject({
    name: 'Everything',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui'
  })
  const { folder } = findSite('everything')
  const icons: readonly Record<string, string>[] = manifest.icons
  const found = icons.map(({ src = '', sizes, purpose }) => {
    const { width, height } = imageSize(readFileSync(path.join(folder, src)))
    return [purpose, sizes, `${width}x${height}`]
  })
  expect(found).toEqual([
    ['any', '192x192', '192x192'],
    ['any', '512x512', '512x512'],
    ['maskable', '512x512', '512x512']
  ])
})

test('licenses.txt holds the license of every package that readers download, and of no other', () => {
  const text = readFile('handbook', '/licenses.txt')
  const titles = text.match(/^\S+ \d+\.\d+\.\d+ \([\w.-]+\)$/gm) ?? []
  const names = titles.map(title => title.split(' ')[0])
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      'stemmer',
      'workbox-core',
      '@fontsource-variable/geist'
    ])
  )
  expect(names.filter(name => /rspack|mdx|shiki/.test(name ?? ''))).toEqual([])
  expect(text).toContain('Permission is hereby granted, free of charge')
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(readFile('below', '/kit/licenses.txt')).toBe(text)
})

test('below a path everything starts there', () => {
  const manifest = JSON.parse(readFile('below', '/kit/manifest.webmanifest'))
  expect(manifest).toMatchObject({
    start_url: '/kit/',
    scope: '/kit/',
    icons: [{ src: '/kit/icons/192.png' }, {}, {}]
  })
  const page = readPage('below', '/kit/docs/form/started')
  expect(list(page, 'link[rel=manifest]@href')).toEqual([
    '/kit/manifest.webmanifest'
  ])
  expect(list(page, 'link[rel=apple-touch-icon]@href')).toEqual([
    '/kit/apple-touch-icon.png'
  ])
})

test('crawlers find the sitemap', () => {
  expect(readFile('handbook', '/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://handbook.example/sitemap.xml\n'
  )
})

test('theme-color is set for each mode', () => {
  const page = readPage('handbook', '/')
  expect(list(page, 'meta[name=theme-color]@content')).toEqual([
    '#0b1114',
    '#fcfdfd'
  ])
  expect(list(page, 'meta[name=theme-color]@media')).toEqual([
    '(prefers-color-scheme:dark)',
    ''
  ])
})

test('only a release has link previews', () => {
  const page = readPage('handbook', '/')
  expect(list(page, 'meta[property^="og:image"]')).toEqual([])
})

test('the worker precaches none of it', () => {
  const worker = readFile('everything', '/sw.js')
  expect(worker).not.toMatch(/\.md"|previews\/|llms|symbols\.json|icons\//)
  const copy = readFile('everything', '/offline.json')
  expect(copy).not.toMatch(/\.md"|previews\/|llms|symbols\.json/)
})

test('source maps are not published', () => {
  const { folder } = findSite('own')
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
  expect(files.filter(file => file.endsWith('.map'))).toEqual([])
  const code = files.filter(file => /\.(?:js|css)$/.test(file))
  const mapped = code.filter(file =>
    readFile('own', `/${file}`).includes('# sourceMappingURL=')
  )
  expect(code.length).toBeGreaterThan(10)
  expect(mapped).toEqual([])
})
