import type { GlobalState } from '@toolbox/store'
import type { Session } from '@/types'

export const sessionState: GlobalState<Session>
