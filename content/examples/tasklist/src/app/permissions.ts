import { i18n } from '@lingui/core'
import { type Permission, PermissionsManager } from '@toolbox/permissions'
import * as native from 'react-native-permissions'
import { explainModal } from '@/app/explainPermission'

export async function explainFirst(permission: Permission) {
  if (permission.isGranted) return permission.value
  if (permission.isBlocked) return permission.request()

  const agreed = await explainModal.request({
    title: permission.config.title,
    reason: permission.config.reason
  })
  return agreed ? permission.request() : permission.value
}

export const permissions = new PermissionsManager(explainFirst, {
  notifications: {
    config: {
      get title() {
        return i18n._('Send reminders')
      },
      get reason() {
        return i18n._('Get a message on the day a task is due.')
      }
    },
    check: async () => (await native.checkNotifications()).status,
    request: async () =>
      (await native.requestNotifications(['alert', 'sound'])).status
  }
})
