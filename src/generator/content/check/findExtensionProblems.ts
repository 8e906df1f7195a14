import { SiteError } from '../../../model/errors.ts'
import { findExtension } from '../findExtension.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import type { SourceLocator, ValuePath } from '../sourceLocator.ts'

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
            remedy: name.startsWith('./')
              ? 'Correct the path: it starts from the content folder.'
              : `Install it: npm install ${name}. A file of the content starts with "./".`
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
