import path from 'node:path'
import { englishTexts, type Texts } from '../../model/catalogue.ts'

/** A module in memory. */
export interface TextsModule {
  /** Absolute; nothing is there. */
  readonly file: string
  readonly code: string
}

/**
 * Write the module that takes the place of `model/texts.ts` in the bundle of a
 * site that says something other than the English texts.
 *
 * @param root of the project
 * @returns undefined where the English texts do
 */
export function createTextsModule(
  root: string,
  texts: Texts
): TextsModule | undefined {
  const entries = Object.entries(texts)
  const english = new Map(Object.entries(englishTexts))
  if (entries.every(([name, text]) => english.get(name) === text)) {
    return undefined
  }
  return {
    file: path.join(root, 'virtual/texts.js'),
    code: entries
      .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}\n`)
      .join('')
  }
}
