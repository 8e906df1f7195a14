import { expect, test } from 'vitest'
import { describeBundleError } from './describeBundleError.ts'

test('invalid JSON on one line has a place, although the bundler only marks it', () => {
  const message =
    '  × Module parse failed:\n  ╰─▶   × JSON parse error: Unexpected character }\n         ╭────\n       1 │ {"a": 1,}\n         ·          ─\n         ╰────\n      \n  help: \n        You may need an appropriate loader to handle this file type.\n'
  const moduleIdentifier = 'json|/site/docs/data.json'
  expect(
    describeBundleError({ message, moduleIdentifier }, '/site')
  ).toMatchObject({
    message: 'JSON parse error: Unexpected character }.',
    place: { file: 'docs/data.json', line: 1 }
  })
})
