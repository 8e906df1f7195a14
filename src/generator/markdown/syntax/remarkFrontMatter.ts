import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { parse } from 'yaml'

declare module 'vfile' {
  interface DataMap {
    /** From the front matter. */
    title: string
  }
}

/**
 * Note the page's title and drop its front matter, which the route carries.
 */
export function remarkFrontMatter() {
  return (tree: Root, file: VFile) => {
    const [first] = tree.children
    if (first?.type !== 'yaml') return
    tree.children.shift()
    const title = findTitle(first.value)
    if (title !== undefined) file.data.title = title
  }
}

/** Faulty front matter is reported where content is read. */
function findTitle(yaml: string): string | undefined {
  try {
    const title: unknown = parse(yaml)?.title
    return typeof title === 'string' ? title : undefined
  } catch {
    return undefined
  }
}
