// What no package declares: bundlers turn these into modules and values, so each
// app declares them itself.

// Lingui's plugins compile catalogs; the guide "Locales" shows this declaration.
declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

// Vite replaces these. Its `vite/client` would also declare all kinds of files.
interface ImportMeta {
  readonly env: { readonly DEV: boolean } & Record<`VITE_${string}`, string | undefined>
}
