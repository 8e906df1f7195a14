declare module '*.svg' {
  const file: string
  export default file
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
