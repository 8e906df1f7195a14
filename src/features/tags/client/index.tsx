import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { TagList } from '../../../core/client/ui/TagList.tsx'
import { createTagsHead } from '../tags.ts'

export default {
  slots: { afterDoc: TagsOfDoc },
  head: createTagsHead
} satisfies ClientFeature

/** Show the tags of the current doc. */
function TagsOfDoc() {
  const { route } = usePage().page
  return route.kind === 'doc' ? <TagList tags={route.tags ?? []} /> : null
}
