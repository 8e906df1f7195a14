import type { Extension as TreeExtension } from 'mdast-util-from-markdown'
import type { Extension } from 'micromark-util-types'
import type {} from 'remark-parse' // declares the data that the parser reads
import type { Processor } from 'unified'

/**
 * Add a syntax extension to a processor's parser.
 *
 * The parser tries later extensions first, so these constructs precede MDX's.
 */
export function addSyntax(
  processor: Processor,
  extension: Extension,
  treeExtension?: TreeExtension
): void {
  const data = processor.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension]
  if (treeExtension === undefined) return
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    treeExtension
  ]
}
