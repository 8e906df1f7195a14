import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { parse } from 'yaml'

declare module 'vfile' {
  interface DataMap {
    /** The text between the dashes. */
    frontMatter: string
  }
}

/** Remove the front matter, which the route contains, but remember its text. */
export function remarkFrontMatter() {
  return (tree: Root, file: VFile) => {
    const [first] = tree.children
    if (first?.type !== 'yaml') return
    tree.children.shift()
    file.data.frontMatter = first.value
  }
}

/** Parse the front matter of a page; if it is broken, there are no values. */
export function parsePageValues({
  data
}: VFile): Readonly<Record<string, unknown>> {
  try {
    return Object(parse(data.frontMatter ?? ''))
  } catch {
    return {} // reported where content is read
  }
}
