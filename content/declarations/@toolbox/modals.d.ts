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

/** Props of the application's wrapper component. */
export type WrapperProps = ModalOverrides extends {
  WrapperComponent: ComponentType<infer P>
}
  ? Partial<P>
  : Record<string, unknown>

/** Settles the promise of `modal.request()` and closes the modal. */
export type ModalRequest<Result> = {
  resolve(result: Result): void
  reject(reason?: unknown): void
}

/**
 * What the content of a modal receives: its params, and ways to close it,
 * answer a request and move in a flow.
 */
export type ModalContentProps<Params = {}, Result = void> = Params & {
  visible: boolean
  toggle(): Promise<void>
  /** `null` when the modal was opened with `open()`. */
  request: ModalRequest<Result> | null
  /** The flow the modal is bound to, while one is running. */
  flow?: ModalFlow<any>
  /** Goes to the next modal of the bound flow; without one it toggles. */
  nextOrToggle(params?: object): Promise<void>
  /** Goes to the previous modal of the bound flow; without one it toggles. */
  previousOrToggle(params?: object): Promise<void>
}

/** Options of a modal. */
export type ModalConfig<Params = {}, Metadata = {}> = {
  /** Key in `Modal.registry`. Default: 7 random characters. */
  id?: string
  /**
   * Starting params, restored on close; a function is awaited when the modal is
   * first used. Default: `{}`.
   */
  initialParams?: Params | (() => Promise<Params>)
  /** Initial visibility; a function may decide later. Default: `false`. */
  startsOpen?: boolean | (() => Promise<boolean>)
  /**
   * Not rendered by `ModalOutlet` and not in the stack: render
   * `<modal.Component />` yourself. Default: `false`.
   */
  independent?: boolean
  /** Keeps the content mounted while hidden. Default: `false`. */
  rendersWhenHidden?: boolean
  /**
   * How long `open`, `close` and `awaitTransition` wait, in milliseconds.
   * Default: `300`, from `Modal.DEFAULT_TRANSITION_DURATION`.
   */
  transitionDuration?: number
  /** Static data for your own code; never rendered. Default: `{}`. */
  metadata?: Metadata
}

/** A modal as a value with state: any code can open it and await its result. */
export class Modal<Params = {}, Result = void, Metadata = {}> {
  constructor(idOrConfig?: string | ModalConfig<Params, Metadata>)
  /**
   * Wraps the content of every modal. Renders nothing until the application
   * sets it.
   */
  static WrapperComponent: ComponentType<any>
  /** Milliseconds, `300` at start. */
  static DEFAULT_TRANSITION_DURATION: number
  /** All modals by id. */
  static readonly registry: Record<string, Modal<any, any, any>>
  /** Ids of the open dependent modals. */
  static readonly stack: readonly string[]
  static getInstance<P = {}, R = void>(id: string): Modal<P, R> | undefined
  readonly id: string
  readonly isVisible: boolean
  readonly currentParams: Params
  /** Place in the stack; the wrapper receives it as `zIndex`. */
  readonly stackIndex: number
  readonly hasPendingRequest: boolean
  readonly metadata: Metadata
  /** Sets what the modal shows. */
  content(
    render: (props: ModalContentProps<Params, Result>) => JSX.Element | null
  ): this
  /** Sets props of the wrapper. */
  props(props: WrapperProps | ((params: Params) => WrapperProps)): this
  /**
   * Opens the modal and merges the params into the current ones. Throws when it
   * is open.
   */
  open(params?: Partial<Params>): Promise<void>
  /**
   * Closes the modal, restores the initial params and resolves a pending
   * request with `null`.
   */
  close(): Promise<void>
  toggle(): Promise<void>
  /**
   * Opens the modal and returns a promise of its result, `null` when it is
   * closed without one. With `force` an earlier promise is dropped and never
   * settles.
   */
  request(params?: Partial<Params>, force?: boolean): Promise<Result | null>
  /** Replaces the params without opening. */
  setParams(params: Params): void
  /** Restores the initial params. */
  resetParams(): void
  /** Waits for the transition duration. */
  awaitTransition(count?: number): Promise<void>
  clone(): Modal<Params, Result, Metadata>
  /** Follows visibility and params. */
  useState(): { visible: boolean; params: Params }
  /** Keeps the stored params equal to the given ones. */
  useSync(params: Params): void
  /** Sets props of the wrapper from a component. */
  useProps(props: WrapperProps, deps?: unknown[]): void
  /** Renders the modal in place; its props win over stored params. */
  Component(
    props: Partial<Params> & { modalProps?: WrapperProps }
  ): JSX.Element | null
}

/** Creates a modal; a bare string sets only its id. */
export function modal<Params = {}, Result = void, Metadata = {}>(
  idOrConfig?: string | ModalConfig<Params, Metadata>
): Modal<Params, Result, Metadata>

/** Renders all dependent modals, near the root of the application. */
export function ModalOutlet(): JSX.Element

/** The params of a modal. */
export type ParamsOf<M> = M extends Modal<infer P, any, any> ? P : never

/** The result of a modal. */
export type ResultOf<M> = M extends Modal<any, infer R, any> ? R : never

/** Options of a flow. */
export type ModalFlowOptions = {
  /** Starts the flow when it is created. Default: `false`. */
  startsOpen?: boolean
  /** After the last modal comes the first. Default: `false`. */
  cycleForward?: boolean
  /** Before the first modal comes the last. Default: `false`. */
  cycleBackward?: boolean
}

/** A chain of modals that are open one at a time. */
export class ModalFlow<Modals extends readonly Modal<any, any, any>[]> {
  constructor(modals: Modals, options?: ModalFlowOptions)
  readonly modals: Modals
  readonly current?: string
  readonly allClosed: boolean
  readonly hasPendingRequest: boolean
  /** Binds the flow and opens the first modal. */
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
  request(
    params?: Partial<ParamsOf<Modals[number]>>,
    force?: boolean
  ): Promise<ResultOf<Modals[number]> | null>
  close(): Promise<void>
  end(): Promise<void>
}

/** Creates a flow of modals. */
export function modalFlow<const Modals extends readonly Modal<any, any, any>[]>(
  modals: Modals,
  options?: ModalFlowOptions
): ModalFlow<Modals>

/** A button of an alert. */
export type AlertOption = {
  text: string
  onPress?(): void
  style?: 'default' | 'cancel' | 'destructive' | 'outline' | 'minimal'
}

/** Texts and buttons of an alert. */
export type AlertOptions = {
  title?: string
  body?: string
  options?: AlertOption[]
  onDismiss?(): void
  type?: 'info' | 'error' | 'warn' | 'ask' | 'custom'
}

/** Opens one modal for messages and questions. */
export class Alert {
  /** The modal that shows alerts: set it once, before the first alert. */
  static modal: Modal<AlertOptions>
  /** Default title: `For your information`. */
  info(options?: AlertOptions): void
  /** Default title: `Please check`. */
  warn(options?: AlertOptions): void
  /**
   * Default title: `That did not work`, default body: `Try again in a moment.`
   */
  error(options?: AlertOptions): void
  /** Default title: `Please confirm`. */
  ask(options: AlertOptions): void
  custom<Extra extends object>(options: AlertOptions & Extra): void
}

/** Shows messages and questions; throws until `Alert.modal` is set. */
export const alert: Alert
