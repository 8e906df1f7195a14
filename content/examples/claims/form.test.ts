import {
  fields,
  form,
  ValidationError,
  zodValidator
} from '@toolbox/form'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useTaskForm } from '@/forms/task'
import { renderHook } from './renderHook'

const title = () =>
  fields.text({
    validate: zodValidator(z.string('Enter a title').min(1))
  })

test.each([undefined, null, '', 0])('setValues skips %j', value => {
  const task = form('task', { title: title() })
  task.setValues({ title: 'Buy milk' })

  task.setValues({ title: value as string })

  expect(task.values.title).toBe('Buy milk')
})

test('setValues sets false', () => {
  const terms = form('terms', { agreed: fields.boolean() })
  terms.setValues({ agreed: false })

  expect(terms.values.agreed).toBe(false)
})

test('setValue(undefined) empties a field', () => {
  const task = form('task', { title: title() })
  task.setValues({ title: 'Buy milk' })

  task.fields.title.setValue(undefined)

  expect(task.values.title).toBeUndefined()
  expect(task.results).toBeNull()
})

test('results hold what the validators made, and values what was typed', () => {
  const count = z.string().transform(Number)
  const order = form('order', {
    count: fields.text({ validate: zodValidator(count) })
  })
  order.setValues({ count: '3' })

  expect(order.values).toEqual({ count: '3' })
  expect(order.results).toEqual({ count: 3 })
})

test('the message on the type covers the empty field', () => {
  const task = form('task', { title: title() })

  expect(task.firstInvalid()?.field).toBe(task.fields.title)
  expect(task.firstInvalid()?.validation.readableError).toBe(
    'Enter a title'
  )
})

test('a message on min alone does not', () => {
  const schema = z.string().min(1, 'Enter a title')

  expect(zodValidator(schema)(undefined).readableError).toBe(
    'Invalid input: expected string, received undefined'
  )
})

test('resetValues restores the default and hides the error', () => {
  const text = fields.text({ defaultValue: 'Task' })
  const task = form('task', { title: title(), text })
  task.setValues({ text: 'Other' })
  task.fields.title.useValidation().onInputBlurred()
  expect(task.fields.title.useValidation().showError).toBe(true)

  task.resetValues()

  expect(task.values.text).toBe('Task')
  expect(task.fields.title.useValidation().showError).toBe(false)
})

test('a field that starts with a value shows its error at once', () => {
  const task = form('task', {
    count: fields.number({ defaultValue: -1 }),
    other: fields.number()
  })

  expect(task.fields.count.useValidation().showError).toBe(true)
  expect(task.fields.other.useValidation().showError).toBe(false)
})

test('a negative number needs a min', () => {
  expect(fields.number().validate(-1).isValid).toBe(false)
  expect(fields.number({ min: -5 }).validate(-1).isValid).toBe(true)
})

test('validate replaces the default validator as a whole', () => {
  const any = fields.number({ validate: () => ({ isValid: true }) })

  expect(any.validate(-1).isValid).toBe(true)
})

test('a date string is set to the start of its day', () => {
  const date = fields.date()
  date.setValue('2025-02-18T09:30:00' as unknown as Date)

  expect(date.value).toEqual(new Date(2025, 1, 18))
})

test('a bound with a time of day rejects today', () => {
  const date = fields.date({ minimumDate: new Date(2025, 1, 18, 12) })
  date.setValue('2025-02-18T18:00:00' as unknown as Date)

  expect(date.isValid).toBe(false)
})

test('a list stops at the first entry that fails', () => {
  const validate = vi.fn(() => ({ isValid: false }))
  fields.list({ item: fields.text({ validate }) }).validate(['a', 'b'])

  expect(validate).toHaveBeenCalledTimes(1)
})

test('with multiple, one choice is required unless minItems is 0', () => {
  const options = [{ label: 'Monday', value: 'mon' }]
  const days = { multiple: true, options } as const

  expect(fields.selectable(days).validate([]).isValid).toBe(false)
  const optional = fields.selectable({ ...days, minItems: 0 })
  expect(optional.validate([]).isValid).toBe(true)
})

test('a ValidationError makes the field invalid, and others propagate', () => {
  const fail = (error: Error) =>
    fields.text({
      validate: () => {
        throw error
      }
    })

  expect(fail(new ValidationError(['taken'])).validate('a')).toEqual({
    isValid: false,
    error: ['taken']
  })
  expect(() => fail(new Error('a bug')).validate('a')).toThrow('a bug')
})

test('register rejects a name that the form does not have', () => {
  const signUp = form('sign-up', { email: fields.text() })

  expect(() => signUp.register('mail' as 'email')).toThrow(
    'Form "sign-up" has no field "mail".'
  )
})

test('register returns the options of the input, and not the validator', () => {
  const signUp = form('sign-up', {
    email: fields.text({
      secure: true,
      validate: zodValidator(z.email())
    })
  })

  expect(signUp.register('email')).toEqual({
    field: signUp.fields.email,
    secure: true
  })
})

test('the form of a task keeps nothing of the previous task', () => {
  const task = {
    id: 'a',
    title: 'Buy milk',
    notes: 'Two liters',
    status: 'open' as const,
    assigneeId: null,
    dueAt: '2025-02-18T00:00:00.000Z',
    createdAt: '2025-01-01T00:00:00.000Z'
  }
  const first = renderHook(() => useTaskForm(task))
  const other = { ...task, id: 'b', notes: '', dueAt: null }
  const second = renderHook(() => useTaskForm(other))

  const { title, notes, dueAt } = task
  expect(first.results).toEqual({ title, notes, dueAt })
  expect(second.results).toEqual({ title, notes: '', dueAt: null })
})
