import { expect, test } from 'vitest'
import { formatSiteError } from '../../model/errors.ts'
import { findDeepNesting } from './findDeepNesting.ts'

test.each([
  ['a{\nb{c{d:e}}}', '2:4'],
  ['a{width:calc((1px))}', '1:14'],
  [':not(:not(:not(a))){}', '1:15']
])('%j is nested too deeply at %s', (css, place) => {
  const found = findDeepNesting('a.css', css, 2)
  expect(found && formatSiteError(found)).toMatch(
    new RegExp(`^a\\.css:${place}: .* more than 2 levels deep`)
  )
})

test.each(['a{b{}}c{d{}}', 'a{content:"{{{(\\"("}', '/* ((( */', ')))a{}'])(
  '%j is not nested too deeply',
  css => {
    expect(findDeepNesting('a.css', css, 2)).toBeUndefined()
  }
)
