import * as texts from '../../../core/model/texts.ts'

/** Visible parts of a block that aren't copied. */
const UNCOPIED_SELECTOR =
  '.code-prompt, .symbol-tooltip, .line[data-output], code:not(.language-diff) > .line[data-mark="removed"]'

/** In milliseconds. */
const COPIED_DURATION = 1000

/**
 * Copy a block's code, and briefly confirm it on the button (behavior 2.9.9).
 */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.code-block')?.querySelector('code')
  if (!code) return
  if (!(await writeClipboard(readCode(code)))) return
  const label = button.getAttribute('aria-label') ?? ''
  if (label === texts.copied) return
  button.setAttribute('aria-label', texts.copied)
  button.dataset.copied = ''
  setTimeout(() => {
    button.setAttribute('aria-label', label)
    delete button.dataset.copied
  }, COPIED_DURATION)
}

function readCode(code: Element): string {
  const copy = code.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const element of copy.querySelectorAll(UNCOPIED_SELECTOR))
    element.remove()
  return (copy.textContent ?? '').replace(/\n+$/, '')
}

/**
 * Write to the clipboard, with a fallback for insecure contexts.
 *
 * @returns false if the browser refuses
 */
async function writeClipboard(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false
    )
  }
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
