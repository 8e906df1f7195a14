import type { DependencyList, RefObject } from 'react'
import type { z } from 'zod'
import type { StateSlice, GlobalState } from '@toolbox/store'

/**
 * Augmentation point: options your app adds to every field, such as label
 * and placeholder.
 */
export interface ExtraFieldOptions {}

/** One reason why a value is not valid. */
export type FieldIssue = {
  /** Where in the value it is; empty for the value as a whole. */
  path: PropertyKey[]
  /** A sentence for users. */
  message: string
  /** A name for code, such as `too_small` of zod. */
  code?: string
}

/** What a validator returns. */
export type ValidationResult<Result = unknown, Err = FieldIssue[]> = {
  /** Whether the value is accepted. */
  isValid: boolean
  /** What the form returns; its type can differ from the value's. */
  result?: Result
  /** What's wrong, for code. */
  error?: Err
  /** What's wrong, in one sentence for users. */
  readableError?: string
}

/** Decides whether a value is valid and can transform it. */
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
 * Creates a validator from a zod schema; its result is the
 * schema's output.
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
 * Options of all fields; your app's own options are passed to the
 * input by `register`.
 */
export type FieldOptions<Value, Result = Value> = ExtraFieldOptions & {
  /**
   * The key in the form, which sets it.
   *
   * @defaultValue set by the form
   */
  name?: string
  /**
   * The value at the start: itself, a promise of it, or a function that returns
   * either.
   *
   * @defaultValue `undefined`
   */
  defaultValue?: Value | Promise<Value> | (() => Value | Promise<Value>)
  /**
   * Where the value is kept, for example a slice of a global state.
   *
   * @defaultValue the form's state
   */
  state?: FieldState<Value>
  /**
   * Decides whether a value is valid. It replaces the default validator as a
   * whole, and determines the type of the result.
   *
   * @defaultValue the factory's validator
   */
  validate?: Validator<Value, Result>
  /** Called with each new value. */
  onValueChange?(value: Value | undefined): void
}

/**
 * What an input binds for its field, so that code can focus it or scroll to it.
 */
export interface FieldRef<Value = unknown> {
  /** Reads the value from the input. */
  getValue(): Value | undefined
  /** Moves the focus to the input. */
  focus(): void
  /** Removes the focus from the input. */
  blur(): void
  /** Scrolls the input into view; resolves when it's visible. */
  scrollIntoView(): Promise<void>
  /** Shows the value of a secure input. */
  revealValue(): void
  /** Hides the value of a secure input. */
  hideValue(): void
  /** Shows a hidden value, and hides a shown one. */
  toggleValueVisibility(): void
  /** Sends a custom event to the input. */
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
  /** Resolves with the place of an input inside a container. */
  measure(field: Field, wrapper: RefObject<any>): Promise<FieldRect>
  /** Scrolls a container to a place. */
  scrollTo(field: Field, scroll: RefObject<any>, rect: FieldRect): Promise<void>
  /** Returns the space in pixels to leave above an input. */
  getPadding(field: Field): number
}

/** Whether a field is valid, and whether to show its error. */
export type FieldValidation<Value, Result> = {
  /** The value that was validated. */
  value: Value | undefined
  /** What the validator returned. */
  validation: ValidationResult<Result>
  /** Whether the [validator](@site/docs/form/declare.mdx#validators) accepts it. */
  isValid: boolean
  /** Whether the validator rejects it. */
  isInvalid: boolean
  /** Whether there is a value. */
  isSet: boolean
  /** Whether there is no value. */
  isUnset: boolean
  /** Whether it started without a value. */
  startedUnset: boolean
  /** Whether the user has left the input at least once. */
  hasBlurred: boolean
  /** Whether the value has changed. */
  hasChanged: boolean
  /**
   * Whether the error is to be seen now: the field is invalid, and either it
   * started with a value or its input was blurred once.
   */
  showError: boolean
  /** The sentence to show; `undefined` while the field is valid. */
  message: string | undefined
  /** Call it when the user leaves the input. */
  onInputBlurred(): void
}

/** What `field.use()` returns to an input. */
export type FieldUse<Value, Result> = {
  /** The value; `undefined` while the field is empty. */
  value: Value | undefined
  /** Changes the value; `undefined` empties the field. */
  setValue(value: Value | undefined): void
  /** Whether the value has changed. */
  changed: boolean
  /** The value as the input shows it. */
  representation: unknown
  /** Whether the value is valid, and whether to show its error. */
  validation: FieldValidation<Value, Result>
  /** The options from the declaration. */
  options: FieldOptions<Value, Result>
}

/** The props that an input receives for a field. */
export type FieldProps<F, Own = {}> = ExtraFieldOptions & Own & { field: F }

/** Owns a value, its validator and the rule for when its error is shown. */
export class Field<Value = any, Result = any> {
  constructor(options?: FieldOptions<Value, Result>)
  /**
   * Logs changes and validations of all fields through `@toolbox/logger`.
   *
   * @defaultValue `false`
   */
  static enableLogs: boolean
  /**
   * How fields measure and scroll. `@toolbox/mobile` sets it on import; on the
   * web `scrollIntoView` is used, and `measure` reads the DOM.
   */
  static platform: FieldPlatform
  /** The field type, such as `text`. */
  readonly type: string
  /** The key in the form; `undefined` without a form. */
  readonly name: string | undefined
  /** The options from the declaration. */
  readonly options: FieldOptions<Value, Result>
  /**
   * What the input binds: `field.ref.current?.focus()`.
   *
   * @throws `The input of "email" does not implement focus().` for a method that
   * the input did not bind
   */
  readonly ref: RefObject<FieldRef<Value> | null>
  /** The current value. */
  readonly value: Value | undefined
  /** Whether the value is valid now. */
  readonly isValid: boolean
  /**
   * Sets the value; `undefined` empties the field.
   *
   * @example
   * ```ts
   * import { taskForm } from '@/forms/taskForm'
   * // ---cut---
   * // The way to empty a field: setValues of the form skips undefined.
   * taskForm.fields.dueAt.setValue(undefined)
   * ```
   */
  setValue(value: Value | undefined): void
  /**
   * Restores the default value and forgets that the input was left, so that no
   * error shows.
   */
  resetValue(): void
  /** Returns whether the value has changed since the start. */
  changed(): boolean
  /**
   * Validates a value, or the field's own value.
   *
   * @example
   * ```ts
   * import { taskForm } from '@/forms/taskForm'
   * // ---cut---
   * const { dueAt } = taskForm.fields
   * const { isValid } = dueAt.validate(new Date()) // its value stays
   * ```
   */
  validate(value?: Value): ValidationResult<Result>
  /** Moves the value to another state. */
  attach(state: FieldState<Value>): void
  /** Turns what comes in into the value that is stored. */
  toInternalValue(input: unknown): Value
  /** Turns the value into what the input shows. */
  toRepresentation(value: Value | undefined): unknown
  /**
   * Hook: connects an input to the field.
   *
   * @param implementation - the ref methods that the input implements
   * @param deps - what these depend on, as in `useEffect`
   */
  use(
    implementation?: Partial<FieldRef<Value>>,
    deps?: DependencyList
  ): FieldUse<Value, Result>
  /**
   * Hook: subscribes to the value only.
   *
   * @example
   * ```ts
   * import { taskForm } from '@/forms/taskForm'
   * // ---cut---
   * // The title is undefined while nothing is typed.
   * const { length } = taskForm.fields.title.useValue() ?? ''
   * ```
   */
  useValue(): Value | undefined
  /** Hook: subscribes to the validation only. */
  useValidation(): FieldValidation<Value, Result>
  /** Hook: binds ref methods, and returns nothing. */
  useBinding(
    implementation: Partial<FieldRef<Value>>,
    deps?: DependencyList
  ): void
  /** Returns the props that the form's `register` passes to the input. */
  props(): FieldProps<this>
  /** Resolves with the input's position inside a container. */
  measure(wrapper: RefObject<any>): Promise<FieldRect>
  /** Scrolls a container to a place that `measure` gave. */
  scrollTo(scroll: RefObject<any>, rect: FieldRect): Promise<void>
}

/** Options of `fields.text`. */
export type TextFieldOptions<R = string> = FieldOptions<string, R> & {
  /**
   * Hides what is typed, for passwords.
   *
   * @defaultValue `false`
   */
  secure?: boolean
  /**
   * Allows line breaks.
   *
   * @defaultValue `false`
   */
  multiline?: boolean
}

/** Options of `fields.number`. */
export type NumberFieldOptions<R = number> = FieldOptions<number, R> & {
  /**
   * The smallest valid number. Negative numbers need one.
   *
   * @defaultValue `0`
   */
  min?: number
  /**
   * The largest valid number.
   *
   * @defaultValue `1e15`
   */
  max?: number
}

/** Options of `fields.date`. */
export type DateFieldOptions<R = Date> = FieldOptions<Date, R> & {
  /**
   * The earliest valid date. A date string counts as the start of its day, so
   * set the bound to the start of a day as well.
   */
  minimumDate?: Date
  /** The latest valid date. */
  maximumDate?: Date
}

/** One choice of a selectable field. */
export type SelectOption<V> = {
  /** The text that users see. */
  label: string
  /** The value that the field stores. */
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
  /** The choices. */
  options: SelectOption<V>[]
  /**
   * Lets users choose several options; the value is then an array.
   *
   * @defaultValue `false`
   */
  multiple?: Multi
  /**
   * The least that users must choose, with `multiple`.
   *
   * @defaultValue `1`
   */
  minItems?: number
  /**
   * The most that users can choose, with `multiple`.
   *
   * @defaultValue `options.length`
   */
  maxItems?: number
}

/** Options of `fields.list`. */
export type ListFieldOptions<V, R = V[]> = FieldOptions<V[], R> & {
  /**
   * A field whose validator runs on each entry and stops at the first that
   * fails; without it any array is valid.
   */
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
  /** A field with a `string`; any string is valid, but an empty field isn't. */
  text<R = string>(options?: TextFieldOptions<R>): TextField<R>
  /** A field of a `number`, valid from `min` to `max`. */
  number<R = number>(options?: NumberFieldOptions<R>): NumberField<R>
  /**
   * A field of a `boolean`; any boolean is valid.
   *
   * @example
   * ```ts
   * import { fields, zodValidator } from '@toolbox/form'
   * import { z } from 'zod'
   * // ---cut---
   * const terms = fields.boolean({
   *   validate: zodValidator(z.literal(true, 'Accept the terms'))
   * })
   * ```
   */
  boolean<R = boolean>(options?: FieldOptions<boolean, R>): BooleanField<R>
  /**
   * A field of a `Date`, valid from `minimumDate` to `maximumDate`. Date strings
   * are accepted, and set to the start of the day.
   */
  date<R = Date>(options?: DateFieldOptions<R>): DateField<R>
  /**
   * A field of a file; anything is valid.
   *
   * @example
   * ```ts
   * import { fields, zodValidator } from '@toolbox/form'
   * import { z } from 'zod'
   * // ---cut---
   * const photo = fields.file({
   *   validate: zodValidator(z.file('Choose a picture').mime('image/png'))
   * })
   * ```
   */
  file<R = unknown>(options?: FieldOptions<unknown, R>): FileField<R>
  /**
   * A field of one choice, or of an array with `multiple`; a string or number is
   * valid, and as many as `minItems` and `maxItems` allow.
   *
   * @example
   * ```ts
   * import { fields } from '@toolbox/form'
   * // ---cut---
   * const days = fields.selectable({
   *   multiple: true,
   *   options: [{ label: 'Monday', value: 'mon' }],
   *   minItems: 0 // with multiple, one has to be chosen otherwise
   * })
   * ```
   */
  selectable<
    V extends string | number,
    Multi extends boolean = false,
    R = SelectValue<V, Multi>
  >(options: SelectableFieldOptions<V, Multi, R>): SelectableField<V, Multi, R>
  /** A field of an array; the validator of `item` runs on each entry. */
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
  /** Identifies the form in messages. */
  readonly id: string
  /** The fields by name. */
  readonly fields: T
  /** The state that holds the values. */
  readonly state: GlobalState<FormValues<T>>
  /** The fields' current values, valid or not. */
  readonly values: FormValues<T>
  /** Whether all fields are valid. */
  readonly isValid: boolean
  /**
   * The validators' output, after zod transforms; `null` while
   * any field is invalid.
   */
  readonly results: FormResults<T> | null
  /**
   * Returns the props for the input of a field, among them the options of your
   * app, such as `label`.
   *
   * @throws `Form "sign-up" has no field "mail".`
   * @example
   * ```tsx
   * import { TextInput } from '@toolbox/web'
   * import { taskForm } from '@/forms/taskForm'
   * // ---cut---
   * // Props after it win over the field's options.
   * const title = <TextInput {...taskForm.register('title')} label="Task" />
   * ```
   */
  register<K extends FieldName<T>>(name: K): ReturnType<T[K]['props']>
  /**
   * Sets several values. `undefined`, `null`, `''` and `0` are skipped, `false`
   * is not; empty a field with `field.setValue(undefined)`.
   */
  setValues(values: Partial<FormValues<T>>): void
  /**
   * Restores the default values and forgets which inputs were left, so that no
   * error shows.
   */
  resetValues(): void
  /**
   * Validates some or all fields, and returns the results by name.
   *
   * @example
   * ```ts
   * import { taskForm } from '@/forms/taskForm'
   * // ---cut---
   * // One step of a longer form.
   * const { title, dueAt } = taskForm.validate(['title', 'dueAt'])
   * const isStepDone = title.isValid && dueAt.isValid
   * ```
   */
  validate<K extends FieldName<T> = FieldName<T>>(
    names?: K[]
  ): Pick<FormValidation<T>, K>
  /**
   * Returns the first invalid field with its validation, or `undefined` when all
   * are valid.
   *
   * @example
   * ```ts
   * import { taskForm } from '@/forms/taskForm'
   * // ---cut---
   * const { readableError } = taskForm.firstInvalid()?.validation ?? {}
   * // 'Give the task a title'
   * ```
   */
  firstInvalid():
    | {
        field: T[FieldName<T>]
        validation: ValidationResult
      }
    | undefined
  /**
   * Returns one value as a slice, for other code.
   *
   * @example
   * ```ts
   * import { taskForm } from '@/forms/taskForm'
   * // ---cut---
   * const title = taskForm.slice('title')
   * title.listen(text => sessionStorage.setItem('draft', text ?? ''))
   * ```
   */
  slice<K extends FieldName<T>>(name: K): StateSlice<FormValues<T>[K]>
  /**
   * Calls a function with each name and field, and returns its results.
   *
   * @example
   * ```ts
   * import { taskForm } from '@/forms/taskForm'
   * // ---cut---
   * const changedNames = taskForm
   *   .iterFields(([name, field]) => (field.changed() ? name : []))
   *   .flat()
   * ```
   */
  iterFields<R>(
    visit: (entry: [FieldName<T>, T[FieldName<T>]], index: number) => R
  ): R[]
  /**
   * Hook: returns what the selector picks from the form. The component
   * re-renders when that changes.
   */
  use<R>(selector: (form: this) => R): R
  /**
   * Hook: sets values when its dependencies change, for example once an item is
   * loaded.
   *
   * @since 2.2
   */
  useSetValues(
    values: Partial<FormValues<T>> | undefined,
    deps?: DependencyList
  ): void
}

/** Creates a form; at module level it is shared by all components. */
export function form<T extends FormDef>(id: string, fields: T): Form<T>

/** Creates a form for one component; it is rebuilt only when `id` changes. */
export function useForm<T extends FormDef>(id: string, fields: T): Form<T>

/** Uses the field that an input received, or a fallback. */
export function useField<F extends Field<any, any>>(
  field: F | undefined,
  fallback: () => F,
  implementation?: Partial<FieldRef>,
  deps?: DependencyList
): ReturnType<F['use']>

/** Validates a value without a field. */
export function useValidate<Value>(
  value: Value | undefined,
  validator: Validator<Value, any, any>
): {
  showError: boolean
  message: string | undefined
  onInputBlurred(): void
}
