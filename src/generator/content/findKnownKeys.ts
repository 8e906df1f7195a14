import { z } from 'zod'

/**
 * Find the keys that a schema knows for the object at a path, so that a slip
 * can be answered with the nearest right one.
 */
export function findKnownKeys(
  schema: z.core.$ZodType,
  path: readonly (string | number)[]
): readonly string[] {
  const reached = path.reduce<readonly z.core.$ZodType[]>(
    (schemas, key) => schemas.flatMap(inner => stepInto(inner, key)),
    unwrap(schema)
  )
  const keys = reached.flatMap(inner =>
    inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
  )
  return [...new Set(keys)]
}

function stepInto(
  schema: z.core.$ZodType,
  key: string | number
): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const inner: z.core.$ZodType | undefined = schema.shape[key]
    return inner === undefined ? [] : unwrap(inner)
  }
  if (schema instanceof z.ZodArray) return unwrap(schema.element)
  if (schema instanceof z.ZodRecord) return unwrap(schema.valueType)
  return []
}

/** The schemas behind defaults, options and alternatives. */
function unwrap(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodLazy
  ) {
    return unwrap(schema.unwrap())
  }
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrap)
  return [schema]
}
