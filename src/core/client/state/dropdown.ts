import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState
} from 'react'
import { hasModifier } from './hasModifier.ts'

/** Props of a desktop dropdown. CSS alone opens it on hover. */
interface Dropdown<Target extends HTMLElement> {
  /** Attach this to the element that contains the trigger and its menu. */
  readonly ref: RefObject<Target | null>
  readonly isOpen: boolean
  /** For the trigger. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Use a desktop dropdown. Enter toggles it. A press, touch or focus outside
 * closes it, and so does Escape, which also moves the focus to the trigger.
 */
export function useDropdown<Target extends HTMLElement>(): Dropdown<Target> {
  const ref = useRef<Target>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    return listenForDismissal(ref, () => setIsOpen(false))
  }, [isOpen])

  return {
    ref,
    isOpen,
    onKeyDown(event) {
      if (event.key !== 'Enter' || hasModifier(event)) return
      event.preventDefault()
      if (event.repeat) return // The key is held down.
      setIsOpen(current => !current)
    }
  }
}

const dismissEvents = ['mousedown', 'touchstart', 'focusin'] as const

/**
 * Listen for a press, touch or focus outside an element, and for Escape.
 *
 * @returns a function that stops listening
 */
function listenForDismissal(
  ref: RefObject<HTMLElement | null>,
  close: () => void
): () => void {
  const abort = new AbortController()
  const options = { signal: abort.signal }
  for (const name of dismissEvents) {
    document.addEventListener(
      name,
      ({ target }) => {
        const isInside = target instanceof Node && ref.current?.contains(target)
        if (!isInside) close()
      },
      options
    )
  }
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      if (ref.current?.contains(document.activeElement)) {
        ref.current.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
      }
      close()
    },
    options
  )
  return () => abort.abort()
}
