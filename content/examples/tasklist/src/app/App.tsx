import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { ModalOutlet } from '@toolbox/modals'
import { SignIn } from '@/screens/SignIn'
import { Tasks } from '@/screens/Tasks'
import { queryClient } from '@/services/queryClient'
import { sessionState } from '@/stores/session'

export function App() {
  const isSignedIn = sessionState.use(({ userId }) => userId !== null)

  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        {isSignedIn ? <Tasks /> : <SignIn />}
        <ModalOutlet />
      </I18nProvider>
    </QueryClientProvider>
  )
}
