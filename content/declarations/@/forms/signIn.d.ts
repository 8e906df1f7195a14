import type { Form, TextField } from '@toolbox/form'

/** The form of the sign-in page. */
export const signInForm: Form<{ email: TextField; password: TextField }>
