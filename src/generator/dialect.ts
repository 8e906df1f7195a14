import type { RuleSetRule } from '@rspack/core'
import type { MarkdownDialect } from './markdown/markdownContext.ts'

/**
 * All that is understood of the websites of another generator: how their folders
 * are laid out, what their pages mean, and what stands in for their modules. Each
 * stage names what it asks for; this adds what the bundler does.
 */
export interface Dialect extends MarkdownDialect {
  /**
   * List names of modules, as the bundler's aliases have them, and what is found
   * under them: absolute paths.
   */
  readonly listAliases: (contentDir: string) => Readonly<Record<string, string>>
  /** Rules for what components import. */
  readonly createRules: () => readonly RuleSetRule[]
}
