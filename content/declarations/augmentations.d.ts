import type { ComponentType } from 'react'
import type { AppTheme } from '@toolbox/styles'
import type { ModalProps } from '@toolbox/web'

import type { TasklistTheme } from '@/app/theme'

declare module '@toolbox/styles' {
  interface ITheme extends AppTheme<TasklistTheme> {}
  interface IAppVariants {
    card: true
    dimmed: true
  }
  interface AppIcons {
    add: true
    archive: true
    camera: true
    check: true
    close: true
    search: true
    trash: true
    user: true
  }
}

declare module '@toolbox/modals' {
  interface ModalOverrides {
    WrapperComponent: ComponentType<ModalProps>
  }
}

declare module '@toolbox/form' {
  interface ExtraFieldOptions {
    label?: string
    placeholder?: string
    description?: string
  }
}

declare module '@toolbox/permissions' {
  interface PermissionStatuses {
    unavailable: true
  }
  interface PermissionConfig {
    title: string
    reason: string
    settingsHint?: string
  }
}
