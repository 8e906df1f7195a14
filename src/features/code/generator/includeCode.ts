import { basename, dirname, resolve } from 'node:path'
import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { findKind } from '../../../core/build/store/observedFiles.ts'
import { findSimilarFile } from '../../../core/content/findSimilarFile.ts'
import { isWithinSite } from '../../../core/content/siteBounds.ts'
import type { CodeMeta } from '../../../core/markdown/elements/findFences.ts'
import {
  type MarkdownPage,
  reportFinding
} from '../../../core/markdown/markdownContext.ts'
import { readCodeFile } from './readCodeFile.ts'

/**
 * Read the file of ```` ```ts file=./x.ts#region ````, so that samples can come
 * from tested files.
 *
 * @returns undefined if the fence names no file, or an unreadable one
 */
export function includeCode(
  { values }: CodeMeta,
  fence: Element,
  page: MarkdownPage
): string | undefined {
  const reference = values.get('file')
  if (reference === undefined) return undefined
  const { context, file } = page
  const [name = '', region = ''] = reference.split('#')
  const path = name.startsWith('@site/')
    ? resolve(context.contentDir, name.slice('@site/'.length))
    : resolve(file.dirname ?? context.contentDir, name)
  try {
    assertReadable(path, context.contentDir)
    const code = readCodeFile(path, region)
    if (toText(fence).trim() === '') return code
    reportFinding(page, fence, {
      level: 'warn',
      message: `The code in the block isn't shown, because file=${reference} replaces it.`,
      remedy: 'Remove the code or "file".'
    })
    return code
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    reportFinding({ context, file }, fence, {
      level: 'error',
      message: `Can't include file=${reference}: ${reason}`,
      remedy: createRemedy(name, path, region)
    })
    return undefined
  }
}

function createRemedy(name: string, path: string, region: string): string {
  if (region !== '' && findKind(path) === 'file') {
    return `Add the comments "#region ${region}" and "#endregion" around the lines.`
  }
  const near = findSimilarFile(`./${basename(name)}`, dirname(path))?.slice(2)
  return near
    ? `Did you mean "${name.slice(0, -basename(name).length)}${near}"?`
    : 'Write a path that is relative to the page or starts with "@site/".'
}

/** @throws Error with a message for the author */
function assertReadable(path: string, contentDir: string): void {
  const kind = findKind(path)
  if (kind === 'nothing') throw new Error("the file doesn't exist.")
  if (kind === 'folder') throw new Error("it's a folder.")
  if (!isWithinSite(path, contentDir)) {
    throw new Error("it's outside the website.")
  }
}
