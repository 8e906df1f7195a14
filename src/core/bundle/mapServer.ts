import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import path from 'node:path'
import type { Configuration } from '@rspack/core'
import { listFrames } from '../content/read/findStackPlace.ts'
import type { SourceLocation } from '../model/diagnostic.ts'
import { SERVER_FILE } from './loadBundle.ts'
import { runCompilers } from './runBundle.ts'

/**
 * Create a source map of the server bundle by compiling it once more. Only failed
 * builds need one, and it would slow down all others.
 *
 * @param file absolute path of the server bundle
 * @returns undefined if the sources have changed since
 */
export async function mapServer(
  server: Configuration,
  file: string
): Promise<SourceMap | undefined> {
  const folder = `${path.dirname(file)}-mapped`
  await runCompilers([
    {
      ...server,
      devtool: 'source-map',
      output: {
        ...server.output,
        path: folder,
        devtoolModuleFilenameTemplate: '[absolute-resource-path]'
      }
    }
  ])
  const read = (path: string) => readFile(path, 'utf8')
  const mapped = path.join(folder, SERVER_FILE)
  const [code, again] = await Promise.all([read(file), read(mapped)])
  if (!again.startsWith(code.trimEnd())) return undefined
  return new SourceMap(JSON.parse(await read(`${mapped}.map`)))
}

/** A stack frame in a source of the server bundle. */
interface SourceFrame extends Required<SourceLocation> {
  readonly name: string
}

/**
 * List the stack frames of an error that are in a bundle, topmost first.
 *
 * @param file of the bundle, absolute
 * @returns with absolute paths of the sources
 */
export function listSourceFrames(
  error: unknown,
  file: string,
  map: SourceMap
): readonly SourceFrame[] {
  return listFrames(error)
    .filter(frame => frame.file === file)
    .flatMap(({ name = '', ...frame }) => {
      const found = map.findEntry(frame.line - 1, frame.column - 1)
      // The bundler's own code has no source.
      if (!('originalSource' in found && found.originalSource)) return []
      const { originalLine, originalColumn, originalSource } = found
      return {
        name,
        // The bundler's paths can contain "..".
        file: path.normalize(originalSource),
        line: originalLine + 1,
        column: originalColumn + 1
      }
    })
}
