import path from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import {
  type MarkdownContext,
  type PluginContext,
  readSiteFact
} from '../../../index.ts'
import type { PageState } from '../freshness.ts'
import { renderList } from './renderList.ts'
import { renderNotice } from './renderNotice.ts'

/** The page of the list, relative to the feature's folder. */
export const LIST_PAGE = 'list.md'

/** The fact with the list. */
export const LIST_FACT = 'freshness list'

/** The fact about a page. */
export function nameFact(file: string): string {
  return `freshness of ${file}`
}

/** Write the text of the list. */
export function rehypeList({ folder, data, texts }: PluginContext) {
  const own = path.join(folder, LIST_PAGE)
  return (tree: Root, file: VFile) => {
    if (file.path !== own) return
    const pages: readonly PageState[] = JSON.parse(
      readSiteFact(data, LIST_FACT) ?? '[]'
    )
    tree.children = [...renderList(pages, texts)]
  }
}

/** Add a notice to a page that documents what has changed. */
export function rehypeNotice(context: MarkdownContext) {
  const { contentDir, data } = context
  return (tree: Root, file: VFile) => {
    const name = path.relative(contentDir, file.path)
    const fact = readSiteFact(data, nameFact(name.split(path.sep).join('/')))
    const page: PageState | undefined = fact ? JSON.parse(fact) : undefined
    const notice = page && renderNotice(page, context)
    if (notice === undefined) return
    const [first] = tree.children
    // A title in the text is a header.
    const isTitled = first?.type === 'element' && first.tagName === 'header'
    tree.children.splice(isTitled ? 1 : 0, 0, notice)
  }
}
