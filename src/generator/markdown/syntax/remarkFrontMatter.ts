import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { parse } from 'yaml'

declare module 'vfile' {
  interface DataMap {
    /** The text between the dashes. */
    frontMatter: string
  }
}

/** Drop the front matter, which the route carries, but remember its text. */
export function remarkFrontMatter() {
  return (tree: Root, file: VFile) => {
    const [first] = tree.children
    if (first?.type !== 'yaml') return
    tree.children.shift()
    file.data.frontMatter = first.value
  }
}

/** Find the title that a page's front matter gives. */
export function findFrontMatterTitle(file: VFile): string | undefined {
  try {
    const title: unknown = parse(file.data.frontMatter ?? '')?.title
    return typeof title === 'string' ? title : undefined
  } catch {
    return undefined // faulty front matter is reported where content is read
  }
}
