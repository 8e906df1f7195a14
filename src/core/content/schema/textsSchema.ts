import { z } from 'zod'
import { englishTexts } from '../../model/catalogue.ts'

/**
 * Translations of the site's own texts, in a locale's `texts.ts`. A name that
 * no text has is refused with the nearest right one, and so is a `{value}` that
 * the text is never given.
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
  const known = listValues(english)
  return z
    .string()
    .refine(text => findUnknownValue(text, english) === undefined, {
      error: ({ input }) =>
        `"${name}" contains {${findUnknownValue(String(input), english)}}, which isn't a known placeholder.\nKnown placeholders: ${known.map(value => `{${value}}`).join(', ') || 'none'}.`
    })
    .optional()
}

/** Find a `{value}` of a translation that the English text does not have. */
export function findUnknownValue(
  text: string,
  english: string
): string | undefined {
  const known = listValues(english)
  return listValues(text).find(value => !known.includes(value))
}

function listValues(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
