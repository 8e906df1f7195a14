import { expect, test } from 'vitest'
import type { SourceFile } from '../../model/paths.ts'
import { findMisplacedFrontMatter } from './findMisplacedFrontMatter.ts'

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
