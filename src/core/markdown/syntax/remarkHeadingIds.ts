import type { Heading, Root } from 'mdast'
import type { Processor } from 'unified'
import { addSyntax } from '../../content/read/addSyntax.ts'
import { headingIds } from '../../content/read/pageSyntax.ts'
import { walkMarkdown } from '../walkTree.ts'

/** Use `{#id}` at the end of a heading as its id (behavior 2.9.2). */
export function remarkHeadingIds(this: Processor) {
  addSyntax(this, headingIds)
  return (tree: Root) => {
    walkMarkdown(tree, 'heading', moveIdToData)
  }
}

function moveIdToData(heading: Heading): undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = /\s*\{#((?:.(?!\{#|\}))*.)\}\s*$/.exec(last.value)
  if (match?.[1] === undefined) return undefined
  last.value = last.value.slice(0, match.index)
  if (last.value === '') heading.children.pop()
  heading.data = { ...heading.data, hProperties: { id: match[1] } }
}
