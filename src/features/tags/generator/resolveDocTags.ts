import type { ContentData } from '../../../core/content/content.ts'
import { listSourceFolders } from '../../../core/content/read/listSourceFolders.ts'
import type { ReadContext } from '../../../core/content/read/readMarkdown.ts'
import {
  findUnknownTags,
  readTagFiles
} from '../../../core/content/read/readTagFiles.ts'
import { type CreatedTags, createTags } from '../../../core/site/createTags.ts'
import type { SiteDraft, SitePart } from '../../../core/site/site.ts'

declare module '../../../core/content/content.ts' {
  interface ContentData {
    /** `tags.yml` by version folder. */
    readonly tags?: ReadonlyMap<string, TagFile>
  }
}

declare module '../../../core/site/site.ts' {
  interface SiteData {
    /** Tags of docs by version name. */
    readonly tags?: ReadonlyMap<string, CreatedTags>
  }
}

/** Read each version's `tags.yml`. */
export async function readDocTags(context: ReadContext): Promise<ContentData> {
  const folders = context.config.docs.versions.flatMap(({ name, folder }) =>
    listSourceFolders(folder, context, ({ docs }) => docs(name))
  )
  return { tags: await readTagFiles(context.root, folders, context.report) }
}

/** Create the tags of each version's docs. */
export function resolveDocTags({
  content,
  client,
  versions
}: SiteDraft): SitePart {
  const resolved = versions.map(({ data, basePath, docs, drafts }) => {
    const { name } = data
    const config = content.config.docs.versions.find(each => each.name === name)
    const file = content.data.tags?.get(config?.folder ?? '')
    const created = createTags(
      docs.map(({ source }) => source),
      { basePath: `${basePath}/tags`, baseUrl: client.baseUrl, file }
    )
    const all = [...docs, ...drafts].map(({ source }) => source)
    return { name, created, unknown: findUnknownTags(all, file) }
  })
  return {
    data: { tags: new Map(resolved.map(each => [each.name, each.created])) },
    warnings: resolved.flatMap(({ created, unknown }) => [
      ...unknown,
      ...created.warnings
    ])
  }
}
