import { expect, test } from 'vitest'
import { list, readPage } from '../support/builtPage.ts'
import { contentPages } from '../sweeps/pageKinds.ts'

for (const address of contentPages) {
  test(`ids on ${address} are unique`, () => {
    const ids = list(readPage('everything', address), '[id]@id')
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
}
