import { expect, test } from 'vitest'
import { readFile, readPage } from '../../../../e2e/support/builtPage.ts'

test('the symbol index links each symbol to its documentation', () => {
  const { symbols }: { symbols: readonly Record<string, string>[] } =
    JSON.parse(readFile('everything', '/symbols.json'))
  const names = symbols.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['createForm', 'FormOptions', 'Form.submit'])
  )
  const faults = symbols.filter(({ url = '', kind, package: from }) => {
    const { pathname, hash } = new URL(url)
    const page = readPage('everything', pathname)
    const isThere =
      hash === '' ||
      page(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 1
    return !isThere || !kind || !from
  })
  expect(faults).toEqual([])
})
