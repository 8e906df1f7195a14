import { type KeyboardEvent, useId, useRef } from 'react'
import { useReveal } from '../../../core/client/state/hashTarget.ts'
import {
  findNextIndex,
  type KeyMoves
} from '../../../core/client/ui/findNextIndex.ts'
import { parseTabs, type Tab, type TabsProps } from './parseTabs.ts'
import { useTabGroup } from './tabGroup.ts'

/**
 * Shows one of several alternatives (behavior 2.9.12, 2.9.13).
 *
 * The served HTML contains all of them. Without JavaScript, CSS shows every panel
 * under its label; before hydration, it shows the default panel.
 */
export function Tabs(props: TabsProps) {
  const { tabs, defaultValue, queryName } = parseTabs(props)
  const id = useId()
  const values = tabs.map(tab => tab.value)
  const { groupId } = props
  const group = { values, defaultValue, groupId, queryName }
  const { value, select, reveal } = useTabGroup(group)
  const root = useRef<HTMLDivElement>(null)
  useReveal(root, part => {
    const panels = [...(root.current?.children ?? [])].slice(1)
    const tab = tabs[panels.findIndex(panel => panel.contains(part))]
    if (tab) reveal(tab.value)
  })
  return (
    <div
      ref={root}
      className={['tabs', props.className].filter(Boolean).join(' ')}
    >
      <div role="tablist" className="tab-list" onKeyDown={moveFocus}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={event => select(tab.value, event.currentTarget)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          className="tab-panel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          data-label={findPlainLabel(tab)}
          hidden={tab.value !== value}
        >
          {(!props.lazy || tab.value === value) && tab.content}
        </div>
      ))}
    </div>
  )
}

/** The label that CSS shows without scripts. */
function findPlainLabel({ label }: Tab): string | undefined {
  return typeof label === 'string' ? label : undefined
}

const KEYS: KeyMoves = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last'
}
const RIGHT_TO_LEFT_KEYS: KeyMoves = {
  ...KEYS,
  ArrowRight: 'previous',
  ArrowLeft: 'next'
}

/** Arrow keys only move the focus; Enter or Space selects. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')]
  // Untranslated content may have a different direction from the page.
  const { direction } = getComputedStyle(list)
  const keys = direction === 'rtl' ? RIGHT_TO_LEFT_KEYS : KEYS
  const current = tabs.findIndex(tab => tab.matches(':focus'))
  const next = findNextIndex(keys[event.key], { current, count: tabs.length })
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}

export default Tabs
