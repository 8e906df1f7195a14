import type { DependencyList, RefObject } from 'react'
import type { z } from 'zod'
import type { StateSlice, GlobalState } from '@toolbox/store'

/** Augmentation point: options an application adds to every field (label, placeholder …). */
export interface ExtraFieldOptions {}

export type FieldIssue = {
  path: PropertyKey[]
  message: string
  code?: string
}

export type ValidationResult<Result = unknown, Err = FieldIssue[]> = {
  isValid: boolean
  result?: Result
  error?: Err
  readableError?: string
}

export type Validator<Value, Result = Value, Err = FieldIssue[]> = (
  value: Value | undefined
) => ValidationResult<Result, Err>

export class ValidationError extends Error {
  constructor(data: unknown)
  readonly data: unknown
}

export function zodValidator<S extends z.ZodType>(
  schema: S
): Validator<any, z.infer<S>>

export function isZodValidationResult(
  value: unknown
): value is ValidationResult<unknown>

export type FieldState<Value> = StateSlice<Value | undefined>

export type FieldOptions<Value, Result = Value> = ExtraFieldOptions & {
  name?: string
  defaultValue?: Value | Promise<Value> | (() => Value | Promise<Value>)
  state?: FieldState<Value>
  validate?: Validator<Value, Result>
  onValueChange?(value: Value | undefined): void
}

export interface FieldRef<Value = unknown> {
  getValue(): Value | undefined
  focus(): void
  blur(): void
  scrollIntoView(): Promise<void>
  revealValue(): void
  hideValue(): void
  toggleValueVisibility(): void
  emit(event: string, ...args: unknown[]): void
}

export type FieldRect = {
  x?: number
  y?: number
  width?: number
  height?: number
  pageX?: number
  pageY?: number
}

export type FieldPlatform = {
  measure(field: Field, wrapper: RefObject<any>): Promise<FieldRect>
  scrollTo(field: Field, scroll: RefObject<any>, rect: FieldRect): Promise<void>
  getPadding(field: Field): number
}

export type FieldValidation<Value, Result> = {
  value: Value | undefined
  validation: ValidationResult<Result>
  isValid: boolean
  isInvalid: boolean
  isSet: boolean
  isUnset: boolean
  startedUnset: boolean
  hasBlurred: boolean
  hasChanged: boolean
  showError: boolean
  message: string | undefined
  onInputBlurred(): void
}

export type FieldUse<Value, Result> = {
  value: Value | undefined
  setValue(value: Value | undefined): void
  changed: boolean
  representation: unknown
  validation: FieldValidation<Value, Result>
  options: FieldOptions<Value, Result>
}

export type FieldProps<F, Own = {}> = ExtraFieldOptions & Own & { field: F }

export class Field<Value = any, Result = any> {
  constructor(options?: FieldOptions<Value, Result>)
  static enableLogs: boolean
  static platform: FieldPlatform
  readonly type: string
  readonly name: string | undefined
  readonly options: FieldOptions<Value, Result>
  readonly ref: RefObject<FieldRef<Value> | null>
  readonly value: Value | undefined
  readonly isValid: boolean
  setValue(value: Value | undefined): void
  resetValue(): void
  changed(): boolean
  validate(value?: Value): ValidationResult<Result>
  attach(state: FieldState<Value>): void
  toInternalValue(input: unknown): Value
  toRepresentation(value: Value | undefined): unknown
  use(
    implementation?: Partial<FieldRef<Value>>,
    deps?: DependencyList
  ): FieldUse<Value, Result>
  useValue(): Value | undefined
  useValidation(): FieldValidation<Value, Result>
  useBinding(
    implementation: Partial<FieldRef<Value>>,
    deps?: DependencyList
  ): void
  props(): FieldProps<this>
  measure(wrapper: RefObject<any>): Promise<FieldRect>
  scrollTo(scroll: RefObject<any>, rect: FieldRect): Promise<void>
}

export type TextFieldOptions<R = string> = FieldOptions<string, R> & {
  secure?: boolean
  multiline?: boolean
}

export type NumberFieldOptions<R = number> = FieldOptions<number, R> & {
  min?: number
  max?: number
}

export type DateFieldOptions<R = Date> = FieldOptions<Date, R> & {
  minimumDate?: Date
  maximumDate?: Date
}

export type SelectOption<V> = {
  label: string
  value: V
}

export type SelectValue<V, Multi extends boolean> = Multi extends true ? V[] : V

export type SelectableFieldOptions<
  V,
  Multi extends boolean = false,
  R = SelectValue<V, Multi>
> = FieldOptions<SelectValue<V, Multi>, R> & {
  options: SelectOption<V>[]
  multiple?: Multi
  minItems?: number
  maxItems?: number
}

export type ListFieldOptions<V, R = V[]> = FieldOptions<V[], R> & {
  item?: Field<V, any>
}

export class TextField<R = string> extends Field<string, R> {
  constructor(options?: TextFieldOptions<R>)
  props(): FieldProps<this, { secure?: boolean; multiline?: boolean }>
}

export class NumberField<R = number> extends Field<number, R> {
  constructor(options?: NumberFieldOptions<R>)
  props(): FieldProps<this, { min?: number; max?: number }>
}

export class BooleanField<R = boolean> extends Field<boolean, R> {}

export class DateField<R = Date> extends Field<Date, R> {
  constructor(options?: DateFieldOptions<R>)
}

export class FileField<R = unknown> extends Field<unknown, R> {}

export class SelectableField<
  V extends string | number,
  Multi extends boolean = false,
  R = SelectValue<V, Multi>
> extends Field<SelectValue<V, Multi>, R> {
  constructor(options: SelectableFieldOptions<V, Multi, R>)
  props(): FieldProps<this, { options: SelectOption<V>[]; multiple?: Multi }>
}

export class ListField<V, R = V[]> extends Field<V[], R> {
  constructor(options?: ListFieldOptions<V, R>)
}

export const fields: {
  text<R = string>(options?: TextFieldOptions<R>): TextField<R>
  number<R = number>(options?: NumberFieldOptions<R>): NumberField<R>
  boolean<R = boolean>(options?: FieldOptions<boolean, R>): BooleanField<R>
  date<R = Date>(options?: DateFieldOptions<R>): DateField<R>
  file<R = unknown>(options?: FieldOptions<unknown, R>): FileField<R>
  selectable<
    V extends string | number,
    Multi extends boolean = false,
    R = SelectValue<V, Multi>
  >(options: SelectableFieldOptions<V, Multi, R>): SelectableField<V, Multi, R>
  list<V, R = V[]>(options?: ListFieldOptions<V, R>): ListField<V, R>
}

export type FormDef = Record<string, Field<any, any>>

export type FieldName<T extends FormDef> = keyof T & string

export type FormValues<T extends FormDef> = {
  [K in FieldName<T>]: T[K]['value']
}

export type FormResults<T extends FormDef> = {
  [K in FieldName<T>]: T[K] extends Field<any, infer R> ? R : never
}

export type FormValidation<T extends FormDef> = {
  [K in FieldName<T>]: ReturnType<T[K]['validate']>
}

export class Form<T extends FormDef> {
  constructor(id: string, fields: T)
  readonly id: string
  readonly fields: T
  readonly state: GlobalState<FormValues<T>>
  readonly values: FormValues<T>
  readonly isValid: boolean
  readonly results: FormResults<T> | null
  register<K extends FieldName<T>>(name: K): ReturnType<T[K]['props']>
  setValues(values: Partial<FormValues<T>>): void
  resetValues(): void
  validate<K extends FieldName<T> = FieldName<T>>(
    names?: K[]
  ): Pick<FormValidation<T>, K>
  firstInvalid():
    | {
        field: T[FieldName<T>]
        validation: ValidationResult
      }
    | undefined
  slice<K extends FieldName<T>>(name: K): StateSlice<FormValues<T>[K]>
  iterFields<R>(
    visit: (entry: [FieldName<T>, T[FieldName<T>]], index: number) => R
  ): R[]
  use<R>(selector: (form: this) => R): R
  useSetValues(
    values: Partial<FormValues<T>> | undefined,
    deps?: DependencyList
  ): void
}

export function form<T extends FormDef>(id: string, fields: T): Form<T>

export function useForm<T extends FormDef>(id: string, fields: T): Form<T>

export function useField<F extends Field<any, any>>(
  field: F | undefined,
  fallback: () => F,
  implementation?: Partial<FieldRef>,
  deps?: DependencyList
): ReturnType<F['use']>

export function useValidate<Value>(
  value: Value | undefined,
  validator: Validator<Value, any, any>
): {
  showError: boolean
  message: string | undefined
  onInputBlurred(): void
}
