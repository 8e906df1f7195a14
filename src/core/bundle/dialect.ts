import type { RuleSetRule } from '@rspack/core'
import type { LoadedFeature } from '../feature.ts'
import type { MarkdownDialect } from '../markdown/markdownContext.ts'

/**
 * Support for websites made for another generator: their folder layout, their
 * Markdown, and replacements for their modules. Each stage declares its part;
 * this is the bundler's.
 */
export interface Dialect extends MarkdownDialect {
  /**
   * List bundler aliases: module name → absolute path.
   *
   * @param features those whose components may be available under other names
   */
  readonly listAliases: (
    contentDir: string,
    features: readonly LoadedFeature[]
  ) => Readonly<Record<string, string>>
  /** Rules for what components import. */
  readonly listRules: () => readonly RuleSetRule[]
}
