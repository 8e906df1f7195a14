import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import path from 'node:path'
import type { Configuration } from '@rspack/core'
import { SERVER_FILE } from './bundle.ts'
import { runCompilers } from './runBundle.ts'

/**
 * Create a source map of the server bundle by compiling it once more. Only failed
 * builds need one, and it would slow down all others.
 *
 * @param file absolute path of the server bundle
 * @returns undefined if the sources have changed since
 */
export async function createServerSourceMap(
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
