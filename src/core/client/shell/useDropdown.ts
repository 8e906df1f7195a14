import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState
} from 'react'
import { hasModifier } from '../state/hasModifier.ts'

/** Props of a desktop dropdown. */
interface Dropdown {
  /**
   * Whether the list shows; undefined until hydration, while CSS alone shows it
   * on hover.
   */
  readonly isOpen: boolean | undefined
  /** For the element that contains the trigger and its list. */
  readonly area: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: () => void
  }
  readonly trigger: DropdownEvents
}

/** Event handlers of the trigger. */
export interface DropdownEvents {
  readonly onClick: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** An open list stays when the pointer leaves it. */
type DropdownState = 'closed' | 'hovered' | 'open'

/**
 * Use a desktop dropdown. Enter, Space and clicks toggle it. A press, touch or
 * focus outside closes it, and so does Escape, which also moves the focus to the
 * trigger.
 *
 * @param isLink whether the trigger has a page. A click with the pointer opens
 * the list or, if it shows already, follows the link; clicks of assistive
 * technology and scripts come without a pointer
 */
export function useDropdown(isLink: boolean): Dropdown {
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<DropdownState>()
  const latest = useRef(state) // A click can come before the next render.
  const isOpen = state && state !== 'closed'

  function change(next: DropdownState): void {
    latest.current = next
    setState(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration
  useEffect(() => {
    change(ref.current?.matches(':hover') ? 'hovered' : 'closed')
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: changes state only
  useEffect(() => {
    if (!isOpen) return
    return listenForDismissal(ref, () => change('closed'))
  }, [isOpen])

  function toggle(isPointer: boolean): void {
    const isVisible = isPointer ? ['open'] : ['open', 'hovered']
    change(isVisible.includes(latest.current ?? '') ? 'closed' : 'open')
  }

  return {
    isOpen,
    area: {
      ref,
      onPointerEnter({ pointerType }) {
        if (pointerType !== 'touch' && latest.current === 'closed')
          change('hovered')
      },
      onPointerLeave() {
        if (latest.current === 'hovered') change('closed')
      }
    },
    trigger: {
      onClick(event) {
        const isPointer = event.detail > 0
        const isFollowed = isLink && isPointer && latest.current !== 'closed'
        if (isFollowed || hasModifier(event)) return
        event.preventDefault()
        toggle(isPointer)
      },
      onKeyDown(event) {
        const { key } = event
        // Space clicks a button, but would scroll on a link.
        const isHandled = key === 'Enter' || (key === ' ' && isLink)
        if (!isHandled || hasModifier(event)) return
        event.preventDefault()
        if (!event.repeat) toggle(false) // Unless the key is held down.
      }
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
