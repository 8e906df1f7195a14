import type { Extension as TreeExtension } from 'mdast-util-from-markdown'
import type { Extension } from 'micromark-util-types'
import type {} from 'remark-parse' // declares the data that the parser reads
import type { Processor } from 'unified'

/**
 * Add syntax to the parser of a processor.
 *
 * What is added last is tried first, so that these constructs come before
 * those of MDX.
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
