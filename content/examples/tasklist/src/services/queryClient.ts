import { QueryClient } from '@tanstack/react-query'
import { sessionState } from '@/stores/session'

export const queryClient = new QueryClient()

// The next user must not see what this one has loaded.
sessionState.listen(() => queryClient.clear())
