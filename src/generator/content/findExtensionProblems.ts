import { readdirSync } from 'node:fs'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { findExtension } from './findExtension.ts'
import type { ResolvedSiteConfig } from './siteConfig.ts'
import type { SourceLocator, ValuePath } from './sourceLocator.ts'
import { findNear } from './suggestName.ts'

/**
 * Find modules that `site.ts` names and that are nowhere.
 *
 * @param root absolute path of the content folder
 */
export function findExtensionProblems(
  root: string,
  site: {
    readonly config: ResolvedSiteConfig
    readonly siteLocator: SourceLocator
  }
): readonly SiteError[] {
  const { config, siteLocator } = site
  return listModules(config).flatMap(([name, at]) =>
    findExtension(name, root) !== undefined
      ? []
      : [
          new SiteError(`The module "${name}" can't be found.`, {
            place: siteLocator.findValue(at),
            remedy: createRemedy(name, root)
          })
        ]
  )
}

function listModules(
  config: ResolvedSiteConfig
): readonly (readonly [string, ValuePath])[] {
  const plugins = (['remarkPlugins', 'rehypePlugins'] as const).flatMap(key =>
    config[key].map((plugin, index) =>
      typeof plugin === 'string'
        ? ([plugin, [key, index]] as const)
        : ([plugin[0], [key, index, 0]] as const)
    )
  )
  const components = Object.entries(config.components).map(
    ([name, module]) => [module, ['components', name]] as const
  )
  return [...plugins, ...components]
}

function createRemedy(name: string, root: string): string {
  if (!name.startsWith('./')) {
    return `Install it: npm install ${name}. A file of the content starts with "./".`
  }
  const near = findNear(path.basename(name), listNames(path.join(root, name)))
  return near === undefined
    ? 'Write its path from the content folder.'
    : `Did you mean "./${path.join(path.dirname(name), near)}"?`
}

/** Names of the files beside a missing one. */
function listNames(file: string): readonly string[] {
  try {
    return readdirSync(path.dirname(file))
  } catch {
    return []
  }
}
