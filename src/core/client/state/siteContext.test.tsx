import { expect, test } from 'vitest'
import { renderOnPage, sampleSite } from '../ui/sampleSite.fixture.tsx'
import { useText } from './siteContext.tsx'

const name = 'sample.greeting' as never

function Greeting() {
  return useText(name, { owner: 'Ada' })
}

test.each([
  ['Ask {owner}.', 'Ask Ada.'],
  ['Ask somebody.', 'Ask somebody.'],
  [undefined, '']
])('the text %j of a feature is shown as %j', (text, shown) => {
  const texts = text === undefined ? {} : { [name]: text }
  const site = { ...sampleSite, texts }
  expect(renderOnPage(<Greeting />, { site })).toBe(shown)
})
