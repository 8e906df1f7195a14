import * as english from './texts.ts'

/** Name of a text of the site's own. */
export type TextName = keyof typeof english

/** Every text of the site's own, in one language. */
export type Texts = Readonly<Record<TextName, string>>

/** The texts that a language without a translation shows. */
export const englishTexts: Texts = { ...english }
