import { i18n } from '@lingui/core'
import {
  Alert,
  type AlertOptions,
  Modal as AppModal,
  modal
} from '@toolbox/modals'
import { Button, Modal, Text } from '@/ui'

AppModal.WrapperComponent = Modal

Alert.modal = modal<AlertOptions>('alert')
  .props(({ title }) => ({ title }))
  .content(({ body, options = [], toggle }) => (
    <>
      {body && <Text text={body} />}
      {options.map(({ text, onPress }) => (
        <Button
          key={text}
          text={text}
          onPress={() => toggle().then(() => onPress?.())}
        />
      ))}
      {options.length === 0 && (
        <Button text={i18n._('OK')} onPress={toggle} />
      )}
    </>
  ))
