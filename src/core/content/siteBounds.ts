import { realpathSync } from 'node:fs'
import path from 'node:path'
import { observe } from '../build/store/observe.ts'
import { exists } from '../build/store/observedFiles.ts'

/**
 * Decide whether a file may be published: it lies in the content folder or in
 * the website around it, wherever symbolic links lead. A file that doesn't
 * exist is never refused.
 *
 * Everything that a page refers to is asked about here: links, pictures, films,
 * code of fences, imports, files of `static/`.
 *
 * @param file absolute
 * @param contentDir absolute
 */
export function isWithinSite(file: string, contentDir: string): boolean {
  const isWithin = findWithin(file, contentDir)
  const relative = path.relative(contentDir, file)
  observe(`${QUESTION}${relative}`, String(isWithin))
  return isWithin
}

/** Starts what {@link isWithinSite} notes for the store. */
const QUESTION = 'within '

/**
 * Answer what {@link isWithinSite} noted, as it is now.
 *
 * @returns undefined for other questions
 */
export function answerBoundsQuestion(
  question: string,
  contentDir: string
): string | undefined {
  if (!question.startsWith(QUESTION)) return undefined
  const file = path.join(contentDir, question.slice(QUESTION.length))
  return String(findWithin(file, contentDir))
}

function findWithin(file: string, contentDir: string): boolean {
  const real = findReal(file)
  if (real === undefined) return true
  const folder = findReal(findWebsite(contentDir)) ?? contentDir
  const way = path.relative(folder, real)
  return (
    !/^\.\.(?:[\\/]|$)/.test(way) && !path.isAbsolute(way) && !isSecret(way)
  )
}

/** The history, and what programs keep their passwords in. */
export function isSecret(file: string): boolean {
  const parts = file.split(path.sep)
  return parts.includes('.git') || /^\.env(?:\.|$)/.test(parts.at(-1) ?? '')
}

/**
 * Find the website around a content folder: what is under version control with
 * it, or else the package that the folder or the one above it is.
 */
function findWebsite(contentDir: string): string {
  for (let folder = contentDir; folder !== path.dirname(folder); ) {
    if (exists(path.join(folder, '.git'))) return folder
    folder = path.dirname(folder)
  }
  const parent = path.dirname(contentDir)
  const isPackage = exists(path.join(parent, 'package.json'))
  return isPackage ? parent : contentDir
}

function findReal(file: string): string | undefined {
  try {
    return realpathSync(file)
  } catch {
    return undefined
  }
}
