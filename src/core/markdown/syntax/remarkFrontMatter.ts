import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { parse } from 'yaml'

declare module 'vfile' {
  interface DataMap {
    /** The YAML between the fences. */
    frontMatter: string
  }
}

/** Remove the front matter from the page, and keep its text in `file.data`. */
export function remarkFrontMatter() {
  return (tree: Root, file: VFile) => {
    const [first] = tree.children
    if (first?.type !== 'yaml') return
    tree.children.shift()
    file.data.frontMatter = first.value
  }
}

/** Parse a page's front matter; invalid front matter has no values. */
export function parsePageValues({
  data
}: VFile): Readonly<Record<string, unknown>> {
  try {
    return Object(parse(data.frontMatter ?? ''))
  } catch {
    return {} // reported when content is read
  }
}
