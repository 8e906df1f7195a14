import postcss, { type ChildNode } from 'postcss'
import parseSelectors, {
  type Node,
  type Pseudo,
  type Selector
} from 'postcss-selector-parser'
import { listCustomProperties } from './listCustomProperties.ts'
import type { CompiledSelector, StylePart } from './pruneRules.ts'

/** Attributes of `<html>` that a script sets before the first paint. */
const EARLY_ATTRIBUTES = [
  'data-theme',
  'data-has-hydrated',
  'data-announcement-bar-initially-dismissed'
]

/**
 * Parse a style sheet for `pruneRules`, which leaves out what a page doesn't need.
 * This takes longer than pruning, and its result can be stored as JSON.
 *
 * @param css a minified style sheet
 */
export function compileRules(css: string): readonly StylePart[] {
  return postcss.parse(css).nodes.map(compilePart)
}

function compilePart(node: ChildNode): StylePart {
  const text = node.toString()
  const nodes = 'nodes' in node ? (node.nodes ?? []) : []
  const isPlain = nodes.every(({ type }) => type === 'decl')
  if (node.type === 'rule' && isPlain) {
    return {
      selectors: parseSelectors().astSync(node.selector).map(compileSelector),
      declarations: nodes.map(compileDeclaration)
    }
  }
  return node.type === 'atrule' && !isPlain
    ? {
        start: text.slice(0, text.indexOf('{') + 1),
        parts: nodes.map(compilePart)
      }
    : { text, uses: [...listCustomProperties(text)] }
}

function compileDeclaration(node: ChildNode) {
  const text = node.toString()
  const property = /^--[\w-]+/.exec(text)?.[0]
  return {
    text,
    uses: [...listCustomProperties(text)],
    ...(property !== undefined && { sets: property })
  }
}

function compileSelector(selector: Selector): CompiledSelector {
  const nodes = selector.nodes as readonly Node[]
  return {
    requires: nodes.flatMap(listNames),
    text: nodes.map(node =>
      isList(node)
        ? {
            start: `${node.value}(`,
            choices: node.nodes.map(compileSelector),
            specificities: node.nodes.map(choice =>
              node.value === ':where' ? 0 : measureSpecificity(choice)
            )
          }
        : String(node)
    )
  }
}

/**
 * Measure a selector's specificity; more specific selectors have larger numbers.
 *
 * @see https://www.w3.org/TR/selectors-4/#specificity-rules
 */
function measureSpecificity(selector: Selector): number {
  const specificities = (selector.nodes as readonly Node[]).map(node => {
    switch (node.type) {
      case 'id':
        return 1e6
      case 'class':
      case 'attribute':
        return 1e3
      case 'tag':
        return 1
      case 'pseudo':
        if (node.value === ':where') return 0
        if (/^:(?:is|not|has)$/.test(node.value)) {
          return Math.max(...node.nodes.map(measureSpecificity))
        }
        return /^::|^:(?:before|after)$/.test(node.value) ? 1 : 1e3
      default:
        return 0
    }
  })
  return specificities.reduce((sum, each) => sum + each, 0)
}

/** Whether an element has to match one of the selectors in a pseudo-class. */
function isList(node: Node): node is Pseudo {
  return node.type === 'pseudo' && /^:(?:is|where|has)$/.test(node.value)
}

/** List the names that a part of a selector requires; see `StyleUsage`. */
function listNames(node: Node): readonly string[] {
  switch (node.type) {
    case 'tag':
      return [node.value]
    case 'class':
      return [`.${node.value}`]
    case 'id':
      return [`#${node.value}`]
    case 'attribute':
      if (EARLY_ATTRIBUTES.includes(node.attribute)) return []
      return node.operator === '='
        ? [`[${node.attribute}`, `=${node.value}`]
        : [`[${node.attribute}`]
    default:
      return []
  }
}
