import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { PREVIEW_SIZE } from '../preview.ts'
import { renderPreview } from './renderPreview.ts'
import { selectPreviewTexts } from './renderPreviews.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#006171"/></svg>'
const LIMIT = 60_000

test.each([
  'API',
  'Žluťoučký kůň, Ψυχή, Кириллица',
  'Optimistic updates, retries and every mutation of a query manager that somebody gave a title of more lines than there is room for 🚀'
])('the image of a page is small: %s', async title => {
  const bytes = await renderPreview({
    title,
    site: 'Kit',
    topic: 'Query',
    host: 'kit.example',
    library: { icon: 'database', group: 1 },
    icon: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  })
  expect(imageSize(bytes)).toMatchObject({ ...PREVIEW_SIZE, type: 'png' })
  expect(bytes.length).toBeLessThan(LIMIT)
})

test('rendering is deterministic', async () => {
  const preview = { title: 'A', site: 'Kit', host: 'kit.example' }
  const [one, other] = [
    await renderPreview(preview),
    await renderPreview(preview)
  ]
  expect(Buffer.compare(one, other)).toBe(0)
})

test.each([
  ['Lists', 'Query', 'Lists', { topic: 'Query' }],
  ['Query', 'Query', 'Query', {}],
  ['Lists', 'Kit', 'Lists', {}],
  [undefined, 'Kit', 'Tools for forms', {}]
])('10.2 the page %j in the topic %s is titled %s, with %j', (...row) => {
  const [ownTitle, topic, title, shownTopic] = row
  const site = {
    title: 'Kit',
    tagline: 'Tools for forms',
    url: 'https://kit.example:8080/docs'
  }
  const route = ownTitle === undefined ? {} : { title: ownTitle }
  expect(selectPreviewTexts(site, route, topic)).toEqual({
    title,
    site: 'Kit',
    ...shownTopic,
    host: 'kit.example:8080'
  })
})
