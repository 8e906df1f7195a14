import { useState } from 'react'
import { useHydrated } from '../../../core/client/state/layoutMode.ts'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import * as texts from '../../../core/model/texts.ts'
import { nameMarkdownFile } from '../markdownVersion.ts'
import styles from './MarkdownActions.module.css'

/** In milliseconds, as in code blocks. */
const COPIED_DURATION = 1000

/**
 * Offer the page's Markdown: a link that works without scripts, and a button
 * that copies the text.
 */
export function MarkdownActions() {
  const { baseUrl } = useSite()
  const { pathname } = usePage().page.route
  const [isCopied, setCopied] = useState(false)
  const href = baseUrl + nameMarkdownFile(pathname)
  const copy = async () => {
    if (!(await copyUrl(href))) return
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_DURATION)
  }
  return (
    <span className={styles.actions} data-print="hidden">
      <a href={href} data-file="">
        {texts.viewAsMarkdown}
      </a>
      <button
        type="button"
        disabled={!useHydrated()}
        data-copied={isCopied ? '' : undefined}
        onClick={copy}
      >
        {texts.copyAsMarkdown}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && texts.copied}
      </span>
    </span>
  )
}

/**
 * Copy the text at an address. Pass the clipboard a promise, because some
 * browsers allow writing only during the click.
 *
 * @returns false if the page or the clipboard is unavailable
 */
async function copyUrl(href: string): Promise<boolean> {
  const read = async () => {
    const response = await fetch(href)
    if (!response.ok)
      throw new Error(`${href} responded with status ${response.status}.`)
    return response.text()
  }
  const readBlob = async () => new Blob([await read()], { type: 'text/plain' })
  try {
    const { clipboard } = navigator
    if ('ClipboardItem' in window) {
      await clipboard.write([new ClipboardItem({ 'text/plain': readBlob() })])
    } else await clipboard.writeText(await read())
    return true
  } catch {
    return false
  }
}
