import path from 'node:path'
import type { Content } from '../content/content.ts'
import { isSiteFeature } from '../content/isSiteFeature.ts'
import {
  CIRCLE_HINT,
  findImportCircle,
  printCircle
} from '../content/read/findImportCircle.ts'
import { isSiteCode } from '../content/read/findStackPlace.ts'
import { DiagnosticError } from '../model/diagnostic.ts'
import { isInside } from '../platform/isInside.ts'
import { toPosixPath } from '../platform/toPosixPath.ts'
import type { TraceableServer } from './bundle.ts'
import { listSourceFrames } from './listSourceFrames.ts'

/**
 * Explain an error that a module of the site throws while the server bundle loads
 * it, such as a part of the theme or a feature's client half.
 *
 * @returns the same error if it doesn't come from the site
 */
export async function explainLoad(
  error: unknown,
  server: Pick<TraceableServer, 'file' | 'createSourceMap'>,
  { contentDir, features }: Pick<Content, 'contentDir' | 'features'>
): Promise<unknown> {
  if (error instanceof DiagnosticError) return error
  const map = await server.createSourceMap()
  if (map === undefined) return error
  const siteFeatures = features.filter(isSiteFeature)
  const folders = [contentDir, ...siteFeatures.map(({ folder }) => folder)]
  const frame = listSourceFrames(error, server.file, map).find(({ file }) =>
    isSiteCode(file, folders)
  )
  if (frame === undefined) return error
  const { file, line, column } = frame
  const owner = siteFeatures.find(
    ({ folder }) => folder !== contentDir && isInside(file, folder)
  )
  const subject = owner ? `client half of the feature "${owner.name}"` : 'file'
  const reason = error instanceof Error ? error.message : String(error)
  const [first = ''] = reason.split('\n')
  const circle = await findImportCircle(error, file)
  const circular = circle ? `. ${printCircle(circle, contentDir)}` : ''
  return new DiagnosticError({
    message: `The ${subject} throws an error while it loads: ${first}${circular}`,
    place: { file: toPosixPath(path.relative(contentDir, file)), line, column },
    hint: circle
      ? CIRCLE_HINT
      : "Pages are rendered at build time, so modules can't use browser APIs while they load. Move such code into an effect.",
    cause: error
  })
}
