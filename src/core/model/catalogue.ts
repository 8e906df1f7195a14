import * as english from './texts.ts'

/** The name of a UI text. */
type TextName = keyof typeof english

/** All UI texts in one language. */
export type Texts = Readonly<Record<TextName, string>>

/** Fallback texts for languages without a translation. */
export const englishTexts: Texts = { ...english }
