import type { ListedSymbol } from '../../../core/model/listedSymbol.ts'
import { toHref } from '../../../core/model/paths.ts'
import { rankPathnames } from '../../../core/model/rankPathnames.ts'
import type {
  PublishedSite,
  SiteTool,
  SiteTools
} from '../../../core/model/siteTools.ts'
import { SYMBOLS_FILE } from '../symbolsFile.ts'

const LIMIT = 12

const findSymbol: SiteTool = {
  name: 'find_symbol',
  title: 'Find a symbol',
  description:
    'Find a documented function, component, type or member by its name. Returns its signature, its meaning, and the address of its documentation. Use it to check that an API exists before you call it.',
  parameters: {
    name: {
      description: 'A name such as "useList" or "Modal.open", or a part of it',
      isRequired: true
    },
    package: { description: 'Only symbols of this package' }
  },
  run: async ({ name = '', package: wanted }, site) => {
    const all = await readSymbols(site)
    const packages = [...new Set(all.map(each => each.package))]
    if (wanted !== undefined && !packages.includes(wanted)) {
      return `No package "${wanted}" is documented. These are: ${packages.join(', ')}.`
    }
    const symbols = all.filter(
      each => (wanted ?? each.package) === each.package
    )
    const found = matchSymbols(name, symbols)
    if (found.length === 0) return suggestSymbols(name, symbols)
    const more = found.length - LIMIT
    return [
      ...found.slice(0, LIMIT).map(printSymbol),
      ...(more > 0
        ? [`${more} more symbols have "${name}" in their name.`]
        : [])
    ].join('\n\n')
  }
}

export default {
  tools: [findSymbol],
  listFiles: async site => [toHref(site.baseUrl, SYMBOLS_FILE)]
} satisfies SiteTools

/**
 * Find symbols by name: those with exactly this name if there are any, in any
 * case if there are none, and then by their ends and parts.
 */
export function matchSymbols(
  name: string,
  symbols: readonly ListedSymbol[]
): readonly ListedSymbol[] {
  const wanted = name.replace(/\(.*$/s, '').trim()
  const lower = wanted.toLowerCase()
  const rules: readonly ((known: string) => boolean)[] = [
    known => known === wanted,
    known => known.toLowerCase() === lower,
    known => known.toLowerCase().endsWith(`.${lower}`),
    known => known.toLowerCase().includes(lower)
  ]
  for (const rule of rules) {
    const found = symbols.filter(symbol => rule(symbol.name))
    if (wanted !== '' && found.length > 0) return found
  }
  return []
}

async function readSymbols(
  site: PublishedSite
): Promise<readonly ListedSymbol[]> {
  const text = await site.readFile(toHref(site.baseUrl, SYMBOLS_FILE))
  if (text === undefined) throw new Error(`${site.title} documents no symbols.`)
  return JSON.parse(text).symbols
}

function suggestSymbols(
  name: string,
  symbols: readonly ListedSymbol[]
): string {
  const names = [...new Set(symbols.map(symbol => symbol.name))]
  // Members are below their owners, as pages are below folders.
  const known = names.map(title => ({ title, path: toPath(title) }))
  const near = rankPathnames(toPath(name), known, 3)
  return near.length === 0
    ? `No documented symbol has "${name}" in its name.`
    : `No documented symbol is called "${name}". Did you mean ${near.map(({ title }) => title).join(' or ')}?`
}

function toPath(name: string): string {
  return name.replaceAll('.', '/')
}

function printSymbol({
  name,
  kind,
  package: module,
  url,
  signature,
  meaning
}: ListedSymbol): string {
  return [
    `## ${name}`,
    `A ${kind} of ${module}, documented at ${url}`,
    ...(signature ? [`\`\`\`ts\n${signature}\n\`\`\``] : []),
    ...(meaning ? [meaning] : [])
  ].join('\n\n')
}
