import { type ComponentType, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { followCalls, followErrors } from './calls.ts'
import { formatCall } from './formatCall.ts'
import { LOOK } from './look.ts'

/** Props of a sample's component. */
export type Props = Readonly<Record<string, unknown>>

interface Call {
  readonly id: number
  readonly text: string
}

/** Calls that are shown at a time. */
const SHOWN_CALLS = 3

/**
 * The result of a sample, and the calls that it made. It's rendered by a root of
 * its own, so an error in the sample leaves the page as it is, and in a shadow
 * tree, so neither the page's style sheets nor those of the samples affect the
 * other.
 */
export function Result({
  props,
  actions,
  component: Sample
}: {
  readonly props: Props
  readonly actions: readonly string[]
  readonly component: ComponentType<Props>
}) {
  const host = useRef<HTMLDivElement>(null)
  const [calls, setCalls] = useState<readonly Call[]>([])
  const [error, setError] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const log = (name: string, values: readonly unknown[]) =>
      setCalls(calls => [
        ...calls.slice(1 - SHOWN_CALLS),
        { id: (calls.at(-1)?.id ?? 0) + 1, text: formatCall(name, values) }
      ])
    const shown = {
      ...props,
      ...Object.fromEntries(
        actions.map(name => [
          name,
          (...values: readonly unknown[]) => log(name, values)
        ])
      )
    }
    const container = createContainer(element)
    const root = createRoot(container, {
      onUncaughtError: error => {
        setError(formatError(error))
        setHasFailed(true)
      }
    })
    root.render(<Sample {...shown} />)
    const cleanups = [
      followCalls(element, log),
      followErrors(element, error => setError(formatError(error)))
    ]
    return () => {
      for (const cleanUp of cleanups) cleanUp()
      // React can't unmount one root while it renders another.
      queueMicrotask(() => root.unmount())
    }
  }, [props, actions, Sample])

  return (
    <>
      <div ref={host} hidden={hasFailed} />
      <p role="alert" className="playground-error">
        {error !== undefined && `The sample threw an error: ${error}`}
      </p>
      <div role="log" aria-label="Calls" className="playground-calls">
        {calls.map(({ id, text }) => (
          <p key={id}>
            <code>{text}</code>
          </p>
        ))}
      </div>
    </>
  )
}

function formatError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Create a container in the shadow tree of an element, which may have one. */
function createContainer(element: HTMLElement): HTMLElement {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LOOK)
  shadow.adoptedStyleSheets = [sheet]
  const container = document.createElement('div')
  shadow.replaceChildren(container)
  return container
}
