import { ApiError } from '@app/api-client'
import { i18n } from '@lingui/core'

export type FormErrors = { fields: Record<string, string>; form?: string }

/** Turns a failed request into texts for a form. */
export function fieldErrors(error: unknown): FormErrors {
  if (!(error instanceof ApiError)) throw error

  const { details, message } = error.body?.error ?? {}
  if (details) return { fields: details }
  return {
    fields: {},
    form: message ?? i18n._('There is no connection. Try again later.')
  }
}
