import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listFiles } from '../content/listFiles.ts'
import { formatSiteError, SiteError, SiteErrors } from '../model/errors.ts'
import { type BuildOptions, type BuildResult, build } from './build.ts'
import type { Reporter } from './reporter.ts'

/**
 * Build, then build again from scratch in another folder, and compare every byte
 * and every message: the store must not change the result.
 *
 * @throws SiteErrors that name the differences
 * @throws the build's own error, if both builds fail
 */
export async function verifyBuild(
  options: BuildOptions,
  reporter: Reporter
): Promise<BuildResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'verify-'))
  try {
    const warm = await observeBuild(options, reporter)
    const cold = await observeBuild({
      ...options,
      out: path.join(folder, 'dist'),
      cacheDir: path.join(folder, 'cache')
    })
    const differences = [
      ...compareFindings(warm.findings, cold.findings),
      ...(warm.error || cold.error
        ? []
        : await compareFolders(options.out, path.join(folder, 'dist')))
    ]
    if (differences.length > 0) throw new SiteErrors(differences)
    if (warm.result === undefined) throw warm.error
    return warm.result
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface ObservedBuild {
  readonly result?: BuildResult
  readonly error?: unknown
  /** Warnings and errors as printed, in order. */
  readonly findings: readonly string[]
}

/** @param reporter the build is silent without one */
async function observeBuild(
  options: BuildOptions,
  reporter?: Reporter
): Promise<ObservedBuild> {
  const findings: string[] = []
  const observer: Reporter = {
    stage: async (name, run) =>
      reporter === undefined ? run(() => {}) : reporter.stage(name, run),
    warn: warnings => {
      findings.push(...warnings.map(formatSiteError))
      reporter?.warn(warnings)
    }
  }
  try {
    return { result: await build(options, observer), findings }
  } catch (error) {
    const errors =
      error instanceof SiteErrors
        ? error.errors.map(formatSiteError)
        : [String(error)]
    return { error, findings: [...findings, ...errors] }
  }
}

function compareFindings(
  warm: readonly string[],
  cold: readonly string[]
): readonly SiteError[] {
  if (warm.join('\n') === cold.join('\n')) return []
  const lost = cold.filter(finding => !warm.includes(finding))
  const stale = warm.filter(finding => !cold.includes(finding))
  const lines = [
    ...lost.map(finding => `missing: ${finding}`),
    ...stale.map(finding => `outdated: ${finding}`)
  ]
  return [
    createDifference(
      `reports different errors than a build without a cache:\n${lines.join('\n') || 'the same errors in a different order'}`
    )
  ]
}

async function compareFolders(
  warm: string,
  cold: string
): Promise<readonly SiteError[]> {
  const folders = [warm, cold]
  const lists = await Promise.all(
    folders.map(folder => listFiles(folder, { isSkipped: () => false }))
  )
  const differences: SiteError[] = []
  for (const name of [...new Set(lists.flat())].sort()) {
    const [one, other] = await Promise.all(
      folders.map(folder =>
        readFile(path.join(folder, name)).catch(() => undefined)
      )
    )
    if (one && other?.equals(one)) continue
    const how = one === undefined ? ', which only the fresh build contains' : ''
    const what = other === undefined ? ', which only this build contains' : how
    differences.push(
      createDifference(
        `differs from a build without a cache in the file ${name}${what}`
      )
    )
  }
  return differences
}

function createDifference(what: string): SiteError {
  return new SiteError(`The build ${what}`, {
    remedy:
      'This is a bug in the generator. Until it is fixed, delete the cache folder (--cache).'
  })
}
