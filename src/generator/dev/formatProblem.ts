import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { formatSiteError, type SiteError } from '../../model/errors.ts'
import { createCodeFrame } from '../bundle/createCodeFrame.ts'

/**
 * Format a mistake with its place and the surrounding lines.
 *
 * @param contentDir absolute
 */
export async function formatProblem(
  problem: SiteError,
  contentDir: string
): Promise<string> {
  const frame = await readCodeFrame(problem, contentDir)
  return [formatSiteError(problem), frame].filter(Boolean).join('\n\n')
}

async function readCodeFrame(
  { place }: SiteError,
  contentDir: string
): Promise<string> {
  if (place?.line === undefined) return ''
  const file = path.resolve(contentDir, place.file)
  const source = await readFile(file, 'utf8').catch(() => '')
  const { line, column = 1 } = place
  return createCodeFrame(source, { line, column })
}
