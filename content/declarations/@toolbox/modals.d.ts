import type { ComponentType, JSX } from 'react'

/**
 * Augmentation point for the wrapper's type: empty here, filled once per
 * application.
 */
export interface ModalOverrides {}

/**
 * Augmentation point for named flows: empty here, filled once per application.
 */
export interface ModalFlowDefs {}

/** Props of your app's wrapper component. */
export type WrapperProps = ModalOverrides extends {
  WrapperComponent: ComponentType<infer P>
}
  ? Partial<P>
  : Record<string, unknown>

/** Settles the promise of `modal.request()` and closes the modal. */
export type ModalRequest<Result> = {
  /** Passes the result to the caller and closes the modal. */
  resolve(result: Result): void
  /** Rejects the caller's promise and closes the modal. */
  reject(reason?: unknown): void
}

/**
 * What the content of a modal receives: its parameters, and ways to close it,
 * settle a request and move in a flow.
 */
export type ModalContentProps<Params = {}, Result = void> = Params & {
  /** Whether the modal is open. */
  visible: boolean
  /** Opens or closes the modal. */
  toggle(): Promise<void>
  /**
   * Settles the request that opened the modal; `null` when it was opened with
   * `open`.
   */
  request: ModalRequest<Result> | null
  /** The flow that the modal belongs to, while it is bound. */
  flow?: ModalFlow<any>
  /** Goes to the next modal in the bound flow, or toggles without one. */
  nextOrToggle(params?: object): Promise<void>
  /** Goes to the previous modal in the bound flow, or toggles without one. */
  previousOrToggle(params?: object): Promise<void>
}

/** Options of a modal. */
export type ModalConfig<Params = {}, Metadata = {}> = {
  /**
   * The key in `Modal.registry`; error messages contain it.
   *
   * @defaultValue 7 random characters
   */
  id?: string
  /**
   * Starting [parameters](@site/docs/modals/parameters.mdx), restored once the modal
   * has closed. A function is awaited when the modal is first used: until it
   * resolves, `open` waits and nothing is shown; when it rejects, `open` rejects
   * too, and calls it again next time.
   *
   * @defaultValue `{}`
   */
  initialParams?: Params | (() => Promise<Params>)
  /**
   * Initial visibility; a function can decide later.
   *
   * @defaultValue `false`
   */
  startsOpen?: boolean | (() => Promise<boolean>)
  /**
   * Keeps the modal out of the [outlet](@site/docs/modals/started.mdx#render-the-outlet)
   * and the [stack](@site/docs/modals/advanced.mdx#the-stack): you render
   * `<modal.Component />`.
   *
   * @defaultValue `false`
   */
  independent?: boolean
  /**
   * Keeps the content mounted while the modal is hidden.
   *
   * @since 2.2
   * @defaultValue `false`
   */
  rendersWhenHidden?: boolean
  /**
   * How long `open`, `close` and `awaitTransition` wait, in milliseconds. The
   * default comes from `Modal.DEFAULT_TRANSITION_DURATION`.
   *
   * @defaultValue `300`
   */
  transitionDuration?: number
  /**
   * Static data for your own code; never rendered.
   *
   * @defaultValue `{}`
   */
  metadata?: Metadata
}

/** A modal as a value with state: any code can open it and await its result. */
export class Modal<Params = {}, Result = void, Metadata = {}> {
  constructor(idOrConfig?: string | ModalConfig<Params, Metadata>)
  /**
   * Wraps the content of every modal, and renders nothing until your app sets
   * it. It receives `visible`, `toggle`, `zIndex` (the stack index) and what
   * `props`, `useProps` and `modalProps` set; later ones win.
   */
  static WrapperComponent: ComponentType<any>
  /**
   * How long modals without a `transitionDuration` wait, in milliseconds.
   *
   * @defaultValue `300`
   */
  static DEFAULT_TRANSITION_DURATION: number
  /** All modals by id. */
  static readonly registry: Record<string, Modal<any, any, any>>
  /** Ids of the open modals that aren't independent, the topmost last. */
  static readonly stack: readonly string[]
  /** Returns the modal with an id, or `undefined` if there is none. */
  static getInstance<P = {}, R = void>(id: string): Modal<P, R> | undefined
  /** The id, as passed or generated. */
  readonly id: string
  /** Whether it's open now. */
  readonly isVisible: boolean
  /** The current parameters. */
  readonly currentParams: Params
  /** Its position in the stack; the wrapper receives it as `zIndex`. */
  readonly stackIndex: number
  /** Whether a caller is waiting for a result. */
  readonly hasPendingRequest: boolean
  /** The static data from the options. */
  readonly metadata: Metadata
  /** Sets the content of the wrapper, and returns the modal. */
  content(
    render: (props: ModalContentProps<Params, Result>) => JSX.Element | null
  ): this
  /**
   * Sets the wrapper's props, or a function that returns them from the
   * parameters, and returns the modal.
   */
  props(props: WrapperProps | ((params: Params) => WrapperProps)): this
  /**
   * Merges parameters into the current ones and opens the modal. The promise
   * resolves after the transition.
   *
   * @throws `Modal "delete-task" is already open. Use setParams to change its
   * params.`
   * @example
   * ```ts
   * import { archiveTaskModal } from '@/modals/archiveTask'
   * // ---cut---
   * await archiveTaskModal.open({ taskId: 'task-7' })
   * // The transition is over, and the modal still open.
   * ```
   */
  open(params?: Partial<Params>): Promise<void>
  /**
   * Closes the modal and resolves a pending request with `null`. The initial
   * parameters are restored after the transition, so that the content doesn't
   * change while it leaves.
   */
  close(): Promise<void>
  /** Opens or closes the modal. */
  toggle(): Promise<void>
  /**
   * Opens the modal and resolves with the result, or with `null` if it's
   * closed without one.
   *
   * @param params - merged into the current ones
   * @param force - drops an earlier request, whose promise then never settles
   * @throws `Modal "delete-task" is already open. Use setParams to change its
   * params.`
   * @throws `Modal "delete-task" is waiting for an earlier request.`
   * @example
   * ```ts
   * import { pickUserModal } from '@/modals/pickUser'
   * import { userOperations } from '@/services/users'
   * // ---cut---
   * const users = await userOperations.queries.listUsers()
   * const user = await pickUserModal.request({ users })
   * const name = user?.name ?? 'Nobody' // null when it was closed
   * ```
   */
  request(params?: Partial<Params>, force?: boolean): Promise<Result | null>
  /**
   * Replaces the parameters without opening.
   *
   * @example
   * ```ts
   * import { inviteModal } from '@/modals/invite'
   * // ---cut---
   * // The whole object: unlike open, it merges nothing.
   * inviteModal.setParams({ email: 'ada@example.com', role: 'member' })
   * ```
   */
  setParams(params: Params): void
  /** Restores the initial parameters. */
  resetParams(): void
  /**
   * Waits for `transitionDuration`.
   *
   * @param count - how many transitions to wait for, 1 unless given; 2 lets one
   * modal close and the next one open
   */
  awaitTransition(count?: number): Promise<void>
  /**
   * Returns another modal with the same options and content, and a new id.
   *
   * @since 2.2
   */
  clone(): Modal<Params, Result, Metadata>
  /** Hook: subscribes to visibility and parameters. */
  useState(): { visible: boolean; params: Params }
  /** Hook: keeps the stored parameters equal to those you pass. */
  useSync(params: Params): void
  /**
   * Hook: sets the wrapper's props from a component.
   *
   * @param deps - what the props depend on, as in `useEffect`
   */
  useProps(props: WrapperProps, deps?: unknown[]): void
  /**
   * A component that renders an independent modal in place. Its props win over
   * the stored parameters, and `modalProps` go to the wrapper.
   */
  Component(
    props: Partial<Params> & { modalProps?: WrapperProps }
  ): JSX.Element | null
}

/** Creates a modal; a bare string sets only its id. */
export function modal<Params = {}, Result = void, Metadata = {}>(
  idOrConfig?: string | ModalConfig<Params, Metadata>
): Modal<Params, Result, Metadata>

/** Renders all modals that aren't independent. */
export function ModalOutlet(): JSX.Element

/** The parameters of a modal. */
export type ParamsOf<M> = M extends Modal<infer P, any, any> ? P : never

/** The result of a modal. */
export type ResultOf<M> = M extends Modal<any, infer R, any> ? R : never

/** Options of a flow. */
export type ModalFlowOptions = {
  /**
   * Starts the flow when it is created.
   *
   * @defaultValue `false`
   */
  startsOpen?: boolean
  /**
   * Goes from the last modal to the first instead of ending the flow.
   *
   * @defaultValue `false`
   */
  cycleForward?: boolean
  /**
   * Goes from the first modal to the last instead of ending the flow.
   *
   * @since 2.3
   * @defaultValue `false`
   */
  cycleBackward?: boolean
}

/** A chain of modals that are open one at a time. */
export class ModalFlow<Modals extends readonly Modal<any, any, any>[]> {
  constructor(modals: Modals, options?: ModalFlowOptions)
  /** The modals in their order. */
  readonly modals: Modals
  /** The id of the open modal; `undefined` while the flow isn't bound. */
  readonly current?: string
  /** Whether none of the flow's modals is open. */
  readonly allClosed: boolean
  /** Whether a caller is waiting for a result. */
  readonly hasPendingRequest: boolean
  /** Binds the flow, merges the parameters into the first modal, and opens it. */
  start(params?: Partial<ParamsOf<Modals[number]>>): Promise<void>
  /**
   * Closes the current modal and opens the next; at the end the flow unbinds
   * unless `cycleForward` is set.
   */
  next(params?: Partial<ParamsOf<Modals[number]>>): Promise<void>
  /**
   * Closes the current modal and opens the previous; at the start the flow
   * unbinds unless `cycleBackward` is set.
   */
  previous(params?: Partial<ParamsOf<Modals[number]>>): Promise<void>
  /**
   * Starts the flow and resolves with the first result that one of its modals
   * gives, or with `null` when it ends without one.
   *
   * @param params - merged into the first modal's parameters
   * @param force - drops an earlier request, whose promise then never settles
   * @throws `The flow is waiting for an earlier request.`
   * @throws `The flow is already running.`
   */
  request(
    params?: Partial<ParamsOf<Modals[number]>>,
    force?: boolean
  ): Promise<ResultOf<Modals[number]> | null>
  /**
   * Closes the current modal and keeps the flow bound, so that `next`
   * continues from there.
   *
   * @example
   * ```ts
   * import { onboardingFlow } from '@/modals/onboarding'
   * // ---cut---
   * await onboardingFlow.start({ name: 'Ada' })
   * await onboardingFlow.close()
   * await onboardingFlow.next() // opens the second modal
   * ```
   */
  close(): Promise<void>
  /**
   * Closes the current modal, unbinds the flow, and resolves a pending request
   * with `null`.
   */
  end(): Promise<void>
}

/** Creates a flow of modals. */
export function modalFlow<const Modals extends readonly Modal<any, any, any>[]>(
  modals: Modals,
  options?: ModalFlowOptions
): ModalFlow<Modals>

/** A button of an alert. */
export type AlertOption = {
  /** The button's text. */
  text: string
  /** Called by the content of `Alert.modal` when the button is pressed. */
  onPress?(): void
  /**
   * How the button looks, as far as the content of `Alert.modal` draws it.
   *
   * @defaultValue `'default'`
   */
  style?: 'default' | 'cancel' | 'destructive' | 'outline' | 'minimal'
}

/** Texts and buttons of an alert. */
export type AlertOptions = {
  /**
   * The heading.
   *
   * @defaultValue depends on the call
   */
  title?: string
  /**
   * The text below it.
   *
   * @defaultValue depends on the call
   */
  body?: string
  /** The buttons; without any the alert can only be dismissed. */
  options?: AlertOption[]
  /** Called when the alert closes without a button. */
  onDismiss?(): void
  /**
   * The kind of alert, so that the content can choose an icon or a color.
   *
   * @defaultValue the call's name
   */
  type?: 'info' | 'error' | 'warn' | 'ask' | 'custom'
}

/** Opens one modal for messages and questions. */
export class Alert {
  /** The modal that shows alerts: set it once, before the first alert. */
  static modal: Modal<AlertOptions>
  /**
   * Shows a message, under the title `For your information` unless given.
   *
   * @throws `Alert.modal is not set.`, as all calls do before that
   */
  info(options?: AlertOptions): void
  /** Shows a warning, under the title `Please check` unless given. */
  warn(options?: AlertOptions): void
  /**
   * Shows an error, under the title `That did not work` and with the body
   * `Try again in a moment.` unless given.
   *
   * @example
   * ```ts
   * import { alert } from '@toolbox/modals'
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * // The default texts fit any failed call.
   * const update = taskManager.useUpdate({ onError: () => alert.error() })
   * ```
   */
  error(options?: AlertOptions): void
  /**
   * Asks a question, under the title `Please confirm` unless given.
   *
   * @example
   * ```ts
   * import { alert } from '@toolbox/modals'
   * import { taskForm } from '@/forms/taskForm'
   * // ---cut---
   * alert.ask({
   *   title: 'Discard changes?',
   *   options: [{ text: 'Discard', onPress: () => taskForm.resetValues() }]
   * })
   * ```
   */
  ask(options: AlertOptions): void
  /**
   * Shows an alert with keys of your own, and no title unless given.
   *
   * @example
   * ```ts
   * import { alert } from '@toolbox/modals'
   * // ---cut---
   * // The content of Alert.modal finds progress among its parameters.
   * alert.custom({ title: 'Uploading the photos', progress: 0.4 })
   * ```
   */
  custom<Extra extends object>(options: AlertOptions & Extra): void
}

/** Shows messages and questions; throws until `Alert.modal` is set. */
export const alert: Alert
