import path from 'node:path'
import { z } from 'zod'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { validateValue } from '../check/validateValue.ts'
import type { MarkdownSource, TagFile } from '../content.ts'
import type { Report } from '../report.ts'
import {
  type SharedFrontMatter,
  tagPermalink
} from '../schema/frontMatterSchema.ts'
import { suggestName } from '../schema/suggestName.ts'
import type { SourceFolder } from './listSourceFolders.ts'
import { findFile } from './loadModule.ts'
import { readData } from './parseData.ts'

/** The contents of a `tags.yml`. */
export const tagsSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: z.string().optional(),
      permalink: tagPermalink.optional(),
      description: z.string().optional()
    })
    .nullable()
)

/**
 * Read the `tags.yml` of each folder: the tags that its pages refer to by key.
 *
 * @param folders where a file may be, and the folder that it applies to; the last
 * file wins
 */
export async function readTagFiles(
  contentDir: string,
  folders: readonly SourceFolder[],
  report: Report
): Promise<ReadonlyMap<string, TagFile>> {
  const read = await Promise.all(
    folders.map(async ({ from, to }) => {
      const at = findFile(path.join(contentDir, from), 'tags', ['yml', 'yaml'])
      // An invalid file is reported instead of its tags.
      const file =
        at && (await readTagFile(path.relative(contentDir, at), at, report))
      return file ? [[to, file] as const] : []
    })
  )
  return new Map(read.flat())
}

async function readTagFile(
  file: string,
  at: string,
  report: Report
): Promise<TagFile | undefined> {
  const data = await readData(at, file, report)
  if (data === undefined) return undefined
  const checked = validateValue(data.value ?? {}, tagsSchema, data.locator)
  report(checked.diagnostics)
  if (!('value' in checked)) return undefined
  const entries = Object.entries(checked.value).map(
    ([key, tag]) =>
      [key, { ...tag, label: tag?.label ?? capitalize(key) }] as const
  )
  return { file, byKey: new Map(entries) }
}

function capitalize(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase()
}

/** Find tags in front matter that the folder's tags file doesn't define. */
export function findUnknownTags(
  pages: readonly (Pick<MarkdownSource, 'locator'> & {
    readonly frontMatter: Pick<SharedFrontMatter, 'tags'>
  })[],
  file: TagFile | undefined
): readonly Diagnostic[] {
  if (file === undefined) return []
  const keys = [...file.byKey.keys()]
  return pages.flatMap(({ frontMatter, locator }) =>
    (frontMatter.tags ?? []).flatMap((tag, index) =>
      typeof tag !== 'string' || file.byKey.has(tag)
        ? []
        : [
            {
              severity: 'warning',
              message: `The tag "${tag}" isn't defined in ${file.file}.`,
              place: locator.findValue(['tags', index]),
              hint:
                keys.length === 0
                  ? 'Add the tag to the file, or remove the file, which is empty.'
                  : suggestName(tag, keys, 'Tags')
            }
          ]
    )
  )
}
