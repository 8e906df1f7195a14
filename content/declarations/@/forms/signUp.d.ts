import type { BooleanField, Form, TextField } from '@toolbox/form'

/** The form of a new account. */
export const signUpForm: Form<{
  name: TextField
  email: TextField
  password: TextField
  terms: BooleanField
}>
