import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type FormErrors, fieldErrors } from '@/forms/fieldErrors'
import { signInForm } from '@/forms/signIn'
import { signIn, signUp } from '@/services/session'
import { Button, Page, Text, TextInput } from '@/ui'

export function SignIn() {
  const { t } = useLingui()
  const [errors, setErrors] = useState<FormErrors>({ fields: {} })

  async function submit(send: typeof signIn) {
    const { results } = signInForm
    if (!results) {
      signInForm.firstInvalid()?.field.ref.current?.focus()
      return
    }
    setErrors({ fields: {} })
    try {
      await send(results)
      signInForm.resetValues()
    } catch (error) {
      setErrors(fieldErrors(error))
    }
  }

  return (
    <Page style={['column', 'gap:2', 'p:2']}>
      <Text text={t`Welcome to Tasklist`} />
      <TextInput
        {...signInForm.register('email')}
        label={t`Email`}
        forceError={errors.fields.email}
      />
      <TextInput
        {...signInForm.register('password')}
        label={t`Password`}
        forceError={errors.fields.password}
        visibilityToggle
      />
      {errors.form && <Text text={errors.form} style="color:danger" />}
      <Button text={t`Sign in`} onPress={() => submit(signIn)} />
      <Button text={t`Create account`} onPress={() => submit(signUp)} />
    </Page>
  )
}
