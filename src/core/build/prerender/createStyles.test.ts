import { expect, test } from 'vitest'
import { createTestStore } from '../store/testStore.fixture.ts'
import { createMarkupReader } from './createMarkupReader.ts'
import { createStyles, listComparedAttributes } from './createStyles.ts'
import { splitShell } from './styleSteps.ts'

const markup =
  '<main><p class="a">Text</p><ul class="b"><li>Item</li></ul></main>'

test.each([
  ['.a{color:red}', '.a{color:red}'],
  ['.unused{color:red}', ''],
  ['p:hover{color:red}', ''],
  ['@media print{p{color:red}}', ''],
  ['@media (forced-colors:active){p{color:red}}', ''],
  ['p:not(:hover){color:red}', 'p:not(:hover){color:red}'],
  ['p{color:red;transition:color 1s}', 'p{color:red}'],
  ['p{color:red;scroll-timeline:--a inline}', 'p{color:red}'],
  ['p:after{content:"";position:absolute;inset:-7px}', ''],
  ['p:after{content:"»";inset:0}', 'p:after{content:"»";inset:0}'],
  [
    ':is(.a,.b):not([hidden]){color:red}',
    ':is(.a,.b):not([hidden]){color:red}'
  ],
  [':is(.unused):not([hidden]){color:red}', ''],
  ['ul>:is(:last-child,.unused){color:red}', 'ul>:last-child{color:red}'],
  ['ul ::marker{color:red}', 'ul ::marker{color:red}'],
  [
    ':root{--a:red;--icon-b:red}.a{--a:tan}p{color:var(--a)}',
    ':root{--0:red}.a{--0:tan}p{color:var(--0)}'
  ],
  ['.unused,.a:hover,.a{color:red}', '.a{color:red}']
])('of %s a page with the markup keeps %s', async (shell, expected) => {
  expect(await createSheets(shell, markup)).toEqual(
    expected === '' ? [] : [expected]
  )
})

test.each([
  ['names of elements are no classes', '.p{color:red}', []],
  [
    'a part that the page shows has a sheet of its own',
    'p{color:red}.tabs{color:red}',
    ['p{color:red}', '.tabs{color:red}']
  ],
  [
    'a part that it does not show stays away',
    'p{color:red}.steps{color:red}',
    ['p{color:red}']
  ],
  [
    'a list with something else in it stays with all pages of the kind',
    ':is(p,.tabs){color:red}',
    [':is(p,.tabs){color:red}']
  ],
  [
    'a token that one part uses goes with it',
    ':root{--a:red;--b:blue}[data-theme=dark]{--a:tan;--b:tan}p{color:var(--a)}.tabs{color:var(--b)}',
    [
      ':root{--0:red}[data-theme=dark]{--0:tan}p{color:var(--0)}',
      ':root{--1:blue}[data-theme=dark]{--1:tan}.tabs{color:var(--1)}'
    ]
  ],
  [
    'a token that a part shares with other rules is there for both',
    ':root{--a:red}[data-theme=dark]{--a:tan}p{color:var(--a)}.tabs{color:var(--a)}',
    [
      ':root{--0:red}[data-theme=dark]{--0:tan}p{color:var(--0)}',
      '.tabs{color:var(--0)}'
    ]
  ],
  [
    'what shows in an open panel alone is left out of a list',
    ':is([open],.b) li{color:red}',
    ['.b li{color:red}']
  ],
  [
    'a picture is quoted as markup quotes, whether a token names it or not',
    ':root{--a:url("data:,<svg a=\\"b\\">")}p{mask:var(--a)}.b{mask:url("data:,<svg a=\\"b\\">")}',
    [`p{mask:url('data:,<svg a="b">')}.b{mask:url('data:,<svg a="b">')}`]
  ],
  [
    'a class that selectors escape is found',
    '.md\\:wide{color:red}',
    ['.md\\:wide{color:red}']
  ],
  ['focus comes later', 'p:focus-visible{color:red}', []]
])('%s', async (_, shell, expected) => {
  const shown = `${markup}<div class="tabs"></div><i class="md:wide"></i>`
  expect(await createSheets(shell, shown)).toEqual(expected)
})

test.each([
  [':root{--a:red;--b:blue}', ['@layer tokens{:root{--b:blue}}']],
  [
    ':root{--a:red;--b:blue}.b{--b:tan}',
    [':root{--1:blue}.b{--1:tan}', '@layer tokens{:root,.b{--b:var(--1)}}']
  ]
])(
  'of %s stays the token that a sheet of a single page uses',
  async (shell, expected) => {
    const sheets = await createSheets(shell, markup, '.own{color:var(--b)}')
    expect(sheets).toEqual(expected)
  }
)

test('what the document lacks follows in the late sheet, with the same names', async () => {
  const shell =
    '@layer a{:root{--a:red;--b:tan;--c:0}[data-theme=dark]{--a:tan;--b:red;--c:1}p{color:var(--a)}p:hover,.unused{color:var(--b)}.tabs{top:0}}'
  const styles = await stylePage(shell, `${markup}<div class="tabs"></div>`)
  expect(styles).toEqual({
    sheets: [
      '@layer a{:root{--0:red;--1:tan}[data-theme=dark]{--0:tan;--1:red}p{color:var(--0)}}',
      '@layer a{.tabs{top:0}}'
    ],
    late: '@layer a{p:hover,.unused{color:var(--1)}}'
  })
})

test('configured colours keep their names, which the whole sheet uses', async () => {
  const shell = 'p{color:var(--announcement-background)}'
  expect(
    await createSheets(shell, markup, '', {
      announcementBar: { backgroundColor: '#123' }
    })
  ).toEqual([`${shell}@layer tokens{:root{--announcement-background:#123;}}`])
})

async function createSheets(...given: Parameters<typeof stylePage>) {
  return (await stylePage(...given))?.sheets
}

async function stylePage(
  shell: string,
  shown: string,
  added = '',
  site: object = {}
) {
  const facts = createMarkupReader(listComparedAttributes(shell))(shown)
  const store = createTestStore()
  const page = {
    kind: 'doc',
    isLong: true,
    facts,
    hasSheet: added !== ''
  } as const
  const styles = await createStyles(
    { shell, split: await splitShell(shell, store), added },
    { locale: { direction: 'ltr' }, ...site },
    [page],
    store
  )
  return styles.get(page)
}
