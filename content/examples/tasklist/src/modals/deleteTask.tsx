import { i18n } from '@lingui/core'
import { modal } from '@toolbox/modals'
import { taskManager } from '@/services/tasks'
import { Button, Text } from '@/ui'

function findTitle(taskId: string) {
  const options = { deepSearch: true }
  return taskManager.queryKeys.getRetrieveData(taskId, options)?.title
}

export const deleteTaskModal = modal<{ taskId: string }, boolean>(
  'delete-task'
)
  .props(() => ({ title: i18n._('Delete this task?') }))
  .content(({ taskId, request }) => (
    <>
      <Text text={findTitle(taskId)} />
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
