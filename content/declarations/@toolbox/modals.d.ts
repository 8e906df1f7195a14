import type { ComponentType, JSX } from 'react'

/** Augmentation points: the wrapper's type, and named flows. */
export interface ModalOverrides {}

export interface ModalFlowDefs {}

export type WrapperProps = ModalOverrides extends {
  WrapperComponent: ComponentType<infer P>
}
  ? Partial<P>
  : Record<string, unknown>

export type ModalRequest<Result> = {
  resolve(result: Result): void
  reject(reason?: unknown): void
}

export type ModalContentProps<Params = {}, Result = void> = Params & {
  visible: boolean
  toggle(): Promise<void>
  request: ModalRequest<Result> | null
  flow?: ModalFlow<any>
  nextOrToggle(params?: object): Promise<void>
  previousOrToggle(params?: object): Promise<void>
}

export type ModalConfig<Params = {}, Metadata = {}> = {
  id?: string
  initialParams?: Params | (() => Promise<Params>)
  startsOpen?: boolean | (() => Promise<boolean>)
  independent?: boolean
  rendersWhenHidden?: boolean
  transitionDuration?: number
  metadata?: Metadata
}

export class Modal<Params = {}, Result = void, Metadata = {}> {
  constructor(idOrConfig?: string | ModalConfig<Params, Metadata>)
  static WrapperComponent: ComponentType<any>
  static DEFAULT_TRANSITION_DURATION: number
  static readonly registry: Record<string, Modal<any, any, any>>
  static readonly stack: readonly string[]
  static getInstance<P = {}, R = void>(id: string): Modal<P, R> | undefined
  readonly id: string
  readonly isVisible: boolean
  readonly currentParams: Params
  readonly stackIndex: number
  readonly hasPendingRequest: boolean
  readonly metadata: Metadata
  content(
    render: (props: ModalContentProps<Params, Result>) => JSX.Element | null
  ): this
  props(props: WrapperProps | ((params: Params) => WrapperProps)): this
  open(params?: Partial<Params>): Promise<void>
  close(): Promise<void>
  toggle(): Promise<void>
  request(params?: Partial<Params>, force?: boolean): Promise<Result | null>
  setParams(params: Params): void
  resetParams(): void
  awaitTransition(count?: number): Promise<void>
  clone(): Modal<Params, Result, Metadata>
  useState(): { visible: boolean; params: Params }
  useSync(params: Params): void
  useProps(props: WrapperProps, deps?: unknown[]): void
  Component(
    props: Partial<Params> & { modalProps?: WrapperProps }
  ): JSX.Element | null
}

export function modal<Params = {}, Result = void, Metadata = {}>(
  idOrConfig?: string | ModalConfig<Params, Metadata>
): Modal<Params, Result, Metadata>

export function ModalOutlet(): JSX.Element

export type ParamsOf<M> = M extends Modal<infer P, any, any> ? P : never

export type ResultOf<M> = M extends Modal<any, infer R, any> ? R : never

export type ModalFlowOptions = {
  startsOpen?: boolean
  cycleForward?: boolean
  cycleBackward?: boolean
}

export class ModalFlow<Modals extends readonly Modal<any, any, any>[]> {
  constructor(modals: Modals, options?: ModalFlowOptions)
  readonly modals: Modals
  readonly current?: string
  readonly allClosed: boolean
  readonly hasPendingRequest: boolean
  start(params?: Partial<ParamsOf<Modals[number]>>): Promise<void>
  next(params?: Partial<ParamsOf<Modals[number]>>): Promise<void>
  previous(params?: Partial<ParamsOf<Modals[number]>>): Promise<void>
  request(
    params?: Partial<ParamsOf<Modals[number]>>,
    force?: boolean
  ): Promise<ResultOf<Modals[number]> | null>
  close(): Promise<void>
  end(): Promise<void>
}

export function modalFlow<const Modals extends readonly Modal<any, any, any>[]>(
  modals: Modals,
  options?: ModalFlowOptions
): ModalFlow<Modals>

export type AlertOption = {
  text: string
  onPress?(): void
  style?: 'default' | 'cancel' | 'destructive' | 'outline' | 'minimal'
}

export type AlertOptions = {
  title?: string
  body?: string
  options?: AlertOption[]
  onDismiss?(): void
  type?: 'info' | 'error' | 'warn' | 'ask' | 'custom'
}

export class Alert {
  static modal: Modal<AlertOptions>
  info(options?: AlertOptions): void
  warn(options?: AlertOptions): void
  error(options?: AlertOptions): void
  ask(options: AlertOptions): void
  custom<Extra extends object>(options: AlertOptions & Extra): void
}

export const alert: Alert
