import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ModalOutlet } from '@toolbox/modals'
import { SignIn } from '@/screens/SignIn'
import { signOut } from '@/services/session'
import { sessionState } from '@/stores/session'
import { Button } from '@/ui'

export function App() {
  const isSignedIn = sessionState.use(({ userId }) => userId !== null)

  return (
    <I18nProvider i18n={i18n}>
      {isSignedIn ? (
        <Button text="Sign out" onPress={signOut} />
      ) : (
        <SignIn />
      )}
      <ModalOutlet />
    </I18nProvider>
  )
}
