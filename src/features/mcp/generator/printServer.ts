import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CompiledLocale, TextFiles } from '../../../core/locale.ts'
import { packageRoot } from '../../../core/platform/packageRoot.ts'
import { createLocaleBase } from '../../../core/site/resolveSite.ts'
import type { Site } from '../../../core/site/site.ts'
import type { ServerSettings } from '../server/serverSettings.ts'

/** Relative to the base. */
const SERVER_FILE = 'mcp.mjs'

/**
 * Print the program with which agents read the site: one file for all languages,
 * at the base of the site.
 *
 * @throws DiagnosticError if the tools of a site feature can't be bundled
 */
export async function printServer({
  plan: { site },
  cache
}: Pick<CompiledLocale, 'plan' | 'cache'>): Promise<TextFiles> {
  const { client, content } = site
  const modules = content.features.flatMap(({ name, folder, tools }) =>
    tools === undefined ? [] : { name, file: path.join(folder, tools) }
  )
  const isFirst = client.locale.name === client.locales[0]?.name
  if (!isFirst || modules.length === 0) return { texts: [] }
  const settings = JSON.stringify(createSettings(site))
  const names = modules.map(({ name }) => name)
  const text = await cache.getOrCompute(
    { step: 'mcp', inputs: [settings, JSON.stringify(names)] },
    async () => {
      const { bundleServer } = await import('./bundleServer.ts')
      return bundleServer(settings, modules, content.contentDir)
    }
  )
  const summary = 'An MCP server in one file, for Node'
  return { texts: [{ file: SERVER_FILE, text, summary }] }
}

function createSettings({ client, content }: Site): ServerSettings {
  const manifest = path.join(packageRoot, 'package.json')
  return {
    title: client.title,
    url: client.url,
    languages: client.locales.map(({ name, label }) => ({
      name,
      label,
      baseUrl: createLocaleBase(content.config, name)
    })),
    version: JSON.parse(readFileSync(manifest, 'utf8')).version
  }
}
