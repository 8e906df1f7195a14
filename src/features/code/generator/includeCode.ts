import { resolve } from 'node:path'
import type { Element } from 'hast'
import { isWithinSite } from '../../../core/content/siteBounds.ts'
import type { CodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import type { MarkdownPage } from '../../../core/markdown/markdownContext.ts'
import { reportDiagnostic } from '../../../core/markdown/markdownContext.ts'
import {
  findTrackedKind,
  readTracked
} from '../../../core/platform/cache/trackedFiles.ts'

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
    assertReadable(path, context)
    return readCodeFile(path, region)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    reportDiagnostic(page, fence, {
      severity: 'error',
      message: `Can't include file=${reference}: ${reason}`,
      hint: 'Write a path that is relative to the page or starts with "@site/". A region is between the comments "#region name" and "#endregion".'
    })
    return undefined
  }
}

/** @throws Error with a message for the author */
function assertReadable(
  path: string,
  { contentDir, setup }: MarkdownPage['context']
): void {
  const kind = findTrackedKind(path)
  if (kind === 'nothing') throw new Error("the file doesn't exist.")
  if (kind === 'folder') throw new Error("it's a folder.")
  if (!isWithinSite(path, contentDir, setup.docFolders)) {
    throw new Error("it's outside the website.")
  }
}

/** A `#region name` or `#endregion` comment. */
const REGION_LINE =
  /^\s*(?:(?:\/\/|\/\*+|<!--|#|--|%|;|\{\s*\/\*)\s*#?|#)(end)?region\b:?\s*([\w-]*)/

/**
 * Read the code that a fence includes.
 *
 * @param path absolute
 * @param region name of a region; empty for the whole file
 * @throws Error with a message for the author
 */
export function readCodeFile(path: string, region: string): string {
  const bytes = readTracked(path)
  if (bytes.includes(0)) throw new Error("it isn't a text file.")
  const source = bytes.toString('utf8').replace(/\r\n/g, '\n').trimEnd()
  const lines = source.split('\n')
  const shown = region === '' ? lines : findRegion(lines, region)
  if (shown === undefined) {
    throw new Error(`the file has no region "${region}".`)
  }
  return dedent(shown.filter(line => !REGION_LINE.test(line))).join('\n')
}

function findRegion(
  lines: readonly string[],
  name: string
): readonly string[] | undefined {
  const start = lines.findIndex(line => {
    const match = REGION_LINE.exec(line)
    return match !== null && match[1] === undefined && match[2] === name
  })
  if (start < 0) return undefined
  let depth = 1
  for (let index = start + 1; index < lines.length; index += 1) {
    const match = REGION_LINE.exec(lines[index] ?? '')
    if (match) depth += match[1] === undefined ? 1 : -1
    if (depth === 0) return lines.slice(start + 1, index)
  }
  return lines.slice(start + 1)
}

function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines
    .filter(line => line.trim() !== '')
    .map(line => /^\s*/.exec(line)?.[0].length ?? 0)
  const indent = indents.length === 0 ? 0 : Math.min(...indents)
  return lines.map(line => line.slice(indent))
}
