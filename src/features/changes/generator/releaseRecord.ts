import { z } from 'zod'
import { groupBy } from '../../../core/model/groupBy.ts'

const blockSchema = z.strictObject({
  hash: z.string(),
  /** Id of the heading above the block. */
  heading: z.string().optional(),
  /** The start of its text. */
  text: z.string()
})

const pageSchema = z.strictObject({
  /** With the prefix of its locale, without the base. */
  path: z.string(),
  /** Set if most of the page is new; then `blocks` has only its title. */
  isWhole: z.literal(true).optional(),
  blocks: z.array(blockSchema)
})

const releaseSchema = z.strictObject({
  name: z.string().min(1),
  date: z.iso.date(),
  pages: z.array(pageSchema)
})

const recordSchema = z.strictObject({
  /** From newest to oldest. The first one that was recorded has no pages. */
  releases: z.array(releaseSchema).min(1),
  /** Hashes of all blocks of the newest release; those of a line start alike. */
  texts: z.array(z.string())
})

/** A page that a release changed, as recorded. */
export type RecordedPage = Readonly<z.infer<typeof pageSchema>>

/** A release with what it brought and the site still has. */
export type RecordedRelease = Readonly<z.infer<typeof releaseSchema>>

/** What the content folder records about releases. */
export interface ReleaseRecord {
  readonly releases: readonly RecordedRelease[]
  /** Hashes of all blocks of the newest release. */
  readonly texts: ReadonlySet<string>
}

/**
 * Parse a record.
 *
 * @throws Error if it's damaged
 */
export function parseRecord(text: string): ReleaseRecord {
  const { releases, texts } = recordSchema.parse(JSON.parse(text))
  return { releases, texts: new Set(texts.flatMap(line => line.split(' '))) }
}

/** Print a record so that a change of a text changes few lines. */
export function printRecord({ releases, texts }: ReleaseRecord): string {
  const lines = groupBy([...texts].sort(), hash => hash.slice(0, 2))
  const record = {
    releases,
    texts: [...lines.values()].map(line => line.join(' '))
  }
  return `${JSON.stringify(record, null, 1)}\n`
}
