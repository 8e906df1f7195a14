import { expect, test } from 'vitest'
import { createScriptLocator } from './createScriptLocator.ts'

function find(source: string, path: readonly (string | number)[]) {
  const { line, column } = createScriptLocator('site.ts', source).findValue(
    path
  )
  return [line, column]
}

test.each([
  ["export default { a: { b: ['x', 'y'] } }", ['a', 'b', 1], [1, 32]],
  ['export default {\n  // a: 1,\n  a: 2\n}', ['a'], [3, 6]],
  ["export default { a: 'b: 1', b: 2 }", ['b'], [1, 32]],
  ['export default { a: `}`, b: 2 }', ['b'], [1, 29]],
  ['export default { a: /[{]/, b: 2 }', ['b'], [1, 31]],
  ['const b = { c: 1 }\nexport default { a: b }', ['a', 'c'], [1, 16]],
  ["const a = ['x']\nexport default { a }", ['a', 0], [1, 12]],
  ['const config = {\n  a: 1\n}\nexport default config', ['a'], [2, 6]],
  ['export default { a: f({ a: 1 }), b: 2 }', ['b'], [1, 37]],
  ['export default defineSite({ a: 1 })', ['a'], [1, 32]],
  ["module.exports = { 'a': 1 }", ['a'], [1, 25]],
  ["process.env.TZ = 'UTC'\nexport default { a: 1 }", ['a'], [2, 21]],
  ['export default { a: 1 } satisfies Site', ['missing'], [1, 16]],
  ['export default { ...base, a: 1 }', ['a'], [1, 30]]
])('in %j the value at %j is at %j', (source, path, place) => {
  expect(find(source, path)).toEqual(place)
})

test('a computed value is located at the export', () => {
  expect(find('export default f()', ['a'])).toEqual([1, 16])
})
