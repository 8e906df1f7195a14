import * as Sentry from '@sentry/react'
import type { ThemePersistor } from '@toolbox/styles'
import { WebStyleRegistry } from '@toolbox/web'

export { Sentry, WebStyleRegistry as PlatformRegistry }

/** The development server forwards the calls of the API. */
export const localServer = 'http://localhost:5173/'

export const themePersistor: ThemePersistor = {
  get: key => localStorage.getItem(key),
  set: (key, value) => localStorage.setItem(key, value)
}

/** The browser sends its cookie, so no script ever holds the token. */
export const tokens = {
  read: async (): Promise<string | null> => null,
  save: async (_token: string | null) => {}
}

export function findDeviceLocale(): string {
  return navigator.language.slice(0, 2)
}
