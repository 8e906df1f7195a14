import { createPathname, type Pathname } from '../../model/paths.ts'
import type { Site } from './site.ts'

/** Find the files of draft docs, by the addresses that they would have. */
export function findDraftFiles({
  content,
  versions
}: Pick<Site, 'content' | 'versions'>): ReadonlyMap<Pathname, string> {
  return new Map(
    versions.flatMap(({ basePath, data }) =>
      content.docs
        .filter(
          ({ frontMatter, version }) =>
            version === data.name && frontMatter.draft === true
        )
        .map(({ file, identity }) => [
          createPathname(`${basePath}${identity.slug}`),
          file
        ])
    )
  )
}
