import type { Task } from '@app/contracts'
import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { type ModalContentProps, modal } from '@toolbox/modals'
import { fieldErrors } from '@/forms/fieldErrors'
import { useTaskForm } from '@/forms/task'
import { refreshStats, taskManager } from '@/services/tasks'
import { Button, DatePicker, Text, TextInput } from '@/ui'

type Params = { task?: Task }

function EditTask({ task, request }: ModalContentProps<Params, Task>) {
  const { t } = useLingui()
  const taskForm = useTaskForm(task)
  function onSuccess(saved: Task) {
    request?.resolve(saved)
    return refreshStats()
  }
  const listFilters = { status: 'open' as const }
  const create = taskManager.useCreate({ listFilters, onSuccess })
  const update = taskManager.useUpdate({ onSuccess })
  const { error, isPending, mutate } = task ? update : create
  const { fields, form } = error ? fieldErrors(error) : { fields: {} }

  function save() {
    const { results } = taskForm
    if (results) mutate(task ? { id: task.id, ...results } : results)
    else taskForm.firstInvalid()?.field.ref.current?.focus()
  }
  return (
    <>
      <TextInput
        {...taskForm.register('title')}
        label={t`Title`}
        forceError={fields.title}
      />
      <TextInput
        {...taskForm.register('notes')}
        label={t`Notes`}
        forceError={fields.notes}
      />
      <DatePicker
        {...taskForm.register('dueAt')}
        label={t`Due`}
        error={fields.dueAt}
      />
      {form && <Text text={form} style="color:danger" />}
      <Button text={t`Save`} loading={isPending} onPress={save} />
    </>
  )
}

export const editTaskModal = modal<Params, Task>('edit-task')
  .props(({ task }) => ({
    title: task ? i18n._('Edit task') : i18n._('New task'),
    dismissOnBackdrop: false
  }))
  .content(props => <EditTask {...props} />)
