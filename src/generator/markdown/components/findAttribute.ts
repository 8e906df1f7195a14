import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { JsxElement } from '../jsxElement.ts'

/** Find an attribute that stands by its name, not in a spread. */
export function findAttribute(
  { attributes }: JsxElement,
  name: string
): MdxJsxAttribute | undefined {
  return attributes.flatMap(each =>
    each.type === 'mdxJsxAttribute' && each.name === name ? each : []
  )[0]
}
