import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { isElement } from '../../../core/markdown/element.ts'
import { findFenceLanguage } from '../../../core/markdown/elements/findFences.ts'

/**
 * Write preformatted text as what its feature noted for readers to copy, or as
 * it is written.
 *
 * @returns `pre` with the info string in `data-info`
 */
export function createPlainFence(pre: Element, file: VFile): Element {
  const noted = file.data.plainCode?.get(pre)
  if (noted !== undefined) return noted
  const [code] = pre.children
  if (!isElement(code, 'code')) {
    return h('pre', { dataInfo: '' }, toText(pre))
  }
  const written = toText(code).replace(/\n$/, '')
  return h('pre', { dataInfo: findFenceLanguage(code) }, written)
}
