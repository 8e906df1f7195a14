import { i18n } from '@lingui/core'
import { modal } from '@toolbox/modals'
import { Button, Text } from '@/ui'

export const deleteTaskModal = modal<{ title: string }, boolean>(
  'delete-task'
)
  .props(() => ({ title: i18n._('Delete this task?') }))
  .content(({ title, request }) => (
    <>
      <Text text={title} />
      <Button
        text={i18n._('Keep it')}
        onPress={() => request?.resolve(false)}
      />
      <Button
        text={i18n._('Delete it')}
        onPress={() => request?.resolve(true)}
      />
    </>
  ))
