import type { ElementContent, Parents, Root } from 'hast'
import type { VFile } from 'vfile'
import {
  isJsxElement,
  type JsxElement
} from '../../../core/markdown/element.ts'
import type { HighlightCode } from '../../../core/markdown/highlight/highlightCode.ts'
import {
  type MarkdownContext,
  reportDiagnostic
} from '../../../core/markdown/markdownContext.ts'
import { findDeclaredNames } from '../../../core/markdown/module/moduleSyntax.ts'
import { walkNodes } from '../../../core/markdown/walkTree.ts'
import type { ApiPage } from './readApi.ts'
import { renderApiSignature } from './renderApiSignature.ts'
import { renderApiTable } from './renderApiTable.ts'
import { ApiError } from './selectApi.ts'

type Render = (
  jsx: JsxElement,
  page: ApiPage
) => readonly ElementContent[] | Promise<readonly ElementContent[]>

const COMPONENTS: ReadonlyMap<string, Render> = new Map<string, Render>([
  ['ApiTable', renderApiTable],
  ['ApiSignature', renderApiSignature]
])

/**
 * Replace `<ApiTable of="…" from="…" />` and `<ApiSignature of="…" from="…" />`
 * with tables and signatures from the content's declarations, the single source
 * of names, types and defaults.
 */
export function rehypeApi(
  context: MarkdownContext,
  highlightCode: HighlightCode
) {
  return async (tree: Root, file: VFile) => {
    const page = { context, file, highlightCode, sources: new Map() }
    for (const { jsx, parent, render } of findUses(tree)) {
      const created = await renderOrReport(jsx, render, page)
      for (const node of created) node.position ??= jsx.position
      const index = parent.children.indexOf(jsx)
      parent.children.splice(index, 1, ...created)
    }
    const { apiSymbols } = file.data
    if (apiSymbols) context.addFacts?.({ apiSymbols })
  }
}

interface ComponentUse {
  readonly jsx: JsxElement
  readonly parent: Parents
  readonly render: Render
}

function findUses(tree: Root): readonly ComponentUse[] {
  const uses: ComponentUse[] = []
  const declared = findDeclaredNames(tree)
  walkNodes(tree, (jsx, _, parent) => {
    if (!isJsxElement(jsx) || declared.has(jsx.name ?? '')) return
    const render = COMPONENTS.get(jsx.name ?? '')
    if (render) uses.push({ jsx, parent, render })
  })
  return uses
}

async function renderOrReport(
  jsx: JsxElement,
  render: Render,
  page: ApiPage
): Promise<readonly ElementContent[]> {
  try {
    return await render(jsx, page)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, hint } = error
    reportDiagnostic(page, jsx, {
      severity: 'error',
      message: `<${jsx.name}>${message.startsWith('needs ') ? '' : ':'} ${message}`,
      hint
    })
    return []
  }
}
