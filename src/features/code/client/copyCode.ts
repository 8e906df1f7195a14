import { COPIED_DURATION } from '../../../core/model/limits.ts'
import * as texts from '../../../core/model/texts.ts'

/** Parts of a block that readers see but don't want to paste. */
const NOT_COPIED =
  '.code-prompt, .symbol-tooltip, .line[data-output], code:not(.language-diff) > .line[data-mark="removed"]'

/**
 * Copy a block's code, and confirm it on the button for a moment (behaviour
 * 2.9.9).
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
  for (const note of copy.querySelectorAll('.code-note')) removeNote(note)
  for (const element of copy.querySelectorAll(NOT_COPIED)) element.remove()
  return (copy.textContent ?? '').replace(/\n+$/, '')
}

/** Spaces before a note belong to the note; other spaces belong to the code. */
function removeNote(note: Element): void {
  let before = note.previousSibling
  note.remove()
  while (before?.textContent?.trim() === '') {
    const blank = before
    before = before.previousSibling
    blank.remove()
  }
  const last = findLastText(before)
  if (last) last.data = last.data.trimEnd()
}

function findLastText(node: Node | null): Text | undefined {
  if (node instanceof Text) return node
  return node?.lastChild ? findLastText(node.lastChild) : undefined
}

/**
 * Insecure pages have no clipboard API.
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
