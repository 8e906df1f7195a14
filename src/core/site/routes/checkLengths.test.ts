import { expect, test } from 'vitest'
import { checkLengths } from './checkLengths.ts'

const place = { file: 'docs/a.md' }

test.each([
  ['a short address', '/docs/a', false, []],
  ['a name of 233 bytes', `/${'a'.repeat(233)}`, false, []],
  ['a longer name', `/${'a'.repeat(234)}`, false, ['a part of 234 bytes']],
  ['umlauts', `/${'ä'.repeat(117)}/a`, false, ['a part of 234 bytes']],
  ['a static file', `/${'a'.repeat(250)}.html`, true, []],
  ['a long path', `/${'a/'.repeat(1497)}`, false, []],
  ['a longer path', `/${'a/'.repeat(1498)}`, false, ['3001 characters']],
  ['a path of umlauts', `/${'ä/'.repeat(427)}`, false, []],
  ['a static path', `/${'ä/'.repeat(429)}`, true, ['3008 characters']]
])('%s', (_, pathname, isStatic, expected) => {
  const addresses = [{ pathname, name: 'a', place, isStatic }]
  const found = checkLengths(addresses, '/kit/')
  expect(found.map(({ message }) => message)).toEqual(
    expected.map(words => expect.stringContaining(words))
  )
  for (const problem of found) {
    expect(problem.place).toEqual(place)
    expect(problem.message.length).toBeLessThan(250)
  }
})
