import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { createPreview } from '../../../features/previews/generator/createPreview.ts'
import { PREVIEW_SIZE } from '../../../features/previews/preview.ts'
import { createTestStore } from '../store/testStore.fixture.ts'
import { createIcons } from './createIcons.ts'

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#006171"/></svg>'
)
const icon = { type: 'image/svg+xml', bytes: svg } as const
const LIMIT = 60_000

test.each([
  'API',
  'Žluťoučký kůň, Ψυχή, Кириллица',
  'Optimistic updates, retries and every mutation of a query manager that somebody gave a title of more lines than there is room for 🚀'
])('the picture of a page is small: %s', async title => {
  const bytes = await createPreview({
    title,
    label: 'Kit · Query',
    host: 'kit.example',
    icon: `data:image/svg+xml;base64,${svg.toString('base64')}`
  })
  expect(imageSize(bytes)).toMatchObject({ ...PREVIEW_SIZE, type: 'png' })
  expect(bytes.length).toBeLessThan(LIMIT)
})

test('the same page has the same picture', async () => {
  const preview = { title: 'A', label: 'Kit', host: 'kit.example' }
  const [one, other] = [
    await createPreview(preview),
    await createPreview(preview)
  ]
  expect(Buffer.compare(one, other)).toBe(0)
})

test('icons have the sizes that browsers and launchers request', async () => {
  const icons = await createIcons(icon, createTestStore())
  const sizes = icons.map(({ file, bytes }) => {
    const { width, height, type } = imageSize(bytes)
    return [file, width, height, type]
  })
  expect(sizes).toEqual([
    ['favicon.ico', 32, 32, 'ico'],
    ['icons/192.png', 192, 192, 'png'],
    ['icons/512.png', 512, 512, 'png'],
    ['icons/maskable.png', 512, 512, 'png'],
    ['apple-touch-icon.png', 180, 180, 'png']
  ])
})
