/** English only: a text is its own translation. */
export const i18n = { _: (text: string) => text, loadAndActivate() {} }
