import {
  createOutputFile,
  type OutputFile,
  type Pathname
} from '../../core/model/paths.ts'
import { hasMarkdown, type Route } from '../../core/model/route.ts'

/** Size in CSS pixels of the preview picture that chats and networks show. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** Scripts that the preview typeface covers. */
const DRAWABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Whether the build draws a preview for a page: it has no picture of its
 * own, it has content, and the typeface covers its title.
 */
export function isPreviewed(route: Route): boolean {
  return (
    route.image === undefined &&
    hasMarkdown(route) &&
    DRAWABLE.test(route.title ?? '')
  )
}

/**
 * Name the preview picture that chats show for a link to a page.
 *
 * @example createPreviewFile('/docs/form/') // 'previews/docs/form/index.png'
 */
export function createPreviewFile(pathname: Pathname): OutputFile {
  const file = createOutputFile(pathname).replace(/html$/, 'png')
  return `previews/${file}` as OutputFile // relative
}
