import type * as declared from '@toolbox/form'
import { createStateSlice, globalState } from '@toolbox/store'
import {
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore
} from 'react'
import type { z } from 'zod'

type Options = declared.FieldOptions<unknown, unknown> & {
  secure?: boolean
  multiline?: boolean
  min?: number
  max?: number
  minimumDate?: Date
  maximumDate?: Date
  options?: declared.SelectOption<unknown>[]
  multiple?: boolean
  minItems?: number
  maxItems?: number
  item?: Field
}
type Result = declared.ValidationResult

export class ValidationError extends Error {
  readonly data: unknown

  constructor(data: unknown) {
    super('The value is not valid.')
    this.data = data
  }
}

export const zodValidator =
  (schema: z.ZodType) =>
  (value: unknown): Result => {
    const { success, data, error } = schema.safeParse(value)
    if (success) return { isValid: true, result: data }
    const issues = error.issues as declared.FieldIssue[]
    const readableError = issues[0]?.message
    return { isValid: false, error: issues, readableError }
  }

function startOfDay(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const date = new Date(value)
  date.setHours(0, 0, 0, 0)
  return date
}

/** The validators of the factories, which `validate` replaces as a whole. */
const defaults: Record<
  string,
  (value: unknown, options: Options) => boolean
> = {
  text: value => typeof value === 'string',
  number: (value, { min = 0, max = 1e15 }) =>
    typeof value === 'number' && value >= min && value <= max,
  boolean: value => typeof value === 'boolean',
  date: (value, { minimumDate, maximumDate }) =>
    value instanceof Date &&
    (!minimumDate || value >= minimumDate) &&
    (!maximumDate || value <= maximumDate),
  file: () => true,
  selectable: (value, { multiple, options = [], ...bounds }) => {
    const { minItems = 1, maxItems = options.length } = bounds
    if (!multiple) return ['string', 'number'].includes(typeof value)
    return (
      Array.isArray(value) &&
      value.length >= minItems &&
      value.length <= maxItems
    )
  },
  list: (value, { item }) =>
    Array.isArray(value) &&
    value.every(entry => !item || item.validate(entry).isValid)
}

export class Field {
  readonly type: string
  readonly options: Options
  readonly ref: { current: declared.FieldRef | null } = { current: null }
  /** Connects an input to the field. */
  readonly use = this.useInput.bind(this)
  name: string | undefined
  hasBlurred = false
  #state: declared.FieldState<unknown>
  #initial: unknown

  constructor(type: string, options: Options = {}) {
    const own = globalState<{ value?: unknown }>({})
    this.type = type
    this.options = options
    this.name = options.name
    this.#state =
      options.state ??
      createStateSlice(
        own,
        state => state.value,
        value => ({ value })
      )
  }

  /** Applies the default value, which may be a promise or a function. */
  initialize() {
    const { defaultValue } = this.options
    const start =
      typeof defaultValue === 'function' ? defaultValue() : defaultValue
    if (start instanceof Promise) {
      void start.then(value => this.#start(value))
    } else if (start !== undefined) this.#start(start)
  }

  #start(value: unknown) {
    this.#initial = value
    this.#state.set(value)
  }

  attach(state: declared.FieldState<unknown>) {
    if (!this.options.state) this.#state = state
  }

  get value() {
    return this.#state.get()
  }
  get isValid() {
    return this.validate().isValid
  }
  get startedUnset() {
    return this.#initial === undefined
  }
  get showError() {
    return !this.isValid && (!this.startedUnset || this.hasBlurred)
  }

  /** The part of the hook that needs no component. */
  useValidation() {
    const { isValid, readableError } = this.validate()
    const { showError } = this
    const message = isValid ? undefined : readableError
    const onInputBlurred = () => {
      this.hasBlurred = true
    }
    return {
      isValid,
      isInvalid: !isValid,
      showError,
      message,
      onInputBlurred
    }
  }

  useValue() {
    const read = () => this.value
    return useSyncExternalStore(this.#state.listen, read, read)
  }

  useInput(implementation: Partial<declared.FieldRef> = {}) {
    const [, rerender] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      this.ref.current = implementation as declared.FieldRef
    })
    const validation = this.useValidation()
    return {
      value: this.useValue(),
      setValue: (value: unknown) => this.setValue(value),
      validation: {
        ...validation,
        onInputBlurred() {
          validation.onInputBlurred()
          rerender()
        }
      }
    }
  }

  changed() {
    return !Object.is(this.value, this.#initial)
  }

  setValue(value: unknown) {
    this.#state.set(this.type === 'date' ? startOfDay(value) : value)
    this.options.onValueChange?.(this.value)
  }

  resetValue() {
    this.#state.set(this.#initial)
    this.hasBlurred = false
  }

  validate(value: unknown = this.value): Result {
    const { validate, options } = {
      ...this.options,
      options: this.options
    }
    try {
      if (validate) return validate(value)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      return {
        isValid: false,
        error: error.data as declared.FieldIssue[]
      }
    }
    return defaults[this.type]?.(value, options)
      ? { isValid: true, result: value }
      : { isValid: false }
  }

  props() {
    const { validate, defaultValue, state, onValueChange, ...props } =
      this.options
    return { ...props, field: this }
  }
}

const create = (type: string) => (options?: Options) =>
  new Field(type, options)

export const fields = Object.fromEntries(
  Object.keys(defaults).map(type => [type, create(type)])
) as unknown as typeof declared.fields

type Values = Record<string, unknown>

export class Form {
  readonly id: string
  readonly fields: Record<string, Field>
  readonly state = globalState<Values>({})

  constructor(id: string, fields: Record<string, Field>) {
    this.id = id
    this.fields = fields
    for (const [name, field] of Object.entries(fields)) {
      field.name = name
      field.attach(this.slice(name))
      field.initialize()
    }
  }

  slice(name: string) {
    return createStateSlice(
      this.state,
      values => values[name],
      value => ({ [name]: value })
    )
  }

  get values() {
    return Object.fromEntries(
      this.iterFields(([name, field]) => [name, field.value])
    )
  }
  get isValid() {
    return this.firstInvalid() === undefined
  }
  get results() {
    if (!this.isValid) return null
    const validated = Object.entries(this.validate())
    return Object.fromEntries(
      validated.map(([name, { result }]) => [name, result])
    )
  }

  register(name: string) {
    const field = this.fields[name]
    if (field) return field.props()
    throw new Error(`Form "${this.id}" has no field "${name}".`)
  }

  setValues(values: Values) {
    for (const [name, value] of Object.entries(values)) {
      if (value || value === false) this.fields[name]?.setValue(value)
    }
  }

  resetValues() {
    this.iterFields(([, field]) => field.resetValue())
  }

  validate(names = Object.keys(this.fields)) {
    const results = names.map(
      name => [name, this.fields[name]?.validate() as Result] as const
    )
    return Object.fromEntries(results)
  }

  firstInvalid() {
    const field = Object.values(this.fields).find(each => !each.isValid)
    return field && { field, validation: field.validate() }
  }

  iterFields<R>(visit: (entry: [string, Field], index: number) => R) {
    return Object.entries(this.fields).map(visit)
  }
}

export const form = ((id: string, fields: Record<string, Field>) =>
  new Form(id, fields)) as unknown as typeof declared.form

export const useForm = ((id: string, fields: Record<string, Field>) => {
  const [current, setCurrent] = useState(() => new Form(id, fields))
  if (current.id === id) return current
  const next = new Form(id, fields)
  setCurrent(next)
  return next
}) as unknown as typeof declared.useForm
