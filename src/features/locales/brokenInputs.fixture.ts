import { type BrokenInput, page, site } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { item } from '../../../e2e/fixtures/brokenInputs/navbar.ts'

/** A locale whose folder holds a file that is wrong. */
function translation(
  name: string,
  file: { readonly path: string; readonly text: string },
  at: string,
  says: RegExp
): BrokenInput {
  return {
    name,
    files: {
      'site.ts': site("locales: [{ name: 'en' }, { name: 'de' }]"),
      [`i18n/de/${file.path}`]: file.text
    },
    expect: [{ at: `i18n/de/${file.path}${at}`, says }]
  }
}

/** Mistakes that reading the content folder finds. */
export const contentInputs: readonly BrokenInput[] = [
  item('an extra item of the locales has a target', "{ type: 'localeDropdown', dropdownItemsAfter: [{ label: 'A' }] }", '4', /"to" and "href"/),
  translation('texts of a locale that are no JSON are found', { path: 'texts.json', text: '{ "copy": }' }, ':1:11', /"copy" is null/),
  translation('a text of a locale with a slip finds its nearest', { path: 'texts.json', text: '{ "coppy": "x" }' }, ':1:3', /Did you mean "copy"/),
  translation('a text of a locale is text', { path: 'texts.json', text: '{\n  "copy": 3\n}' }, ':2:11', /"copy" is 3/),
  translation('labels of a locale are a group', { path: 'labels.json', text: '[]' }, ':1:1', /top level is an empty list.*object/s),
  translation('texts of a locale that throw are found', { path: 'texts.ts', text: "throw new Error('no words')\nexport default {}\n" }, ':1', /no words/),
  translation('a mistake in a translated page is placed there', { path: 'docs/start.md', text: page('titel: A') }, ':2:1', /Did you mean "title"/)
]
