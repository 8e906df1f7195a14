import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState
} from 'react'
import { hasModifier } from './hasModifier.ts'

export type DropdownEvent =
  /** Enter on the trigger. */
  | 'entered'
  /** Pressed, touched or focused elsewhere. */
  | 'left'
  | 'escaped'

/** Tell whether a dropdown is open after an event (Specification §4). */
export function nextDropdown(isOpen: boolean, event: DropdownEvent): boolean {
  return event === 'entered' ? !isOpen : false
}

/** What a desktop dropdown renders. Hovering opens it through CSS alone. */
export interface Dropdown<Target extends HTMLElement> {
  /** For the element that contains the trigger and its menu. */
  readonly ref: RefObject<Target | null>
  readonly isOpen: boolean
  /** For the trigger. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Use a desktop dropdown. Enter toggles it. A press, touch or focus outside
 * closes it, and so does Escape, which leaves the focus on the trigger.
 */
export function useDropdown<Target extends HTMLElement>(): Dropdown<Target> {
  const ref = useRef<Target>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    return listenForLeaving(ref, event =>
      setIsOpen(current => nextDropdown(current, event))
    )
  }, [isOpen])

  return {
    ref,
    isOpen,
    onKeyDown(event) {
      if (event.key !== 'Enter' || hasModifier(event)) return
      event.preventDefault()
      if (event.repeat) return // The key is still held.
      setIsOpen(current => nextDropdown(current, 'entered'))
    }
  }
}

const leavingEvents = ['mousedown', 'touchstart', 'focusin'] as const

function listenForLeaving(
  ref: RefObject<HTMLElement | null>,
  send: (event: DropdownEvent) => void
): () => void {
  function onPointerOrFocus(event: Event): void {
    const isInside =
      event.target instanceof Node && ref.current?.contains(event.target)
    if (!isInside) send('left')
  }
  function onKeyDown(event: globalThis.KeyboardEvent): void {
    if (event.key !== 'Escape') return
    if (ref.current?.contains(document.activeElement)) {
      ref.current.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    }
    send('escaped')
  }
  for (const name of leavingEvents) {
    document.addEventListener(name, onPointerOrFocus)
  }
  document.addEventListener('keydown', onKeyDown)
  return () => {
    for (const name of leavingEvents) {
      document.removeEventListener(name, onPointerOrFocus)
    }
    document.removeEventListener('keydown', onKeyDown)
  }
}
