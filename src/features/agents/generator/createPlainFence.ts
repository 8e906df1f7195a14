import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { isElement } from '../../../core/markdown/element.ts'
import { findFenceLanguage } from '../../../core/markdown/elements/findFences.ts'

/**
 * Copy preformatted text: the copyable form that its feature recorded, or else
 * its source.
 *
 * @returns `pre` with the info string in `data-info`
 */
export function createPlainFence(pre: Element, file: VFile): Element {
  const recorded = file.data.plainCode?.get(pre)
  if (recorded !== undefined) return recorded
  const [code] = pre.children
  if (!isElement(code, 'code')) {
    return h('pre', { dataInfo: '' }, toText(pre))
  }
  const source = toText(code).replace(/\n$/, '')
  return h('pre', { dataInfo: findFenceLanguage(code) }, source)
}
