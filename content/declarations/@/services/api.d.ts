import type { ApiClient } from '@app/api-client'

export const api: ApiClient
