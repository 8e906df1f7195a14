import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { JsxElement } from '../../../core/markdown/element.ts'
import { CUT } from '../../../core/markdown/elements/findFences.ts'
import { type ApiPage, readApi } from './apiPage.ts'
import { parseApiTarget } from './parseApiQuery.ts'
import { printDeclaration } from './printDeclaration.ts'

/**
 * Render an `<ApiSignature>` as a code fence with the declaration of a function,
 * a class or a value. Above its cut it imports the types in the declaration, so
 * that they link to their documentation.
 *
 * @throws ApiError if the package doesn't declare it, or declares a type
 */
export function renderApiSignature(
  jsx: JsxElement,
  page: ApiPage
): readonly ElementContent[] {
  const { of, from } = parseApiTarget(jsx)
  const source = readApi(from, page)
  const code = printDeclaration(source, of)
  const words = new Set(code.match(/\w+/g))
  const named = [...source.entries.keys()].filter(
    name => name !== of && words.has(name)
  )
  const lines = [
    ...(source.text.match(/^import\b[^;]*? from .*$/gm) ?? []),
    `import type { ${named.join(', ')} } from '${from}'`,
    CUT,
    code
  ]
  const fence = h(
    'code',
    { className: ['language-ts'], dataMeta: 'signature' },
    lines.join('\n')
  )
  return [h('pre', [fence])]
}
