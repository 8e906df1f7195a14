import type { Store } from '../store/createStore.ts'
import { createShapes } from './shapes.ts'
import { listSet } from './shortenTokens.ts'
import type { SplitStyles } from './splitStyles.ts'
import { styleParts } from './styleParts.ts'

// Each step recalls what came of it, and loads its tools only otherwise:
// parsing style sheets takes longer.

/**
 * Split the shell's rules into those of the parts and all others, without those
 * that no first paint needs. This needs no page, so it can be done while pages
 * are rendered.
 */
export function splitShell(shell: string, store: Store): Promise<SplitStyles> {
  return store.remember({ step: 'styles', inputs: [shell] }, async () => {
    const { dropLateRules } = await import('./dropLateRules.ts')
    const { quoteAddresses } = await import('./inlineTokens.ts')
    const { splitStyles } = await import('./splitStyles.ts')
    return splitStyles(quoteAddresses(dropLateRules(shell)), styleParts)
  })
}

/** Style sheets whose tokens with one value stand as that value. */
interface InlinedStyles extends SplitStyles {
  /** The whole style sheet. */
  readonly whole: string
  readonly constants: ReadonlyMap<string, string>
}

/**
 * Replace the tokens that have a single value with it, for all kinds of pages.
 *
 * @param others all other style sheets, which may set tokens, too
 */
export function inlineConstants(
  {
    shell,
    split: { core, parts },
    others
  }: {
    readonly shell: string
    readonly split: SplitStyles
    readonly others: string
  },
  store: Store
): Promise<InlinedStyles> {
  const set = new Set(listSet(others))
  const inputs = ['inlined', shell, [...set].sort().join()]
  return store.remember({ step: 'styles', inputs }, async () => {
    const { findConstants, inlineTokens, quoteAddresses } = await import(
      './inlineTokens.ts'
    )
    const quoted = quoteAddresses(shell)
    const constants = findConstants(quoted, set)
    return {
      constants,
      whole: inlineTokens(quoted, constants),
      core: inlineTokens(core, constants),
      parts: new Map(
        Array.from(parts, ([part, css]) => [part, inlineTokens(css, constants)])
      )
    }
  })
}

/** What decides which rules of a style sheet stay. */
interface Given {
  /** Of all pages that have the style sheet. */
  readonly nestings: readonly string[]
  readonly direction: string
  /** Those that stay although nothing in the style sheet uses them. */
  readonly tokens: ReadonlySet<string> | 'all'
}

/** Create what removes the rules that match nothing, or recalls what came of it. */
export function createPruning(
  css: string,
  store: Store
): (given: Given) => Promise<string> {
  const load = once(async () => {
    const { createPruner } = await import('./createPruner.ts')
    return createPruner(css)
  })

  return ({ nestings, direction, tokens }) => {
    const kept = tokens === 'all' ? tokens : [...tokens].sort()
    const inputs = [css, JSON.stringify([nestings, direction, kept])]
    return store.remember({ step: 'styles', inputs }, async () => {
      const prune = await load()
      return prune(createShapes(nestings, direction), tokens)
    })
  }
}

/** Create what leaves out what documents have, or recalls what came of it. */
export function createSubtraction(
  whole: string,
  store: Store
): (had: string) => Promise<string> {
  const load = once(async () => {
    const { createSubtractor } = await import('./subtractStyles.ts')
    return createSubtractor(whole)
  })

  return had => {
    const inputs = ['late', whole, had]
    return store.remember({ step: 'styles', inputs }, async () => {
      const subtract = await load()
      return subtract(had)
    })
  }
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}
