import path from 'node:path'
import { z } from 'zod'
import { SiteError } from '../../model/errors.ts'
import type { MarkdownSource, TagFile } from './content.ts'
import { type DocFrontMatter, tagPermalink } from './frontMatterSchema.ts'
import { findFile } from './loadModule.ts'
import { parseData } from './parseData.ts'
import { readText } from './readText.ts'
import { suggestName } from './suggestName.ts'
import { validateConfig } from './validateConfig.ts'

const tagsSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: z.string().optional(),
      permalink: tagPermalink.optional(),
      description: z.string().optional()
    })
    .nullable()
)

/** Files of tags by the folder whose pages they are for. */
export interface ReadTagFiles {
  readonly files: ReadonlyMap<string, TagFile>
  readonly problems: readonly SiteError[]
}

/**
 * Read `tags.yml` of each folder that has one: the tags that its pages name by
 * their keys.
 *
 * @param folders by the folder whose pages the file is for, the first wins; all
 * relative to the content folder
 */
export async function readTagFiles(
  root: string,
  folders: readonly (readonly [folder: string, from: string])[]
): Promise<ReadTagFiles> {
  const read = await Promise.all(
    folders.map(async ([folder, from]) => {
      const at = findFile(path.join(root, from), 'tags', ['yml', 'yaml'])
      if (at === undefined) return { problems: [], entries: [] }
      const { problems, value } = await readTagFile(path.relative(root, at), at)
      // Without the file no tag is unknown: what is wrong with it is said.
      if (problems.length > 0) return { problems, entries: [] }
      return { problems, entries: [[folder, value] as const] }
    })
  )
  return {
    files: new Map(read.flatMap(({ entries }) => entries).reverse()),
    problems: read.flatMap(({ problems }) => problems)
  }
}

async function readTagFile(
  file: string,
  at: string
): Promise<{ value: TagFile; problems: readonly SiteError[] }> {
  const value: TagFile = { file, byKey: new Map() }
  const { text, problems } = await readText(at, file)
  if (problems.length > 0) return { value, problems }
  const parsed = parseData(text, file)
  if (parsed.problems.length > 0) return { value, problems: parsed.problems }
  const checked = validateConfig(parsed.value ?? {}, tagsSchema, parsed.locator)
  if (!('value' in checked)) return { value, problems: checked.problems }
  const entries = Object.entries(checked.value).map(
    ([key, tag]) =>
      [key, { ...tag, label: tag?.label ?? capitalize(key) }] as const
  )
  return { value: { file, byKey: new Map(entries) }, problems: [] }
}

function capitalize(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase()
}

/** Find tags that a page writes although its folder's file has others. */
export function findUnknownTags(
  pages: readonly (Pick<MarkdownSource, 'locator'> & {
    readonly frontMatter: Pick<DocFrontMatter, 'tags'>
  })[],
  file: TagFile | undefined
): readonly SiteError[] {
  if (file === undefined) return []
  const keys = [...file.byKey.keys()]
  return pages.flatMap(({ frontMatter, locator }) =>
    (frontMatter.tags ?? []).flatMap((tag, index) =>
      typeof tag !== 'string' || file.byKey.has(tag)
        ? []
        : [
            new SiteError(`The tag "${tag}" is not in ${file.file}.`, {
              place: locator.findValue(['tags', index]),
              remedy:
                keys.length === 0
                  ? 'Add it there, or remove the file, which defines no tags.'
                  : suggestName(tag, keys, 'Tags')
            })
          ]
    )
  )
}
