import { expect, test } from 'vitest'
import { renderOnPage, sampleSite } from '../ui/sampleSite.fixture.tsx'
import { useText } from './siteContext.tsx'

const name = 'sample.greeting' as never

function Greeting() {
  return useText(name, { owner: 'Ada' })
}

test.each([
  ['Ask {owner}.', 'Ask Ada.'],
  ['Ask somebody.', 'Ask somebody.']
])('the text %j of a feature is shown as %j', (text, shown) => {
  const site = { ...sampleSite, texts: { [name]: text } }
  expect(renderOnPage(<Greeting />, { site })).toBe(shown)
})

test('the build names a text that a feature does not have', () => {
  expect(() => renderOnPage(<Greeting />, { site: sampleSite })).toThrow(
    'There is no text "sample.greeting".'
  )
})
