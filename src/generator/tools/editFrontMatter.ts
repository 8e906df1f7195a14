import { isScalar, isSeq, parseDocument } from 'yaml'
import { isSamePathname } from '../../model/paths.ts'

/** The YAML of a page and what stands around it. */
interface Parts {
  readonly open: string
  readonly yaml: string
  readonly rest: string
}

/**
 * Add an alias to a page's front matter, which is made if there is none. What
 * stands there already keeps its form.
 */
export function addAlias(text: string, alias: string): string {
  const parts = splitParts(text)
  if (parts === undefined) {
    return `---\naliases: [${alias}]\n---\n\n${text}`
  }
  const { open, yaml, rest } = parts
  const aliases = parseDocument(yaml).get('aliases', true)
  if (!isSeq(aliases) || aliases.range == null) {
    const gap = yaml === '' || yaml.endsWith('\n') ? '' : '\n'
    return `${open}${yaml}${gap}aliases: [${alias}]\n${rest}`
  }
  const [start, end] = aliases.range
  const written = yaml.slice(start, end)
  if (aliases.flow) {
    const gap = aliases.items.length > 0 ? ', ' : ''
    const added = written.replace(/\s*\]\s*$/, `${gap}${alias}]`)
    return `${open}${yaml.slice(0, start)}${added}${yaml.slice(end)}${rest}`
  }
  const indent = /[ \t]*$/.exec(yaml.slice(0, start))?.[0] ?? ''
  const added = `${written.trimEnd()}\n${indent}- ${alias}`
  const after = yaml.slice(start + written.trimEnd().length)
  return `${open}${yaml.slice(0, start)}${added}${after}${rest}`
}

/** Remove an alias that the page has become itself. */
export function removeAlias(text: string, alias: string): string {
  return replaceYaml(text, yaml => {
    const aliases = parseDocument(yaml).get('aliases', true)
    if (!isSeq(aliases) || aliases.range == null) return yaml
    const kept = aliases.items.filter(
      item => !isScalar(item) || !isSamePathname(String(item.value), alias)
    )
    if (kept.length === aliases.items.length) return yaml
    const [start, end] = aliases.range
    const written = kept.map(item => String(item)).join(', ')
    const isBlock = !aliases.flow
    const head = isBlock
      ? yaml.slice(0, start).replace(/\s*$/, ' ')
      : yaml.slice(0, start)
    return `${head}[${written}]${isBlock ? '\n' : ''}${yaml.slice(end)}`
  })
}

/** Remove a key that is written on one line. */
export function removeKey(text: string, key: string): string {
  return replaceYaml(text, yaml =>
    yaml.replace(new RegExp(`^${key}:.*\\n?`, 'm'), '')
  )
}

/** Put another value in the place of one, for the keys that hold doc ids. */
export function replaceValue(
  text: string,
  keys: readonly string[],
  values: { readonly from: string; readonly to: string }
): string {
  const from = values.from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const line = new RegExp(
    `^((?:${keys.join('|')}):\\s*)(["']?)${from}\\2([ \\t]*(?:#.*)?)$`,
    'gm'
  )
  return replaceYaml(text, yaml =>
    yaml.replace(
      line,
      (_, start: string, quote: string, end: string) =>
        `${start}${quote}${values.to}${quote}${end}`
    )
  )
}

function replaceYaml(text: string, replace: (yaml: string) => string): string {
  const parts = splitParts(text)
  if (parts === undefined) return text
  return `${parts.open}${replace(parts.yaml)}${parts.rest}`
}

function splitParts(text: string): Parts | undefined {
  const match = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(?=^---[ \t]*\r?$)/m.exec(
    text
  )
  if (match === null || match.index !== 0) return undefined
  const [whole, open = '', yaml = ''] = match
  return { open, yaml, rest: text.slice(whole.length) }
}
