import * as Sentry from '@sentry/react-native'
import { getDeviceLocale, MobileStyleRegistry } from '@toolbox/mobile'
import {
  type PersistentStorage,
  setGlobalStatePersistor
} from '@toolbox/store'
import type { ThemePersistor } from '@toolbox/styles'
import * as Keychain from 'react-native-keychain'
import { MMKV } from 'react-native-mmkv'

export { MobileStyleRegistry as PlatformRegistry, Sentry }

export const localServer = 'http://localhost:3000/'

const mmkv = new MMKV()

export const themePersistor: ThemePersistor = {
  get: key => mmkv.getString(key),
  set: (key, value) => mmkv.set(key, value)
}

const target: PersistentStorage = {}
setGlobalStatePersistor(
  new Proxy(target, {
    get: (_, key) => mmkv.getString(String(key)),
    set(_, key, value) {
      mmkv.set(String(key), value)
      return true
    },
    deleteProperty(_, key) {
      mmkv.delete(String(key))
      return true
    }
  })
)

/** The keychain is encrypted, while MMKV is a plain file. */
export const tokens = {
  async read(): Promise<string | null> {
    const entry = await Keychain.getGenericPassword()
    return entry ? entry.password : null
  },
  async save(token: string | null) {
    if (token === null) await Keychain.resetGenericPassword()
    else await Keychain.setGenericPassword('session', token)
  }
}

export function findDeviceLocale(): string {
  return getDeviceLocale({ en: true, pt: true }, 'en')
}
