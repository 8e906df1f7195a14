import type { PermissionsManager } from '@toolbox/permissions'

export const permissions: PermissionsManager<
  'camera' | 'photos' | 'location' | 'notifications'
>
