import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { DataSource } from './content.ts'
import { findFile, loadModule } from './loadModule.ts'
import { type ParsedData, parseData } from './parseData.ts'
import { readText } from './readText.ts'
import { resolveVersions } from './resolveVersions.ts'
import type { ParsedSiteConfig, ResolvedSiteConfig } from './siteConfig.ts'
import { reportRepeated, versionName } from './siteRules.ts'
import type { SourceLocator } from './sourceLocator.ts'
import { validateConfig } from './validateConfig.ts'
import type { VersionConfig } from './versionConfig.ts'

const versionNames = z
  .array(versionName)
  .superRefine((names, context) =>
    reportRepeated(names, context, 'docs versions')
  )

/**
 * Fill in the docs versions of a configuration.
 *
 * @throws SiteErrors when the versions contradict each other
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
      ...(remedy === undefined ? {} : { remedy })
    })
    throw new SiteErrors([problem])
  }
}

function assertPaths(
  versions: readonly VersionConfig[],
  locator: SourceLocator
): void {
  const first = new Map<string, VersionConfig>()
  for (const [index, version] of versions.entries()) {
    const { name, path: at } = version
    const other = first.get(at)
    first.set(at, version)
    if (other === undefined) continue
    throw new SiteError(
      `The docs versions "${other.name}" and "${name}" have the path "${at}".`,
      {
        place: locator.findValue(['docs', 'versions', index, 'path']),
        remedy: 'Give each entry of docs.versions a path of its own.'
      }
    )
  }
}

/** Read the list of released versions, newest first. */
async function readVersionNames(folder: string): Promise<readonly string[]> {
  const file = 'versions.json'
  if (!existsSync(path.join(folder, file))) return []
  const { text, problems } = await readText(path.join(folder, file), file)
  if (problems.length > 0) throw new SiteErrors(problems)
  const parsed = parseData(text, file)
  if (parsed.problems.length > 0) throw new SiteErrors(parsed.problems)
  const checked = validateConfig(parsed.value, versionNames, parsed.locator)
  if (!('value' in checked)) throw new SiteErrors(checked.problems)
  return checked.value
}

/** Read the sidebars of each version that has a file for them. */
export async function readSidebars(
  folder: string,
  versions: readonly VersionConfig[]
): Promise<{
  readonly sources: Readonly<Record<string, DataSource>>
  readonly problems: readonly SiteError[]
}> {
  const entries = await Promise.all(
    versions.map(async version => {
      const file = findFile(folder, version.sidebars, scripts)
      if (file === undefined) return []
      const name = path.relative(folder, file) as SourceFile // below the folder
      return [[version.name, await loadModule(file, name)]] as const
    })
  )
  const read: readonly (readonly [string, ParsedData])[] = entries.flat()
  return {
    sources: Object.fromEntries(read),
    problems: read.flatMap(([, { problems }]) => problems)
  }
}

/** Extensions of configuration files, in the order they are looked for. */
export const scripts = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'] as const
