import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import * as texts from '../../../core/model/texts.ts'
import { loadSearchDialog } from './loadSearchDialog.ts'
import styles from './SearchButton.module.css'
import type { SearchDialog } from './SearchDialog.tsx'
import {
  appendLetter,
  closeSearch,
  failSearch,
  isSearchKey,
  openSearch,
  useSearchState
} from './searchDialog.ts'

/** Handle the search shortcuts, and load and show the dialog on demand. */
export function SearchHost() {
  const { kind, words } = useSearchState()
  const [Dialog, setDialog] = useState<typeof SearchDialog>()
  useSearchKeys()

  useEffect(() => {
    if (kind !== 'open' || Dialog) return
    document.addEventListener('keydown', bufferLetter)
    loadSearchDialog().then(
      // Flush effects too, so that the next letter goes to the input.
      loaded => flushSync(() => setDialog(() => loaded.SearchDialog)),
      failSearch
    )
    return () => document.removeEventListener('keydown', bufferLetter)
  }, [kind, Dialog])

  if (kind === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {texts.searchClosed}{' '}
        <button type="button" onClick={closeSearch}>
          {texts.close}
        </button>
      </p>
    )
  }
  return Dialog ? <Dialog isOpen={kind === 'open'} words={words} /> : null
}

function useSearchKeys(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey } = event
      const isTyping = isField(event.target) || event.isComposing
      if (!isSearchKey({ key, ctrlKey, metaKey, altKey, isTyping })) return
      event.preventDefault()
      openSearch()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Readers may keep typing while the dialog loads. */
function bufferLetter(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing } = event
  const isLetter = [...key].length === 1 && !repeat && !isComposing
  if (!isLetter || ctrlKey || metaKey || altKey) return
  event.preventDefault() // A space would scroll the page.
  appendLetter(key)
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
