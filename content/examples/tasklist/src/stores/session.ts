import { globalState } from '@toolbox/store'

type Session = { userId: string | null }

/** Says who is signed in; the token itself is out of reach of this state. */
export const sessionState = globalState<Session>(
  { userId: null },
  { persistKey: 'session' }
)
