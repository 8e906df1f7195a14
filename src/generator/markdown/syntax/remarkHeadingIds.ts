import type { Heading, Root } from 'mdast'
import type { Construct, State } from 'micromark-util-types'
import type { Processor } from 'unified'
import { walkMarkdown } from '../walkTree.ts'
import { addSyntax } from './addSyntax.ts'

const OPENING_BRACE = 123
const CLOSING_BRACE = 125
const HASH = 35

/**
 * Read `{#id}` at the end of a heading as the heading's id.
 *
 * In MDX a brace starts an expression; no expression starts with `#`, so that
 * `{#…}` can safely be text everywhere (behaviour 2.9.2).
 */
export function remarkHeadingIds(this: Processor) {
  addSyntax(this, { text: { [OPENING_BRACE]: headingId } })
  return (tree: Root) => {
    walkMarkdown(tree, 'heading', moveIdToData)
  }
}

const headingId: Construct = {
  name: 'headingId',
  tokenize(effects, ok, nok) {
    return open

    function open(code: Parameters<State>[0]): State | undefined {
      effects.enter('data')
      effects.consume(code)
      return hash
    }

    function hash(code: Parameters<State>[0]): State | undefined {
      if (code !== HASH) return nok(code)
      effects.consume(code)
      return inside
    }

    function inside(code: Parameters<State>[0]): State | undefined {
      if (code === null || code < 0) return nok(code)
      effects.consume(code)
      if (code !== CLOSING_BRACE) return inside
      effects.exit('data')
      return ok
    }
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
