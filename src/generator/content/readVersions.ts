import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { DataSource } from './content.ts'
import { findFile, loadModule } from './loadModule.ts'
import { type ParsedData, parseJson } from './parseData.ts'
import { resolveVersions, type VersionConfig } from './resolveVersions.ts'
import type { ParsedSiteConfig, ResolvedSiteConfig } from './siteConfig.ts'
import { validateConfig } from './validateConfig.ts'

const versionNames = z.array(z.string())

/**
 * Fill in the docs versions of a configuration.
 *
 * @throws SiteErrors when the versions contradict each other
 */
export async function readVersions(
  folder: string,
  config: ParsedSiteConfig
): Promise<ResolvedSiteConfig> {
  const names = await readVersionNames(folder)
  const hasCurrent = existsSync(path.join(folder, 'docs'))
  try {
    const versions = resolveVersions(config.docs, { names, hasCurrent })
    assertPaths(versions)
    return { ...config, docs: { ...config.docs, versions } }
  } catch (error) {
    throw error instanceof SiteError ? new SiteErrors([error]) : error
  }
}

function assertPaths(versions: readonly VersionConfig[]): void {
  const first = new Map<string, VersionConfig>()
  for (const version of versions) {
    const { name, path: at } = version
    const other = first.get(at)
    first.set(at, version)
    if (other === undefined) continue
    throw new SiteError(
      `The docs versions "${other.name}" and "${name}" have the path "${at}".`,
      {
        place: { file: 'site.ts' },
        remedy: 'Give each entry of docs.versions a path of its own.'
      }
    )
  }
}

/** Read Docusaurus' list of released versions, newest first. */
async function readVersionNames(folder: string): Promise<readonly string[]> {
  const file = 'versions.json'
  const source = await readFile(path.join(folder, file), 'utf8').catch(
    () => undefined // most sites have no releases
  )
  if (source === undefined) return []
  const parsed = parseJson(source, { file, name: 'The list of versions' })
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
