import { i18n } from '@lingui/core'
import { modal } from '@toolbox/modals'
import { Button, Text } from '@/ui'

type Params = { title: string; reason: string }

export const explainModal = modal<Params, boolean>('explain-permission')
  .props(({ title }) => ({ title }))
  .content(({ reason, request }) => (
    <>
      <Text text={reason} />
      <Button
        text={i18n._('Continue')}
        onPress={() => request?.resolve(true)}
      />
      <Button
        text={i18n._('Not now')}
        onPress={() => request?.resolve(false)}
      />
    </>
  ))
