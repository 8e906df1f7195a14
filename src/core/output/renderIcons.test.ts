import { Resvg } from '@resvg/resvg-js'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { createTestCache } from '../platform/cache/testCache.fixture.ts'
import { renderIcons } from './renderIcons.ts'

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#006171"/></svg>'
)
const icon = { type: 'image/svg+xml', bytes: svg } as const

test('icons have the sizes that browsers and launchers request', async () => {
  const icons = await renderIcons(icon, createTestCache())
  const sizes = icons.map(({ file, bytes }) => {
    const { width, height, type } = imageSize(bytes)
    return [file, width, height, type]
  })
  expect(sizes).toEqual([
    ['icons/192.png', 192, 192, 'png'],
    ['icons/512.png', 512, 512, 'png'],
    ['icons/maskable.png', 512, 512, 'png'],
    ['apple-touch-icon.png', 180, 180, 'png']
  ])
})

/** Read the color of a pixel, such as `255 255 255 255`. */
function readColor(bytes: Uint8Array, size: number, x: number, y: number) {
  const url = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="${url}" width="${size}" height="${size}"/></svg>`
  const { pixels } = new Resvg(drawing).render()
  const start = (y * size + x) * 4
  return [...pixels.subarray(start, start + 4)].join(' ')
}

test.each([
  ['icons/192.png', 192, 0.5, 'mark'],
  ['icons/512.png', 512, 0.5, 'mark'],
  // Launchers can crop a tenth from each side, and even crop to a circle.
  ['icons/maskable.png', 512, 0.5, 'mark'],
  ['icons/maskable.png', 512, 0.2, 'mark'],
  ['icons/maskable.png', 512, 0.13, 'background'],
  ['icons/maskable.png', 512, 0.01, 'background'],
  ['apple-touch-icon.png', 180, 0.5, 'mark'],
  ['apple-touch-icon.png', 180, 0.08, 'background']
])(
  '%s (%i pixels): the middle, at %f of its height, shows the %s',
  async (name, size, at, shown) => {
    const icons = await renderIcons(icon, createTestCache())
    const { bytes } = icons.find(({ file }) => file === name) ?? {}
    const color = readColor(
      bytes ?? new Uint8Array(),
      size,
      size / 2,
      Math.round(at * size)
    )
    const colors = {
      mark: '0 97 113 255',
      background: '252 253 253 255',
      nothing: '0 0 0 0'
    }
    expect(
      Object.entries(colors).find(([, each]) => each === color)?.[0] ?? color
    ).toBe(shown)
  }
)
