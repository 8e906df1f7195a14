import { expect, test } from 'vitest'
import { formatDiagnostic } from '../../model/diagnostic.ts'
import type { SourceFile } from '../../model/paths.ts'
import { docFrontMatter } from '../schema/frontMatterSchema.ts'
import {
  findMisplacedFrontMatter,
  parseFrontMatter,
  splitFrontMatter
} from './parseFrontMatter.ts'

const file = 'docs/a.mdx' as SourceFile

function parse(source: string) {
  const parsed = parseFrontMatter(
    splitFrontMatter(source).yaml,
    docFrontMatter,
    file
  )
  return {
    ...parsed,
    messages: parsed.diagnostics.map(formatDiagnostic)
  }
}

test('a text without fences has no front matter', () => {
  expect(splitFrontMatter('# Title')).toEqual({
    yaml: '',
    body: '# Title',
    bodyLine: 0
  })
})

test('the body starts after the closing fence', () => {
  expect(splitFrontMatter('---\ntitle: A\n---\n\ntext')).toEqual({
    yaml: 'title: A',
    body: '\ntext',
    bodyLine: 3
  })
})

test('known keys are read', () => {
  expect(parse('---\ntitle: A\nsidebar_position: 2\n---\n')).toMatchObject({
    data: { title: 'A', sidebar_position: 2 },
    messages: []
  })
})

test('an unknown key is a problem', () => {
  const { messages } = parse('---\nwhatever_else: 1\n---\n')
  expect(messages[0]).toMatch(/Unknown field "whatever_else"/)
})

test('keys of other generators are accepted', () => {
  expect(parse('---\nsidebar_custom_props: {a: 1}\n---\n')).toMatchObject({
    messages: []
  })
})

test('valid keys are kept next to an invalid one', () => {
  const { data, messages } = parse('---\ntitle: A\ndraft: 3\n---\n')
  expect(data).toMatchObject({ title: 'A' })
  expect(messages).toHaveLength(1)
})

function findLines(
  body: string,
  bodyLine = 0
): readonly (number | undefined)[] {
  const file = 'docs/a.md' as SourceFile // nothing is read from it
  return findMisplacedFrontMatter({ body, bodyLine, file }, ['title']).map(
    ({ place }) => place?.line
  )
}

test.each([
  ['\n---\ntitle: A\n---\n', 2],
  [' ---\ntitle: A\n---\n', 1],
  ['<!-- License -->\n---\ntitle: A\n---\n', 2],
  ['<!--\nLicence\n\n-->\n\n---\n\ntitle: A\nb: c\n\n---\n', 6],
  ['<!-- A --- b -->\r\n\r\n---\r\ntitle: A\r\n---\r\n', 3]
])('in %j the front matter of line %i is read as text', (body, line) => {
  expect(findLines(body)).toEqual([line])
})

test.each([
  '---\n\nText: more\n\n---\n',
  '---\n\nText\n\ntitle: A\n---\n',
  'Text\n\n---\ntitle: A\n---\n',
  '<!-- License -->\n\n# Title\n\n---\n'
])('%j holds no front matter', body => {
  expect(findLines(body)).toEqual([])
})

test.each([
  '---\nJust a sentence.\n---\n\n# A',
  '---\n\nSome words.\n\n---\n\nText',
  '---\n- one\n- two\n---\n',
  '---\nNote: prose, with a colon: yes\n---\n',
  '---\nNote: prose\n---\n'
])('%j, which may be text between two rules, has a hint', source => {
  const { messages } = parse(source)
  expect(messages).toEqual([
    expect.stringMatching(
      /isn't shown\. If it's text, leave the first line of the page empty\.$/
    )
  ])
})

test('headings between two rules at the top of a page are text', () => {
  const source = '---\r\n\r\n# A heading\r\n\r\n---\r\n\r\nText\r\n'
  expect(splitFrontMatter(source)).toEqual({
    yaml: '',
    body: source,
    bodyLine: 0
  })
})

test('front matter can be empty, or comment out its keys', () => {
  expect(parse('---\n\n---\n').messages).toEqual([])
  expect(parse('---\n# title: A\n---\n').messages).toEqual([])
})

test('a mistake in the value of a key has no hint for text', () => {
  const { messages } = parse('---\ntitle: a: b\n---\n')
  expect(messages.join()).not.toContain("If it's text")
})

test.each(['1.10', '0x10', '1e3', '010', '12345678901234567890', '2024-01-01'])(
  'the text %s stays as written',
  text => {
    const { data, messages } = parse(
      `---\ntitle: ${text}\nsidebar_label: ${text}\ntags: [a, ${text}]\nkeywords:\n  - ${text} # new\n---\n`
    )
    expect(messages).toEqual([])
    expect(data).toEqual({
      title: text,
      sidebar_label: text,
      tags: ['a', text],
      keywords: [text]
    })
  }
)

test('numbers stay numbers', () => {
  const yaml = 'sidebar_position: 1.50\nsidebar_custom_props: { size: 1.50 }'
  expect(parse(`---\n${yaml}\n---\n`).data).toEqual({
    sidebar_position: 1.5,
    sidebar_custom_props: { size: 1.5 }
  })
})
