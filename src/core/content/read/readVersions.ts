import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import { findRepeated } from '../../model/groupBy.ts'
import type { SourceFile } from '../../model/paths.ts'
import { validateConfig } from '../check/validateConfig.ts'
import type { DataSource } from '../content.ts'
import { createReport, type Report } from '../createReport.ts'
import type {
  ParsedSiteConfig,
  ResolvedSiteConfig,
  VersionConfig
} from '../schema/siteConfig.ts'
import { reportRepeated, versionName } from '../schema/siteRules.ts'
import type { SourceLocator } from '../sourceLocator.ts'
import { findFile, loadModule, scripts } from './loadModule.ts'
import { readData } from './parseData.ts'
import { resolveVersions } from './resolveVersions.ts'

const versionNames = z
  .array(versionName)
  .superRefine((names, context) =>
    reportRepeated(names, context, 'docs versions')
  )

/**
 * Fill in the docs versions of a configuration.
 *
 * @throws SiteErrors if the versions conflict
 */
export async function readVersions(
  folder: string,
  config: ParsedSiteConfig,
  locator: SourceLocator
): Promise<ResolvedSiteConfig> {
  const names = await readVersionNames(folder)
  const hasCurrent = existsSync(path.join(folder, 'docs'))
  try {
    const versions = resolveVersions(config.docs, { names, hasCurrent })
    assertPaths(versions, locator)
    return { ...config, docs: { ...config.docs, versions } }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const { message, remedy, place } = error
    const isSetting = config.docs.lastVersion !== undefined
    const problem = new SiteError(message, {
      place: isSetting
        ? locator.findValue(['docs', 'lastVersion'])
        : (place ?? { file: locator.file }),
      remedy
    })
    throw new SiteErrors([problem])
  }
}

function assertPaths(
  versions: readonly VersionConfig[],
  locator: SourceLocator
): void {
  const [repeated] = findRepeated(versions, version => version.path)
  if (repeated === undefined) return
  const { item, first, index } = repeated
  throw new SiteError(
    `The docs versions "${first.name}" and "${item.name}" have the path "${item.path}".`,
    {
      place: locator.findValue(['docs', 'versions', index, 'path']),
      remedy: 'Set a different path for each entry of docs.versions.'
    }
  )
}

/** Read the released versions, newest first. */
async function readVersionNames(folder: string): Promise<readonly string[]> {
  const file = 'versions.json'
  if (!existsSync(path.join(folder, file))) return []
  const { report, listFindings } = createReport()
  const data = await readData(path.join(folder, file), file, report)
  if (data === undefined) throw new SiteErrors(listFindings().problems)
  const checked = validateConfig(data.value, versionNames, data.locator)
  if (!('value' in checked)) throw new SiteErrors(checked.problems)
  return checked.value
}

/** Read the sidebars file of each version that has one. */
export async function readSidebars(
  folder: string,
  versions: readonly VersionConfig[],
  {
    locator,
    report
  }: { readonly locator: SourceLocator; readonly report: Report }
): Promise<Readonly<Record<string, DataSource>>> {
  const entries = await Promise.all(
    versions.map(async (version, index) => {
      const file = findFile(folder, version.sidebars, scripts)
      if (file === undefined) {
        report.problems(findMissingSidebars(version, index, locator))
        return []
      }
      const name = path.relative(folder, file) as SourceFile // below the folder
      const source = await loadModule(file, name, report)
      return source === undefined ? [] : [[version.name, source] as const]
    })
  )
  return Object.fromEntries(entries.flat())
}

/** The default file is optional, but a configured one must exist. */
function findMissingSidebars(
  { name, sidebars }: VersionConfig,
  index: number,
  locator: SourceLocator
): readonly SiteError[] {
  const usual = ['sidebars', `versioned_sidebars/version-${name}-sidebars`]
  if (usual.includes(sidebars)) return []
  return [
    new SiteError(`The sidebars file "${sidebars}.ts" doesn't exist.`, {
      place: locator.findValue(['docs', 'versions', index, 'sidebars']),
      remedy: 'Create the file, or remove "sidebars".'
    })
  ]
}
