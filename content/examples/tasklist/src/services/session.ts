import type { Credentials, Session } from '@app/contracts'
import { tokens } from '@/app/platform'
import { api } from '@/services/api'
import { sessionState } from '@/stores/session'

async function start({ token, userId }: Session) {
  await tokens.save(token)
  sessionState.set({ userId })
}

export async function signIn(data: Credentials) {
  await start(await api.auth.signIn(data))
}

export async function signUp(data: Credentials) {
  await start(await api.auth.signUp(data))
}

export async function signOut() {
  await api.auth.signOut()
  await tokens.save(null)
  sessionState.reset()
}
