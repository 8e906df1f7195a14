import type { GlobalState } from '@toolbox/store'

/** Who is signed in. The token is out of reach of this state. */
export const sessionState: GlobalState<{ userId: string | null }>
