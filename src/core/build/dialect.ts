import type { RuleSetRule } from '@rspack/core'
import type { LoadedFeature } from '../feature.ts'
import type { MarkdownDialect } from '../markdown/markdownContext.ts'

/**
 * Support for websites of another generator: the layout of their folders, the
 * meaning of their pages, and replacements for their modules. Each stage
 * declares what it needs; this adds what the bundler needs.
 */
export interface Dialect extends MarkdownDialect {
  /**
   * List names of modules, as the bundler's aliases have them, and what is found
   * under them: absolute paths.
   *
   * @param features whose components may be found under other names
   */
  readonly listAliases: (
    contentDir: string,
    features: readonly LoadedFeature[]
  ) => Readonly<Record<string, string>>
  /** Rules for what components import. */
  readonly createRules: () => readonly RuleSetRule[]
}
