import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState
} from 'react'
import type { Props } from './Result.tsx'

/** A sample that a page can run. */
export interface Sample {
  /** Name of its component. */
  readonly name: string
  readonly props: Props
  /** Props that are functions; the result shows their calls. */
  readonly actions: readonly string[]
  readonly load: () => Promise<ComponentType<Props>>
}

type State =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'running'; readonly result: ReactNode }

const MESSAGES = {
  idle: '',
  loading: '',
  failed:
    'The sample couldn’t be loaded. Check your connection, and run it again.',
  running: 'Runs with simplified packages.'
} as const

/** A button below a sample, and the sample's result. */
export function Playground({ sample }: { readonly sample: Sample }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  // Only the last press counts.
  const presses = useRef(0)
  const id = useId()
  const isRunning = state.kind === 'running'

  useEffect(() => {
    loadForOffline()
  }, [])

  async function toggle() {
    presses.current += 1
    const press = presses.current
    if (isRunning || state.kind === 'loading') {
      setState({ kind: 'idle' })
      return
    }
    setState({ kind: 'loading' })
    const next = await loadResult(sample).then(
      (result): State => ({ kind: 'running', result }),
      (): State => ({ kind: 'failed' })
    )
    if (press === presses.current) setState(next)
  }

  return (
    <div className="playground">
      <button
        type="button"
        className="playground-run"
        aria-expanded={isRunning}
        aria-controls={isRunning ? id : undefined}
        aria-busy={state.kind === 'loading'}
        aria-label={`${isRunning ? 'Stop' : 'Run'} ${sample.name}`}
        onClick={toggle}
      >
        {isRunning ? 'Stop' : 'Run'}
      </button>
      <div role="status">{MESSAGES[state.kind]}</div>
      {isRunning && (
        <section
          id={id}
          className="playground-result"
          aria-label={`Result of ${sample.name}`}
        >
          {state.result}
        </section>
      )}
    </div>
  )
}

/**
 * Load the chunk of all samples once a service worker can store it, so that
 * they run offline after one visit to their page. Their modules don't run yet.
 */
async function loadForOffline(): Promise<void> {
  await navigator.serviceWorker?.ready
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  if (navigator.serviceWorker) whenIdle(() => loadRunner().catch(() => {}))
}

function loadRunner() {
  return import(/* webpackChunkName: "live/run" */ './Result.tsx')
}

/** Load the sample, and what shows its result, at the same time. */
async function loadResult({ load, ...sample }: Sample): Promise<ReactNode> {
  const [{ Result }, component] = await Promise.all([loadRunner(), load()])
  return <Result {...sample} component={component} />
}
