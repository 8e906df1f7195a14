import { z } from 'zod'
import { englishTexts } from '../../model/catalogue.ts'

/**
 * Translations of UI texts, in a locale's `texts.ts`. Unknown names and unknown
 * `{placeholders}` are rejected.
 */
export const textsSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(englishTexts).map(([name, english]) => [
      name,
      createTextSchema(name, english)
    ])
  )
)

function createTextSchema(name: string, english: string) {
  const known = listPlaceholders(english)
  return z
    .string()
    .refine(text => findUnknownPlaceholder(text, english) === undefined, {
      error: ({ input }) =>
        `"${name}" contains {${findUnknownPlaceholder(String(input), english)}}, which isn't a known placeholder.\nKnown placeholders: ${known.map(value => `{${value}}`).join(', ') || 'none'}.`
    })
    .optional()
}

/** Find a `{placeholder}` that the English text doesn't have. */
export function findUnknownPlaceholder(
  text: string,
  english: string
): string | undefined {
  const known = listPlaceholders(english)
  return listPlaceholders(text).find(value => !known.includes(value))
}

function listPlaceholders(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
