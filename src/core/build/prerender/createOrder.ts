import { selectorSpecificity } from '@csstools/selector-specificity'
import parseSelectors from 'postcss-selector-parser'

/** A declaration of a style sheet for one selector. */
interface Candidate {
  readonly layer: string
  readonly selector: string
  readonly declaration: string
  /** Whether the document has it. */
  readonly isKnown: boolean
}

/**
 * Tells of each declaration of a style sheet, asked in order, whether it belongs
 * to the rest that a document lacks.
 */
export type IsLeft = (candidate: Candidate) => boolean

/**
 * Create a function that decides what the late sheet needs. It follows the
 * sheet in the document, so a declaration of the document is repeated if it has
 * to overrule one of the late sheet by its position: in the same layer, with
 * the same weight, for elements of the same name.
 */
export function createOrder(weigh: Scale): IsLeft {
  const rest = new Map<string, string[]>()
  return ({ layer, selector, declaration, isKnown }) => {
    const family = findFamily(declaration)
    const keys = listNames(selector).map(name => `${layer} ${name} ${family}`)
    const mustFollow = () =>
      keys
        .flatMap(key => rest.get(key) ?? [])
        .some(other => weigh(other) === weigh(selector))
    if (isKnown && !mustFollow()) return false
    for (const key of keys) rest.set(key, [...(rest.get(key) ?? []), selector])
    return true
  }
}

/** Gives the weight of a selector; two are equal if theirs are. */
type Scale = (selector: string) => string

/** Create a scale that parses each selector once. */
export function createScale(): Scale {
  const known = new Map<string, string>()
  return selector => {
    const found = known.get(selector) ?? weighSelector(selector)
    known.set(selector, found)
    return found
  }
}

function weighSelector(selector: string): string {
  const { a, b, c } = selectorSpecificity(parseSelectors().astSync(selector))
  return [a, b, c].join()
}

/** The first word of a property, which it shares with those it overrules. */
function findFamily(declaration: string): string {
  return /^(?:--[\w-]+|(?:-[a-z]+-)?[a-z]+)/.exec(declaration)?.[0] ?? ''
}

/** List the names by which a selector knows the elements that it matches. */
function listNames(selector: string): readonly string[] {
  const open = selector
    .replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:(?:is|where)\(([^()]*)\)/g, '$1')
  const [compound = ''] = /[^\s>+~]*$/.exec(open) ?? []
  return compound.match(/(?:^|[.#])(?:[\w-]|\\.)+/g) ?? []
}
