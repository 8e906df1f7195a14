import { expect, test } from 'vitest'
import { findCacheFolder } from './findCacheFolder.ts'

const home = '/home/me'
const find = (
  platform: string,
  environment: Readonly<Record<string, string>> = {},
  origin = 'https://docs.example'
) => findCacheFolder(origin, { platform, home, environment })

test.each([
  ['linux', {}, '/home/me/.cache/toolbox-docs/https-docs.example'],
  ['linux', { XDG_CACHE_HOME: '/c' }, '/c/toolbox-docs/https-docs.example'],
  [
    'linux',
    { XDG_CACHE_HOME: 'c' },
    '/home/me/.cache/toolbox-docs/https-docs.example'
  ],
  ['darwin', {}, '/home/me/Library/Caches/toolbox-docs/https-docs.example'],
  ['win32', {}, '/home/me/AppData/Local/toolbox-docs/https-docs.example'],
  [
    'win32',
    { LOCALAPPDATA: '/local' },
    '/local/toolbox-docs/https-docs.example'
  ]
])('on %s with %j, copies are in %s', (platform, environment, folder) => {
  expect(find(platform, environment)).toBe(folder)
})

test('each site has a folder', () => {
  const folders = [
    'https://a.example',
    'http://a.example',
    'https://a.example:444'
  ].map(origin => find('linux', {}, origin))
  expect(new Set(folders).size).toBe(3)
})
