import {
  type Declarations,
  type DeclaredSymbol,
  type Diagnostic,
  type DocumentedSymbol,
  type SiteDoc,
  suggestName
} from '../../../index.ts'

/** What a doc documents, and mistakes in its front matter. */
interface Documented {
  readonly documented: readonly DocumentedSymbol[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * List what a doc documents: what its tables and the reference say, and names in
 * its front matter, as in `useList` or `@toolbox/query#useList`.
 */
export function listDocumented(
  { source: { file, frontMatter, locator } }: Pick<SiteDoc, 'source'>,
  { symbols, documented }: Declarations
): Documented {
  const found = [...(documented.get(file) ?? [])]
  const diagnostics: Diagnostic[] = []
  for (const [index, written] of (frontMatter.documents ?? []).entries()) {
    const place = locator.findValue(['documents', index])
    const same = symbols.filter(symbol => isNamed(symbol, written))
    const [symbol] = same
    if (same.length !== 1 || symbol === undefined) {
      diagnostics.push({
        severity: 'error',
        ...describeWrongName(written, same, symbols),
        place
      })
    } else if (!found.some(each => isSame(each, symbol))) {
      found.push({ module: symbol.module, name: symbol.name, place })
    }
  }
  return { documented: found, diagnostics }
}

function isNamed({ module, name }: DeclaredSymbol, written: string): boolean {
  return written === name || written === `${module}#${name}`
}

function isSame(one: DocumentedSymbol, other: DeclaredSymbol): boolean {
  return one.module === other.module && one.name === other.name
}

function describeWrongName(
  written: string,
  same: readonly DeclaredSymbol[],
  symbols: readonly DeclaredSymbol[]
): Pick<Diagnostic, 'message' | 'hint'> {
  if (same.length > 1) {
    const names = same.map(({ module, name }) => `"${module}#${name}"`)
    return {
      message: `Several packages declare "${written}".`,
      hint: `Write one of ${names.join(' and ')}.`
    }
  }
  const isFull = written.includes('#')
  const known = symbols.map(({ module, name }) =>
    isFull ? `${module}#${name}` : name
  )
  return {
    message: `The page documents "${written}", which no documented package declares.`,
    hint:
      known.length > 0
        ? suggestName(written, [...new Set(known)], 'Names')
        : 'Packages are documented if declarations/reference.ts, or a table of a page, names them.'
  }
}
