import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BuildOptions, BuildResult } from '../build.ts'
import {
  type Diagnostic,
  DiagnosticError,
  formatDiagnostic
} from '../model/diagnostic.ts'
import { isInside } from '../platform/isInside.ts'
import type { Reporter } from '../platform/reporter.ts'
import { resolveSymlinks } from '../platform/resolveSymlinks.ts'
import { findDifferences } from './findDifferences.ts'
import { runBuild } from './runBuild.ts'

/**
 * Build, then build again from scratch in another folder, and compare every byte
 * and every message: the cache must not change the result. Warnings about the
 * previous output don't count, because only the first build has one.
 *
 * @throws DiagnosticError that names the differences
 * @throws the build's own error, if both builds fail
 */
export async function verifyBuild(
  options: BuildOptions,
  reporter: Reporter
): Promise<BuildResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'verify-'))
  const out = path.join(folder, 'dist')
  const cacheDir = path.join(folder, 'cache')
  try {
    const warm = await recordBuild(options, reporter)
    const cold = await recordBuild(
      { ...options, out, cacheDir },
      { stage: async (_, run) => run(() => {}), warn: () => {} }
    )
    const differences =
      warm.diagnostics === cold.diagnostics
        ? []
        : [
            `reports different errors than a build without a cache, which reports:\n${cold.diagnostics}`
          ]
    if (warm.result && cold.result) {
      for (const name of await findDifferences(options.out, out)) {
        differences.push(
          `differs from a build without a cache in the file ${name}`
        )
      }
    }
    if (differences.length > 0) {
      throw new DiagnosticError(differences.map(createDifference))
    }
    if (warm.result === undefined) throw warm.error
    return warm.result
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface RecordedBuild {
  readonly result?: BuildResult
  readonly error?: unknown
  /** Errors, and warnings about the site, as printed, in order. */
  readonly diagnostics: string
}

async function recordBuild(
  options: BuildOptions,
  reporter: Reporter
): Promise<RecordedBuild> {
  const { contentDir } = options
  const out = await resolveSymlinks(options.out)
  const isAboutSite = ({ place }: Diagnostic) =>
    place === undefined || !isInside(path.resolve(contentDir, place.file), out)
  const diagnostics: string[] = []
  const recorder: Reporter = {
    stage: reporter.stage,
    warn: warnings => {
      diagnostics.push(...warnings.filter(isAboutSite).map(formatDiagnostic))
      reporter.warn(warnings)
    }
  }
  try {
    const result = await runBuild(options, recorder)
    return { result, diagnostics: diagnostics.join('\n') }
  } catch (error) {
    const errors =
      error instanceof DiagnosticError
        ? error.diagnostics.map(formatDiagnostic)
        : [String(error)]
    return { error, diagnostics: [...diagnostics, ...errors].join('\n') }
  }
}

function createDifference(what: string): Diagnostic {
  return {
    severity: 'error',
    message: `The build ${what}`,
    hint: 'This is a bug in the generator. Until it is fixed, delete the cache folder (--cache).'
  }
}
