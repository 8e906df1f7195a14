import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

const MAIL = '<a href="mailto:a@b.org?subject=Q">'

test.each([
  [
    'an address',
    `Write to ${MAIL}a@b.org</a>.`,
    `Write to ${MAIL}a@b.org</a>.`
  ],
  [
    'an address among words',
    `${MAIL}**Mail** a@b.org now</a>`,
    `${MAIL}<strong>Mail</strong> a@b.org now</a>`
  ],
  [
    'an address in angle brackets',
    '<a href="/x"><b>\n\nhttps://b.org\n\n</b></a>',
    'https://b.org'
  ],
  [
    'a host',
    '<a href="/x">www.b.org</a>, then https://c.org.',
    /<a href="\/x">www\.b\.org<\/a>, then <a href="https:\/\/c\.org"/
  ],
  [
    'two links',
    '<a href="/x">https://b.org</a> and <a href="/y">https://c.org</a>',
    '<a href="/x">https://b.org</a> and <a href="/y">https://c.org</a>'
  ],
  [
    'blocks',
    '<a href="/x">\n\nSee https://b.org\n\n</a>',
    /<a href="\/x">\s*<p>See https:\/\/b\.org<\/p>\s*<\/a>/
  ],
  [
    'a table',
    '| a |\n| --- |\n| <a href="/x">https://b.org</a> |',
    '<a href="/x">https://b.org</a>'
  ]
])('a link keeps its text: %s', async (_, source, expected) => {
  for (const format of ['md', 'mdx'] as const) {
    const { html, diagnostics } = await renderMarkdown(source, format)
    expect(diagnostics).toEqual([])
    if (typeof expected === 'string') expect(html).toContain(expected)
    else expect(html).toMatch(expected)
  }
})

test.each([
  ['a component', '<Link to="/x">https://b.org</Link>'],
  [
    'a dynamic address',
    'export const x = "/x"\n\n<a href={x}>https://b.org</a>'
  ]
])('a link of MDX keeps its text: %s', async (_, source) => {
  const { html } = await renderMarkdown(source)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('>https://b.org')
})

test('an explicit link inside another link is reported', async () => {
  const source = '<a href="/x">one [two](./a.mdx)</a>'
  for (const format of ['md', 'mdx'] as const) {
    const { html, diagnostics } = await renderMarkdown(source, format)
    expect(html).toContain('<a href="/x">one two</a>')
    expect(diagnostics).toEqual([
      '1:18 warning: The link is inside another link, so only its text is shown.'
    ])
  }
})

test.each([
  '<a name="x"></a>https://b.org',
  'text <a href="/x"> that nothing closes, https://b.org'
])('other links are kept: %s', async source => {
  const { html } = await renderMarkdown(source, 'md')
  expect(html).toContain('<a href="https://b.org"')
})
