import { toStyleClass } from '../model/toStyleClass.ts'
import { decodeEntities } from './createTagReader.ts'

/** Markup without `style` attributes, and the rules that replace them. */
interface MovedStyles {
  readonly markup: string
  /** Empty if the markup had none. */
  readonly css: string
}

const tag =
  /<[a-z][\w:-]*(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*\/?>/gi

/**
 * Turn `style` attributes that components render into classes, because the
 * content security policy blocks the attributes in served documents. On client
 * navigation, React sets styles by script, which the policy allows.
 */
export function moveStyleAttributes(markup: string): MovedStyles {
  if (!/\sstyle="/.test(markup)) return { markup, css: '' }
  const rules = new Set<string>()
  const moved = markup.replace(tag, written => {
    const [attribute, style = ''] = /\sstyle="([^"]*)"/.exec(written) ?? []
    if (attribute === undefined) return written
    const created = toStyleClass(decodeEntities(style))
    const bare = written.replace(attribute, '')
    if (created === undefined) return bare
    rules.add(created.css)
    return addClass(bare, created.className)
  })
  return { markup: moved, css: [...rules].join('') }
}

function addClass(written: string, name: string): string {
  return /\sclass="/.test(written)
    ? written.replace(/(\sclass=")/, `$1${name} `)
    : written.replace(/^<[\w:-]+/, start => `${start} class="${name}"`)
}
