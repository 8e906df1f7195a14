import { toAbsoluteUrl } from '../../../core/model/paths.ts'
import type { Site } from '../../../core/site/site.ts'
import type { MarkdownVersion } from './printMarkdownPages.ts'

/** Print a list item that links a page's Markdown version, with its description. */
export function printLink(
  { planned: { route }, file }: MarkdownVersion,
  { client }: Pick<Site, 'client'>
): string {
  const url = toAbsoluteUrl(client, `/${file}`)
  const description = route.description?.replace(/\s+/g, ' ').trim()
  const name = (route.title ?? client.title).replace(/[[\]]/g, '\\$&')
  return `- [${name}](${url})${description ? `: ${description}` : ''}`
}
