import { expect, test } from 'vitest'
import { listSiteTags } from './listSiteTags.ts'

test.each([
  [
    '/kit/',
    true,
    ['theme-color', 'theme-color', 'manifest', 'apple-touch-icon']
  ],
  ['/', true, ['theme-color', 'theme-color', 'manifest']],
  ['/kit/', false, ['theme-color', 'theme-color']]
])(
  'at %s, with icons: %s, pages have these tags: %j',
  (baseUrl, hasIcons, names) => {
    const tags = listSiteTags({ baseUrl }, hasIcons)
    expect(
      tags.map(({ attributes }) => attributes.name ?? attributes.rel)
    ).toEqual(names)
  }
)
