import type { ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import {
  type ComponentUse,
  readAttributeText
} from '../../../core/markdown/components/componentCreator.ts'

/**
 * Render a code fence from `<CodeBlock language title>` with literal text.
 * `className="language-ts"` is equivalent to `language`.
 *
 * @returns undefined if the code is known only at run time
 */
export function renderCodeElement(
  use: ComponentUse
): ElementContent | undefined {
  const isKnown = use.children.every(child => child.type === 'text')
  if (!isKnown) return undefined
  const language = readAttributeText(use, 'language') ?? findClassLanguage(use)
  const title = readAttributeText(use, 'title')
  const numbers = use.attributes.showLineNumbers
  const meta = [
    title === undefined ? undefined : `title="${title}"`,
    numbers === undefined || numbers === false
      ? undefined
      : `showLineNumbers=${numbers === true ? 1 : numbers}`
  ]
  const className = language ? [`language-${language}`] : []
  const text = toText({ type: 'root', children: [...use.children] })
  return h('pre', [
    h(
      'code',
      { className, dataMeta: meta.filter(Boolean).join(' ') },
      text.replace(/^\n+|\s+$/g, '')
    )
  ])
}

function findClassLanguage(use: ComponentUse): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(
    readAttributeText(use, 'className') ?? ''
  )?.[1]
}
