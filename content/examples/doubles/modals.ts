import type * as declared from '@toolbox/modals'
import {
  type ComponentType,
  createElement,
  Fragment,
  type JSX,
  useSyncExternalStore
} from 'react'

type Params = Record<string, unknown>
type Config = declared.ModalConfig<Params, unknown>
type Render = (
  props: declared.ModalContentProps<Params, unknown>
) => unknown
type Pending = {
  settle(result: unknown): void
  fail(reason: unknown): void
}

type Wrapper = object | ((params: Params) => object)

let changes = 0
const listeners = new Set<() => void>()

/** Lets the outlet render again. */
function notify() {
  changes += 1
  for (const listener of listeners) listener()
}

export class Modal {
  /** Renders nothing until the app sets it; tests look at the content. */
  static WrapperComponent: ComponentType<object> | undefined
  static DEFAULT_TRANSITION_DURATION = 300
  static readonly registry: Record<string, Modal> = {}
  static readonly stack: string[] = []
  static getInstance = (id: string) => Modal.registry[id]

  readonly id: string
  flow: ModalFlow | undefined
  isVisible = false
  currentParams: Params = {}
  readonly #config: Config
  #render: Render = () => null
  #wrapper: Wrapper = {}
  #pending: Pending | undefined

  constructor(idOrConfig: string | Config = {}) {
    this.#config =
      typeof idOrConfig === 'string' ? { id: idOrConfig } : idOrConfig
    this.id = this.#config.id ?? Math.random().toString(36).slice(2, 9)
    this.resetParams()
    Modal.registry[this.id] = this
  }

  get hasPendingRequest() {
    return this.#pending !== undefined
  }
  get stackIndex() {
    return Modal.stack.indexOf(this.id)
  }
  get metadata() {
    return this.#config.metadata ?? {}
  }

  content(render: Render) {
    this.#render = render
    return this
  }
  props(wrapper: Wrapper) {
    this.#wrapper = wrapper
    return this
  }

  async open(params: Params = {}) {
    if (this.isVisible) {
      throw new Error(
        `Modal "${this.id}" is already open. Use setParams to change its params.`
      )
    }
    const { initialParams } = this.#config
    if (typeof initialParams === 'function') {
      this.currentParams = {
        ...this.currentParams,
        ...(await initialParams())
      }
    }
    this.currentParams = { ...this.currentParams, ...params }
    this.isVisible = true
    Modal.stack.push(this.id)
    notify()
    await this.awaitTransition()
  }

  async close() {
    this.isVisible = false
    const index = Modal.stack.indexOf(this.id)
    if (index >= 0) Modal.stack.splice(index, 1)
    this.#settle(null)
    notify()
    await this.awaitTransition()
    this.resetParams()
  }

  toggle = () => (this.isVisible ? this.close() : this.open())

  request(params?: Params, force = false) {
    if (this.#pending && !force) {
      const message = `Modal "${this.id}" is waiting for an earlier request.`
      return Promise.reject(new Error(message))
    }
    return new Promise<unknown>((settle, fail) => {
      const opened =
        force && this.isVisible ? undefined : this.open(params)
      this.#pending = { settle, fail }
      opened?.catch(error => {
        this.#pending = undefined
        fail(error)
      })
    })
  }

  setParams(params: Params) {
    this.currentParams = params
    notify()
  }

  resetParams() {
    const { initialParams } = this.#config
    this.currentParams =
      typeof initialParams === 'object' ? { ...initialParams } : {}
  }

  async awaitTransition(count = 1) {
    const duration =
      this.#config.transitionDuration ?? Modal.DEFAULT_TRANSITION_DURATION
    await new Promise(resolve => setTimeout(resolve, duration * count))
  }

  /** What `ModalOutlet` shows of it. */
  render() {
    const pending = this.#pending
    return this.#render({
      ...this.currentParams,
      visible: this.isVisible,
      toggle: this.toggle,
      request: pending
        ? {
            resolve: result => {
              this.#settle(result)
              void this.close()
            },
            reject: reason => {
              this.#pending = undefined
              pending.fail(reason)
              void this.close()
            }
          }
        : null,
      nextOrToggle: params =>
        this.flow ? this.flow.next(params as Params) : this.toggle(),
      previousOrToggle: params =>
        this.flow ? this.flow.previous(params as Params) : this.toggle()
    })
  }

  /** The content, inside the wrapper of the app. */
  renderWrapped() {
    const content = this.render() as JSX.Element
    if (!Modal.WrapperComponent) return content
    const given = this.#wrapper
    const own =
      typeof given === 'function' ? given(this.currentParams) : given
    const zIndex = this.stackIndex
    return createElement(
      Modal.WrapperComponent,
      {
        visible: true,
        toggle: this.toggle,
        zIndex,
        ...own,
        key: this.id
      },
      content
    )
  }

  #settle(result: unknown) {
    this.#pending?.settle(result)
    this.#pending = undefined
  }
}

export const modal = ((idOrConfig?: string | Config) =>
  new Modal(idOrConfig)) as unknown as typeof declared.modal

export function ModalOutlet(): JSX.Element {
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => changes,
    () => changes
  )
  const open = Modal.stack.map(id => Modal.registry[id]?.renderWrapped())
  return createElement(Fragment, null, ...(open as JSX.Element[]))
}

class ModalFlow {
  readonly modals: readonly Modal[]
  readonly #options: declared.ModalFlowOptions
  #index = -1

  constructor(
    modals: readonly Modal[],
    options: declared.ModalFlowOptions = {}
  ) {
    this.modals = modals
    this.#options = options
  }

  get current() {
    return this.modals[this.#index]?.id
  }
  get allClosed() {
    return this.modals.every(each => !each.isVisible)
  }

  async start(params?: Params) {
    for (const each of this.modals) each.flow = this
    await this.#goTo(0, params)
  }

  async next(params?: Params) {
    const isLast = this.#index === this.modals.length - 1
    if (!isLast) return this.#goTo(this.#index + 1, params)
    if (this.#options.cycleForward) return this.#goTo(0, params)
    await this.end()
  }

  async previous(params?: Params) {
    if (this.#index > 0) return this.#goTo(this.#index - 1, params)
    if (!this.#options.cycleBackward) return this.end()
    await this.#goTo(this.modals.length - 1, params)
  }

  async close() {
    const open = this.modals[this.#index]
    if (open?.isVisible) await open.close()
  }

  async end() {
    await this.close()
    this.#index = -1
    for (const each of this.modals) each.flow = undefined
  }

  async #goTo(index: number, params?: Params) {
    await this.close()
    this.#index = index
    await this.modals[index]?.open(params)
  }
}

export const modalFlow = ((
  modals: readonly Modal[],
  options?: declared.ModalFlowOptions
) =>
  new ModalFlow(modals, options)) as unknown as typeof declared.modalFlow

/** The default texts of each kind of alert. */
const texts: Record<string, declared.AlertOptions> = {
  info: { title: 'For your information' },
  warn: { title: 'Please check' },
  error: { title: 'That did not work', body: 'Try again in a moment.' },
  ask: { title: 'Please confirm' },
  custom: {}
}

export const Alert: { modal?: Modal } = {}

export const alert = Object.fromEntries(
  Object.entries(texts).map(([type, defaults]) => [
    type,
    (options?: declared.AlertOptions) => {
      if (!Alert.modal) throw new Error('Alert.modal is not set.')
      void Alert.modal.open({ type, ...defaults, ...options })
    }
  ])
) as unknown as declared.Alert
