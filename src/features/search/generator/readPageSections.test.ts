import { expect, test } from 'vitest'
import type { SearchSection } from '../searchSection.ts'
import { mergeHeadlessSections } from './readPageSections.ts'

function section(id: string, text: string, symbols: string[] = []) {
  return { id, heading: id, symbols, text, code: text && `${text}()` }
}

test.each<[string, readonly SearchSection[], readonly SearchSection[]]>([
  ['nothing', [], []],
  [
    'a page without partials',
    [section('', 'a'), section('b', 'c')],
    [section('', 'a'), section('b', 'c')]
  ],
  [
    'a partial without headings',
    [section('b', 'c', ['x']), section('', 'd', ['x', 'y'])],
    [{ ...section('b', 'c d', ['x', 'y']), code: 'c()\nd()' }]
  ],
  [
    'a section that continues after a partial with headings',
    [
      section('b', 'c'),
      section('d', 'e'),
      { ...section('b', 'f'), heading: '' }
    ],
    [{ ...section('b', 'c f'), code: 'c()\nf()' }, section('d', 'e')]
  ],
  ['an image', [section('', 'a'), section('', '')], [section('', 'a')]]
])('every section but the first has a heading: %s', (_, given, expected) => {
  expect(mergeHeadlessSections(given)).toEqual(expected)
})
