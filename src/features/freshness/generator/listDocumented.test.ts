import { expect, test } from 'vitest'
import type { Declarations } from '../../../core/content/declarations.ts'
import { createFileLocator } from '../../../core/content/sourceLocator.ts'
import type { SiteDoc } from '../../../core/site/site.ts'
import { listDocumented } from './listDocumented.ts'

function declare(module: string, name: string) {
  const place = { file: `declarations/${module}.d.ts`, line: 1 }
  return { module, name, lines: [name], hash: name, place }
}

const place = { file: 'docs/a.md', line: 3 }
const declarations: Declarations = {
  symbols: [
    declare('@kit/store', 'save'),
    declare('@kit/store', 'Store'),
    declare('@kit/web', 'Store')
  ],
  documented: new Map([
    ['docs/a.md', [{ module: '@kit/store', name: 'save', place }]]
  ]),
  diagnostics: []
}

function list(documents: readonly string[]) {
  const file = 'docs/a.md'
  const locator = createFileLocator(file)
  // The function reads nothing else of a doc.
  const doc = { source: { file, frontMatter: { documents }, locator } }
  return listDocumented(doc as unknown as SiteDoc, declarations)
}

test('tables and front matter name what a page documents, without repetition', () => {
  const { documented, diagnostics } = list(['save', '@kit/web#Store'])
  expect(diagnostics).toEqual([])
  expect(documented).toEqual([
    { module: '@kit/store', name: 'save', place },
    { module: '@kit/web', name: 'Store', place: { file: 'docs/a.md' } }
  ])
})

const diagnostics = [
  ['sav', /documents "sav", which no/, /Did you mean "save"/],
  ['@kit/store#sav', /documents "@kit\/store#sav"/, /"@kit\/store#save"/],
  ['Store', /Several packages/, /"@kit\/store#Store" and "@kit\/web#Store"/],
  ['nothing', /documents "nothing"/, /Known names: Store, save/]
] as const

test.each(diagnostics)(
  '"%s" in front matter is a mistake',
  (name, says, hint) => {
    expect(list([name]).diagnostics).toEqual([
      {
        severity: 'error',
        message: expect.stringMatching(says),
        hint: expect.stringMatching(hint),
        place: { file: 'docs/a.md' }
      }
    ])
  }
)
