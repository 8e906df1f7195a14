import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { alert, ModalOutlet } from '@toolbox/modals'
import { localeState } from '@/stores/locale'
import { Button, Page, Text } from '@/ui'

function Welcome() {
  const { t } = useLingui()
  const other = localeState.use() === 'en' ? 'pt' : 'en'

  return (
    <Page style={['column', 'gap:2', 'p:2']}>
      <Text text={t`Welcome to Tasklist`} />
      <Button
        text={t`Switch the language`}
        onPress={() => localeState.set(other)}
      />
      <Button
        text={t`Show a message`}
        onPress={() => alert.info({ body: t`There are no tasks yet.` })}
      />
    </Page>
  )
}

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Welcome />
      <ModalOutlet />
    </I18nProvider>
  )
}
