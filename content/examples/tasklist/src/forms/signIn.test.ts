import { afterEach, expect, test } from 'bun:test'
import { signInForm } from '@/forms/signIn'

afterEach(() => signInForm.resetValues())

test('a short password is invalid, and says so', () => {
  signInForm.setValues({ email: 'ana@example.com', password: 'short' })

  expect(signInForm.results).toBeNull()
  expect(signInForm.firstInvalid()?.validation.readableError).toBe(
    'Use eight characters or more'
  )
})

test('an empty form asks for the address first', () => {
  const invalid = signInForm.firstInvalid()

  expect(invalid?.field).toBe(signInForm.fields.email)
  expect(invalid?.validation.readableError).toBe('Enter an email address')
})

test('valid values are the results', () => {
  const values = { email: 'ana@example.com', password: 'long enough' }
  signInForm.setValues(values)

  expect(signInForm.results).toEqual(values)
})
