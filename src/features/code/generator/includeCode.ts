import { basename, dirname, resolve } from 'node:path'
import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { findKind } from '../../../core/build/store/observedFiles.ts'
import { findNearFile } from '../../../core/content/findNearFile.ts'
import { isWithinSite } from '../../../core/content/siteBounds.ts'
import type { CodeMeta } from '../../../core/markdown/elements/parseCodeMeta.ts'
import type { MarkdownPage } from '../../../core/markdown/markdownContext.ts'
import { reportFinding } from '../../../core/markdown/reportFinding.ts'
import { readCodeFile } from './readCodeFile.ts'

/**
 * Read the file that ```` ```ts file=./x.ts#region ```` names, so that samples
 * can be files that are tested.
 *
 * @returns undefined when the fence names none, or one that cannot be read
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
    assertShown(path, context.contentDir)
    const code = readCodeFile(path, region)
    if (toText(fence).trim() === '') return code
    reportFinding(page, fence, {
      level: 'warn',
      message: `The code below file=${reference} is not shown, because the file takes its place.`,
      remedy: 'Remove the code, or "file".'
    })
    return code
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    reportFinding({ context, file }, fence, {
      level: 'error',
      message: `The code of file=${reference} cannot be shown: ${reason}`,
      remedy: createRemedy(name, path, region)
    })
    return undefined
  }
}

function createRemedy(name: string, path: string, region: string): string {
  if (region !== '' && findKind(path) === 'file') {
    return `Put comments around the lines: "#region ${region}" and "#endregion".`
  }
  const near = findNearFile(`./${basename(name)}`, dirname(path))?.slice(2)
  return near
    ? `Did you mean "${name.slice(0, -basename(name).length)}${near}"?`
    : 'Paths are relative to the page, or start with "@site/".'
}

/** @throws Error with a sentence for the author */
function assertShown(path: string, contentDir: string): void {
  const kind = findKind(path)
  if (kind === 'nothing') throw new Error('the file does not exist.')
  if (kind === 'folder') throw new Error('it is a folder.')
  if (!isWithinSite(path, contentDir)) {
    throw new Error('it is outside the website.')
  }
}
