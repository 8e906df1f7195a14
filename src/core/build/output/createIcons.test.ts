import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { createTestStore } from '../store/testStore.fixture.ts'
import { createIcons } from './createIcons.ts'

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#006171"/></svg>'
)
const icon = { type: 'image/svg+xml', bytes: svg } as const

test('icons have the sizes that browsers and launchers request', async () => {
  const icons = await createIcons(icon, createTestStore())
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
