import {
  type OutputFile,
  type Pathname,
  toOutputFile
} from '../../core/model/paths.ts'
import { hasMarkdown, type Route } from '../../core/model/route.ts'

/** Size of a preview image in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** Scripts that the preview font covers. */
const SUPPORTED_SCRIPTS =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Whether a page gets a preview image: it has content but no image of its own,
 * and the font covers its title.
 */
export function isPreviewed(route: Route): boolean {
  return (
    route.image === undefined &&
    hasMarkdown(route) &&
    SUPPORTED_SCRIPTS.test(route.title ?? '')
  )
}

/**
 * Name a page's preview image.
 *
 * @example namePreviewFile('/docs/form/') // 'previews/docs/form/index.png'
 */
export function namePreviewFile(pathname: Pathname): OutputFile {
  const file = toOutputFile(pathname).replace(/html$/, 'png')
  return `previews/${file}` as OutputFile // relative
}
