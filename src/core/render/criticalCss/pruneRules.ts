/** A part of a style sheet: a block, a rule, or anything else, such as a font. */
export type StylePart =
  | {
      /** For example `@layer base{`. */
      readonly start: string
      readonly parts: readonly StylePart[]
    }
  | {
      readonly selectors: readonly CompiledSelector[]
      readonly declarations: readonly CompiledDeclaration[]
    }
  | CompiledText

/** A selector, reduced to the names that it requires; combinators don't count. */
export interface CompiledSelector {
  /** Names as in {@link StyleUsage}. */
  readonly requires: readonly string[]
  /** Its text in pieces; if a piece has choices, one of them must match. */
  readonly text: readonly (
    | string
    | {
        /** For example `:is(`. */
        readonly start: string
        readonly choices: readonly CompiledSelector[]
        /** Specificity of each choice. The list has that of the largest. */
        readonly specificities: readonly number[]
      }
  )[]
}

interface CompiledText {
  readonly text: string
  /** Custom properties. */
  readonly uses: readonly string[]
}

interface CompiledDeclaration extends CompiledText {
  /** The custom property that it sets, if any. */
  readonly sets?: string
}

/** What a page uses, which determines the rules that it needs. */
export interface StyleUsage {
  /** Elements, `.classes`, `#ids`, `[attributes` and `=values` of markup. */
  readonly names: readonly string[]
  /**
   * Custom properties, such as `--color-link`, that the markup or other style
   * sheets use.
   */
  readonly customProperties: Iterable<string>
}

/** A rule whose selectors match. */
interface KeptRule {
  readonly selectors: string
  readonly declarations: readonly CompiledDeclaration[]
}

/** A part of which something is left. */
type KeptPart =
  | { readonly start: string; readonly parts: readonly KeptPart[] }
  | KeptRule
  | CompiledText

/**
 * Print a style sheet without the rules whose selectors require a name that the
 * page doesn't have, and without custom properties that nothing uses.
 */
export function pruneRules(
  parts: readonly StylePart[],
  { names, customProperties }: StyleUsage
): string {
  const kept = keepParts(parts, new Set(names))
  const used = findUsedProperties(kept, customProperties)
  return kept.map(part => printPart(part, used)).join('')
}

function keepParts(
  parts: readonly StylePart[],
  names: ReadonlySet<string>
): readonly KeptPart[] {
  return parts.flatMap((part): readonly KeptPart[] => {
    if ('text' in part) return [part]
    if ('parts' in part) {
      const inner = keepParts(part.parts, names)
      return inner.length === 0 ? [] : [{ start: part.start, parts: inner }]
    }
    const selectors = printSelectors(part.selectors, names)
    return selectors === ''
      ? []
      : [{ selectors, declarations: part.declarations }]
  })
}

/** Print the selectors that can match, separated by commas. */
function printSelectors(
  selectors: readonly CompiledSelector[],
  names: ReadonlySet<string>
): string {
  return selectors
    .flatMap(selector => printSelector(selector, names) ?? [])
    .join(',')
}

/** @returns undefined if it can't match */
function printSelector(
  { requires, text }: CompiledSelector,
  names: ReadonlySet<string>
): string | undefined {
  if (!requires.every(name => names.has(name))) return
  let printed = ''
  for (const part of text) {
    if (typeof part === 'string') {
      printed += part
      continue
    }
    const choices = printChoices(part, names)
    if (choices === '') return
    printed += `${part.start}${choices})`
  }
  return printed
}

/**
 * Print the choices of a list that can match, and the most specific choice:
 * without it, another rule could win.
 */
function printChoices(
  { choices, specificities }: Exclude<CompiledSelector['text'][number], string>,
  names: ReadonlySet<string>
): string {
  const kept = new Map<number, string>()
  choices.forEach((choice, index) => {
    const text = printSelector(choice, names)
    if (text !== undefined) kept.set(index, text)
  })
  const largest = Math.max(...specificities)
  const isComplete = [...kept.keys()].some(
    index => specificities[index] === largest
  )
  if (kept.size > 0 && !isComplete) {
    const index = specificities.indexOf(largest)
    const choice = choices[index]
    if (choice) kept.set(index, printWhole(choice))
  }
  return [...kept.values()].join(',')
}

/** Print a selector with all choices. */
function printWhole({ text }: CompiledSelector): string {
  return text
    .map(part =>
      typeof part === 'string'
        ? part
        : `${part.start}${part.choices.map(printWhole).join(',')})`
    )
    .join('')
}

/** Find the custom properties in use, directly or through others. */
function findUsedProperties(
  parts: readonly KeptPart[],
  customProperties: Iterable<string>
): ReadonlySet<string> {
  const used = new Set(customProperties)
  const usedBy = new Map<string, string[]>()
  const visit = (part: KeptPart) => {
    if ('parts' in part) return part.parts.forEach(visit)
    for (const { sets, uses } of listTexts(part)) {
      if (sets === undefined) for (const name of uses) used.add(name)
      else usedBy.set(sets, [...(usedBy.get(sets) ?? []), ...uses])
    }
  }
  parts.forEach(visit)
  // A set also visits what's added meanwhile.
  for (const name of used) {
    for (const next of usedBy.get(name) ?? []) used.add(next)
  }
  return used
}

function listTexts(
  part: KeptRule | CompiledText
): readonly CompiledDeclaration[] {
  return 'text' in part ? [part] : part.declarations
}

/** @returns an empty text if nothing is left of the part */
function printPart(part: KeptPart, used: ReadonlySet<string>): string {
  if ('text' in part) return `${part.text}${part.text.endsWith('}') ? '' : ';'}`
  if ('parts' in part) {
    const inner = part.parts.map(inside => printPart(inside, used))
    return printBlock(part.start, inner.join(''))
  }
  const declarations = part.declarations
    .filter(({ sets }) => sets === undefined || used.has(sets))
    .map(({ text }) => text)
  return printBlock(`${part.selectors}{`, declarations.join(';'))
}

function printBlock(start: string, inner: string): string {
  return inner === '' ? '' : `${start}${inner}}`
}
