import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { DiagnosticError } from '../../model/diagnostic.ts'
import { validateValue } from '../check/validateValue.ts'
import type { DataSource } from '../content.ts'
import type { ContentLayout } from '../contentDialect.ts'
import { createReport, type Report } from '../report.ts'
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
 * @throws DiagnosticError if the versions conflict
 */
export async function completeVersions(
  { contentDir, docsFolder = 'docs', sidebars }: ContentLayout,
  config: ParsedSiteConfig,
  locator: SourceLocator
): Promise<ResolvedSiteConfig> {
  const found = {
    names: await readVersionNames(contentDir),
    ...(existsSync(path.join(contentDir, docsFolder)) && {
      current: { folder: docsFolder, sidebars }
    })
  }
  const versions = resolveVersions(config.docs, found, locator)
  return { ...config, docs: { ...config.docs, versions } }
}

/** Read the released versions, newest first. */
async function readVersionNames(folder: string): Promise<readonly string[]> {
  const file = 'versions.json'
  if (!existsSync(path.join(folder, file))) return []
  const { report, listDiagnostics } = createReport()
  const data = await readData(path.join(folder, file), file, report)
  if (data === undefined) throw new DiagnosticError(listDiagnostics())
  const checked = validateValue(data.value, versionNames, data.locator)
  if (!('value' in checked)) throw new DiagnosticError(checked.diagnostics)
  return checked.value
}

/** Read the sidebars file of each version that has one. */
export async function readSidebars(
  folder: string,
  versions: readonly VersionConfig[],
  locator: SourceLocator,
  report: Report
): Promise<Readonly<Record<string, DataSource>>> {
  const entries = await Promise.all(
    versions.map(async ({ name, sidebars }, index) => {
      const file = findFile(folder, sidebars, scripts)
      if (file !== undefined) {
        const displayName = path.relative(folder, file)
        const source = await loadModule(file, displayName, report)
        return source === undefined ? [] : [[name, source] as const]
      }
      // The default file is optional, but a configured one must exist.
      const usual = ['sidebars', `versioned_sidebars/version-${name}-sidebars`]
      if (!usual.includes(sidebars)) {
        const place = ['docs', 'versions', index, 'sidebars']
        report([
          {
            severity: 'error',
            message: `The sidebars file "${sidebars}.ts" doesn't exist.`,
            place: locator.findValue(place),
            hint: 'Create the file, or remove "sidebars".'
          }
        ])
      }
      return []
    })
  )
  return Object.fromEntries(entries.flat())
}
