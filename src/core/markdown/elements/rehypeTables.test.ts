import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

const sentence = 'A sentence that needs the room of more than fifty letters.'
const word = 'a'.repeat(41)

test.each([
  ['short cells are not marked', ['Name', 'short'], []],
  [
    'a column of sentences is marked once',
    [sentence, sentence],
    ['H long-text']
  ],
  [
    'so is one in a script without spaces',
    ['编号'.repeat(13)],
    ['H long-text']
  ],
  ['a cell with a long word is marked', [word, 'b'], [`${word} long-text`]],
  ['even if the word is code', [`\`${word}\``], [`${word} long-text`]],
  [
    'a long word in a column of sentences',
    [sentence, `${sentence} ${word}`],
    ['H long-text', `${sentence} ${word} long-text`]
  ]
])('%s', async (_, cells, marks) => {
  const rows = ['| H |', '| --- |', ...cells.map(cell => `| ${cell} |`)]
  const { html } = await renderMarkdown(rows.join('\n'))
  const found = html.matchAll(/<t[hd] class="([^"]*)">(.*?)<\/t[hd]>/g)
  expect(
    Array.from(found, ([, name, text = '']) =>
      [text.replace(/<[^>]*>/g, ''), name].join(' ')
    )
  ).toEqual(marks)
})

test('every table has a unique name, based on the heading above it', async () => {
  const table = '| H |\n| - |\n| a |\n'
  const { html } = await renderMarkdown(
    `${table}\n## One\n\n${table}\nText.\n\n${table}\n## Two\n\n${table}`
  )
  const found = html.matchAll(
    /<div class="table-scroll" role="region" aria-label="([^"]*)" tabindex="0">/g
  )
  expect(Array.from(found, ([, name]) => name)).toEqual([
    'Table',
    'Table: One',
    'Table: One (2)',
    'Table: Two'
  ])
})
