import type { Task } from '@app/contracts'
import { useLingui } from '@lingui/react/macro'
import { alert } from '@toolbox/modals'
import { deleteTaskModal } from '@/modals/deleteTask'
import { editTaskModal } from '@/modals/editTask'
import { refreshStats, taskManager } from '@/services/tasks'
import { ActionIcon, Button, Text, Touchable, View } from '@/ui'

export function TaskRow({ task }: { task: Task }) {
  const { t } = useLingui()
  const onError = () => alert.error()
  const remove = taskManager.useDelete({
    optimistic: true,
    onSuccess: refreshStats,
    onError
  })
  const update = taskManager.useUpdate({
    async onSuccess() {
      // The task leaves one list and joins the other.
      await taskManager.queryKeys.invalidateList()
      await refreshStats()
    },
    onError
  })
  const isDone = task.status === 'done'

  const toggle = () =>
    update.mutate({ id: task.id, status: isDone ? 'open' : 'done' })
  async function askAndDelete() {
    const confirmed = await deleteTaskModal.request({ taskId: task.id })
    if (confirmed) remove.mutate(task.id)
  }

  return (
    <View style={['row', 'alignCenter', 'gap:2', 'card', 'p:2']}>
      <Touchable onPress={() => editTaskModal.request({ task })}>
        <Text text={task.title} style={isDone && 'dimmed'} />
      </Touchable>
      <Button
        text={isDone ? t`Reopen` : t`Done`}
        loading={update.isPending}
        onPress={toggle}
      />
      <ActionIcon
        icon="trash"
        label={t`Delete ${task.title}`}
        onPress={askAndDelete}
      />
    </View>
  )
}
