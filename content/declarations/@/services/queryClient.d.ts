import type { QueryClient } from '@tanstack/react-query'

export const queryClient: QueryClient
