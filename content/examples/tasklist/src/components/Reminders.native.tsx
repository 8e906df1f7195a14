import { useLingui } from '@lingui/react/macro'
import { openSettings } from 'react-native-permissions'
import { permissions } from '@/app/permissions'
import { Button } from '@/ui'

export function Reminders() {
  const { t } = useLingui()
  const status = permissions.use('notifications')

  if (status === 'granted' || status === 'unavailable') return null
  return (
    <>
      {status === 'blocked' && (
        <Button
          text={t`Allow reminders in the settings`}
          onPress={() => openSettings()}
        />
      )}
      <Button
        text={t`Remind me`}
        onPress={() => permissions.request('notifications')}
      />
    </>
  )
}
