import { i18n } from '@lingui/core'
import { fields, form, zodValidator } from '@toolbox/form'
import { z } from 'zod'

const email = z.email({ error: () => i18n._('Enter an email address') })
const password = z
  .string({ error: () => i18n._('Enter your password') })
  .min(8, { error: () => i18n._('Use eight characters or more') })

export const signInForm = form('sign-in', {
  email: fields.text({ validate: zodValidator(email) }),
  password: fields.text({
    secure: true,
    validate: zodValidator(password)
  })
})
