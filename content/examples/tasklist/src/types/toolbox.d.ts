import type { AppTheme } from '@toolbox/styles'
import type { ComponentType } from 'react'
import type { icons } from '@/app/icons/exports'
import type { TasklistTheme } from '@/app/theme'
import type { ModalProps } from '@/ui'

declare module '@toolbox/styles' {
  interface ITheme extends AppTheme<TasklistTheme> {}
  interface IAppVariants {
    card: true
    dimmed: true
  }
  interface AppIcons extends Record<keyof typeof icons, true> {}
}

declare module '@toolbox/form' {
  interface ExtraFieldOptions {
    label?: string
    placeholder?: string
  }
}

declare module '@toolbox/modals' {
  interface ModalOverrides {
    WrapperComponent: ComponentType<ModalProps>
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
