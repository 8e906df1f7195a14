import type { DependencyList, RefObject } from 'react'
import type { z } from 'zod'
import type { StateSlice, GlobalState } from '@toolbox/store'

/**
 * Augmentation point: options an application adds to every field, such as label
 * and placeholder.
 */
export interface ExtraFieldOptions {}

/** One reason why a value is not valid. */
export type FieldIssue = {
  path: PropertyKey[]
  message: string
  code?: string
}

/** What a validator returns. */
export type ValidationResult<Result = unknown, Err = FieldIssue[]> = {
  isValid: boolean
  result?: Result
  error?: Err
  readableError?: string
}

/** Decides whether a value is valid and may transform it. */
export type Validator<Value, Result = Value, Err = FieldIssue[]> = (
  value: Value | undefined
) => ValidationResult<Result, Err>

/**
 * Thrown by a validator, it counts as invalid with `error: data`; any other
 * error propagates.
 */
export class ValidationError extends Error {
  constructor(data: unknown)
  readonly data: unknown
}

/**
 * Creates a validator from a zod schema; its result is the output of the
 * schema.
 */
export function zodValidator<S extends z.ZodType>(
  schema: S
): Validator<any, z.infer<S>>

/** Whether a value is the result of a zod validator. */
export function isZodValidationResult(
  value: unknown
): value is ValidationResult<unknown>

/** The state that holds the value of a field. */
export type FieldState<Value> = StateSlice<Value | undefined>

/**
 * Options common to all fields; options of the application are passed to the
 * input by `register`.
 */
export type FieldOptions<Value, Result = Value> = ExtraFieldOptions & {
  /** Set by the form. */
  name?: string
  /** Value, promise or function. Default: `undefined`. */
  defaultValue?: Value | Promise<Value> | (() => Value | Promise<Value>)
  /** Own state instead of the form's. */
  state?: FieldState<Value>
  /** Replaces the default validator. */
  validate?: Validator<Value, Result>
  onValueChange?(value: Value | undefined): void
}

/**
 * What an input binds for its field, so that code can focus it or scroll to it.
 */
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

/** Where an input is. */
export type FieldRect = {
  x?: number
  y?: number
  width?: number
  height?: number
  pageX?: number
  pageY?: number
}

/** How fields measure and scroll; set by `@toolbox/mobile` on import. */
export type FieldPlatform = {
  measure(field: Field, wrapper: RefObject<any>): Promise<FieldRect>
  scrollTo(field: Field, scroll: RefObject<any>, rect: FieldRect): Promise<void>
  getPadding(field: Field): number
}

/** Whether a field is valid, and whether its error is to be shown. */
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
  /**
   * The field is invalid, and either it started with a value or its input was
   * blurred once.
   */
  showError: boolean
  message: string | undefined
  onInputBlurred(): void
}

/** What `field.use()` returns to an input. */
export type FieldUse<Value, Result> = {
  value: Value | undefined
  setValue(value: Value | undefined): void
  changed: boolean
  representation: unknown
  validation: FieldValidation<Value, Result>
  options: FieldOptions<Value, Result>
}

/** The props that an input receives for a field. */
export type FieldProps<F, Own = {}> = ExtraFieldOptions & Own & { field: F }

/** Owns a value, its validator and the rule for when its error is shown. */
export class Field<Value = any, Result = any> {
  constructor(options?: FieldOptions<Value, Result>)
  static enableLogs: boolean
  /**
   * Set by `@toolbox/mobile` on import; on the web `scrollIntoView` is used and
   * `measure` reads the DOM.
   */
  static platform: FieldPlatform
  readonly type: string
  readonly name: string | undefined
  readonly options: FieldOptions<Value, Result>
  readonly ref: RefObject<FieldRef<Value> | null>
  readonly value: Value | undefined
  readonly isValid: boolean
  /** Sets the value; `undefined` clears the field. */
  setValue(value: Value | undefined): void
  /** Restores the default value. */
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

/** Options of `fields.text`. */
export type TextFieldOptions<R = string> = FieldOptions<string, R> & {
  /** Default: `false`. */
  secure?: boolean
  /** Default: `false`. */
  multiline?: boolean
}

/** Options of `fields.number`. */
export type NumberFieldOptions<R = number> = FieldOptions<number, R> & {
  /** Default: `0`. */
  min?: number
  /** Default: `1e15`. */
  max?: number
}

/** Options of `fields.date`. */
export type DateFieldOptions<R = Date> = FieldOptions<Date, R> & {
  minimumDate?: Date
  maximumDate?: Date
}

/** One choice of a selectable field. */
export type SelectOption<V> = {
  label: string
  value: V
}

/** The value of a selectable field: an array with `multiple`. */
export type SelectValue<V, Multi extends boolean> = Multi extends true ? V[] : V

/** Options of `fields.selectable`. */
export type SelectableFieldOptions<
  V,
  Multi extends boolean = false,
  R = SelectValue<V, Multi>
> = FieldOptions<SelectValue<V, Multi>, R> & {
  /** The choices. Required. */
  options: SelectOption<V>[]
  /** Makes the value an array. Default: `false`. */
  multiple?: Multi
  /** Default: `1`. */
  minItems?: number
  /** Default: `options.length`. */
  maxItems?: number
}

/** Options of `fields.list`. */
export type ListFieldOptions<V, R = V[]> = FieldOptions<V[], R> & {
  /** A field whose validator runs on each entry. */
  item?: Field<V, any>
}

/** A field with a `string`. */
export class TextField<R = string> extends Field<string, R> {
  constructor(options?: TextFieldOptions<R>)
  props(): FieldProps<this, { secure?: boolean; multiline?: boolean }>
}

/** A field with a `number` within bounds. */
export class NumberField<R = number> extends Field<number, R> {
  constructor(options?: NumberFieldOptions<R>)
  props(): FieldProps<this, { min?: number; max?: number }>
}

/** A field with a `boolean`. */
export class BooleanField<R = boolean> extends Field<boolean, R> {}

/**
 * A field with a `Date` within bounds; date strings are accepted and set to the
 * start of the day.
 */
export class DateField<R = Date> extends Field<Date, R> {
  constructor(options?: DateFieldOptions<R>)
}

/** A field with a file of any kind. */
export class FileField<R = unknown> extends Field<unknown, R> {}

/** A field with one choice, or several with `multiple`. */
export class SelectableField<
  V extends string | number,
  Multi extends boolean = false,
  R = SelectValue<V, Multi>
> extends Field<SelectValue<V, Multi>, R> {
  constructor(options: SelectableFieldOptions<V, Multi, R>)
  props(): FieldProps<this, { options: SelectOption<V>[]; multiple?: Multi }>
}

/** A field with a list; validation stops at the first entry that fails. */
export class ListField<V, R = V[]> extends Field<V[], R> {
  constructor(options?: ListFieldOptions<V, R>)
}

/** Creates fields by kind. */
export const fields: {
  /** A string field; any string is valid. */
  text<R = string>(options?: TextFieldOptions<R>): TextField<R>
  /** A number field, valid within `min` and `max`. */
  number<R = number>(options?: NumberFieldOptions<R>): NumberField<R>
  /** A boolean field; any boolean is valid. */
  boolean<R = boolean>(options?: FieldOptions<boolean, R>): BooleanField<R>
  /** A date field, valid within `minimumDate` and `maximumDate`. */
  date<R = Date>(options?: DateFieldOptions<R>): DateField<R>
  /** A file field; anything is valid. */
  file<R = unknown>(options?: FieldOptions<unknown, R>): FileField<R>
  /**
   * A field with choices; the number of items must be within `minItems` and
   * `maxItems`.
   */
  selectable<
    V extends string | number,
    Multi extends boolean = false,
    R = SelectValue<V, Multi>
  >(options: SelectableFieldOptions<V, Multi, R>): SelectableField<V, Multi, R>
  /** A list field; runs the item field's validator on each entry. */
  list<V, R = V[]>(options?: ListFieldOptions<V, R>): ListField<V, R>
}

/** The fields of a form by name. */
export type FormDef = Record<string, Field<any, any>>

/** The name of a field of a form. */
export type FieldName<T extends FormDef> = keyof T & string

/** The raw values of a form by field. */
export type FormValues<T extends FormDef> = {
  [K in FieldName<T>]: T[K]['value']
}

/** The validators' output by field. */
export type FormResults<T extends FormDef> = {
  [K in FieldName<T>]: T[K] extends Field<any, infer R> ? R : never
}

/** The validation results by field. */
export type FormValidation<T extends FormDef> = {
  [K in FieldName<T>]: ReturnType<T[K]['validate']>
}

/** A form made of field objects. */
export class Form<T extends FormDef> {
  constructor(id: string, fields: T)
  readonly id: string
  readonly fields: T
  readonly state: GlobalState<FormValues<T>>
  /** The raw input. */
  readonly values: FormValues<T>
  readonly isValid: boolean
  /**
   * The validators' output, after zod transforms, or `null` while any field is
   * invalid.
   */
  readonly results: FormResults<T> | null
  /**
   * Returns the props for the input of a field, among them the options of the
   * application.
   */
  register<K extends FieldName<T>>(name: K): ReturnType<T[K]['props']>
  /** Sets several values; `undefined`, `null`, `''` and `0` are skipped. */
  setValues(values: Partial<FormValues<T>>): void
  /** Restores the default values. */
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

/** Creates a form; at module level it is shared by all components. */
export function form<T extends FormDef>(id: string, fields: T): Form<T>

/** Creates a form for one component; it is rebuilt only when `id` changes. */
export function useForm<T extends FormDef>(id: string, fields: T): Form<T>

/** Uses the field that an input received, or a fallback of its own. */
export function useField<F extends Field<any, any>>(
  field: F | undefined,
  fallback: () => F,
  implementation?: Partial<FieldRef>,
  deps?: DependencyList
): ReturnType<F['use']>

/** Validates a value that is not in a field. */
export function useValidate<Value>(
  value: Value | undefined,
  validator: Validator<Value, any, any>
): {
  showError: boolean
  message: string | undefined
  onInputBlurred(): void
}
