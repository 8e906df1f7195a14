import { expect, test } from 'vitest'
import { mapSrcset, parseSrcset } from './srcset.ts'

test.each([
  ['a.png', ['a.png']],
  ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
  ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
  ['a.png 1.5x,b.png 640w', ['a.png', 'b.png']],
  [' a.png  1x,  b.png 2x ', ['a.png', 'b.png']],
  ['a.png 480w,\n  b,c.png 800w', ['a.png', 'b,c.png']],
  [
    'data:image/png;base64,AA== 1x, b.png 2x',
    ['data:image/png;base64,AA==', 'b.png']
  ],
  ['', []]
])('%j contains %j', (srcset, addresses) => {
  expect(parseSrcset(srcset).map(({ url: address }) => address)).toEqual(
    addresses
  )
})

test('addresses change and descriptors stay', () => {
  const changed = mapSrcset('a.png, b.png  2x', address => `/c/${address}`)
  expect(changed).toBe('/c/a.png, /c/b.png 2x')
})
