import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { alert, ModalOutlet } from '@toolbox/modals'
import { editTaskModal } from '@/modals/editTask'
import { SignIn } from '@/screens/SignIn'
import { queryClient } from '@/services/queryClient'
import { signOut } from '@/services/session'
import { sessionState } from '@/stores/session'
import { Button } from '@/ui'

async function createTask() {
  const task = await editTaskModal.request()
  if (task) alert.info({ title: task.title, body: task.createdAt })
}

export function App() {
  const isSignedIn = sessionState.use(({ userId }) => userId !== null)

  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        {!isSignedIn && <SignIn />}
        {isSignedIn && <Button text="New task" onPress={createTask} />}
        {isSignedIn && <Button text="Sign out" onPress={signOut} />}
        <ModalOutlet />
      </I18nProvider>
    </QueryClientProvider>
  )
}
