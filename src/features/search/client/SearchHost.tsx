import { useEffect, useState } from 'react'
import * as texts from '../../../core/model/texts.ts'
import styles from './SearchButton.module.css'
import type { SearchDialog } from './SearchDialog.tsx'
import {
  closeSearch,
  failSearch,
  isSearchKey,
  loadSearchDialog,
  openSearch,
  typeAhead,
  useDialogState
} from './searchDialog.ts'

/** Handle the search shortcuts, and load and show the dialog on demand. */
export function SearchHost() {
  const { kind, words } = useDialogState()
  const [Dialog, setDialog] = useState<typeof SearchDialog>()
  useSearchKeys()

  useEffect(() => {
    if (kind !== 'open' || Dialog) return
    loadSearchDialog().then(
      loaded => setDialog(() => loaded.SearchDialog),
      failSearch
    )
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
      const isTyping = isField(event.target) || event.isComposing
      const isWaiting = !isTyping && !document.querySelector('dialog[open]')
      if (isWaiting && typeAhead(event)) event.preventDefault()
      else if (isSearchKey(event, isTyping)) {
        event.preventDefault()
        openSearch()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
