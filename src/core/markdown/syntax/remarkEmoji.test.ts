import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

test.each([
  ':rocket: and (:tada:), :+1:!',
  '**Done**:tada: “:tada:” —:tada:—',
  ':tada::rocket:',
  '完成:tada:了',
  '- :x: no\n- :white_check_mark: yes',
  '| a |\n| - |\n| :x: |'
])('%s has emoji', async source => {
  const { html } = await renderMarkdown(source)
  expect(html).not.toContain(':')
  expect(html).toMatch(/\p{Emoji_Presentation}/u)
})

test.each([
  '2001:db8:1234::1 and fd00::a:b:c and ::a:b:',
  'b0:de:ad:4a:47:ce',
  'urn:x:y and com.example:key:1.0',
  'group:id:version',
  '12:100:34 and 1:100:',
  'std:vec:Vec and a::x::b',
  '/users/:x:/ and a/:id:.5 and x.:a:',
  'https://a.example/:100:/b',
  '`:tada:` and :unknown:',
  '## Ports 80:100:90',
  'key::x: and a_:x: and :x:_a and :x:-1'
])('%s has none', async source => {
  const { html } = await renderMarkdown(source)
  expect(html.replaceAll('\u200B', '')).not.toMatch(/\p{Emoji_Presentation}/u)
})
