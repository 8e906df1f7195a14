import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Element } from 'hast'
import type { VFile } from 'vfile'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import type { CodeMeta } from './parseCodeMeta.ts'
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
  page: { readonly context: MarkdownContext; readonly file: VFile }
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
    context.addDependency(file.path, path)
    return readCodeFile(path, region)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    reportFinding(
      context,
      { file, node: fence },
      {
        level: 'error',
        message: `The code of file=${reference} cannot be shown: ${reason}`,
        remedy: 'Paths are relative to the page, or start with "@site/".'
      }
    )
    return undefined
  }
}

/** @throws Error with a sentence for the author */
function assertShown(path: string, contentDir: string): void {
  if (!existsSync(path)) throw new Error('the file does not exist.')
  if (!statSync(path).isFile()) throw new Error('it is a folder.')
  if (relative(findProject(contentDir), path).startsWith('..')) {
    throw new Error('it is outside of the project.')
  }
}

/** Samples may stand beside the content, in what is under version control. */
function findProject(contentDir: string): string {
  for (let folder = contentDir; folder !== dirname(folder); ) {
    if (existsSync(join(folder, '.git'))) return folder
    folder = dirname(folder)
  }
  return contentDir
}
