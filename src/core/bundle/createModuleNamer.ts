import { createHash } from 'node:crypto'
import type { Compiler, RspackPluginInstance } from '@rspack/core'

/** What this hook receives; its types are wrong (Rspack 2.3). */
interface NamedModule {
  readonly identifier: string
  id: string | null
}

/** Length of an id; longer if that would collide. */
const ID_LENGTH = 4

/**
 * Create the plugin that assigns module ids: hashes of paths relative to the
 * content or the project. The bundler's own ids hash the path from the project
 * to the module, so moving content outside the project would change the output.
 *
 * @param roots placeholder → absolute folder
 */
export function createModuleNamer(
  roots: Readonly<Record<string, string>>
): RspackPluginInstance {
  const innerFirst = Object.entries(roots).sort(
    ([, one], [, other]) => other.length - one.length
  )
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap('nameModules', compilation => {
        compilation.hooks.beforeModuleIds.tap('nameModules', modules => {
          const all = [...modules] as unknown as readonly NamedModule[]
          const named = all.map(module => ({
            module,
            name: toPortableName(module.identifier, innerFirst)
          }))
          const taken = new Set<string>()
          for (const { module, name } of named.sort(compareNames)) {
            module.id = createId(name, taken)
          }
        })
      })
    }
  }
}

/**
 * Identifiers of concatenated modules end with a hash of all paths, and loader
 * options are named by the position of their rule, which changes with other
 * rules: remove both.
 */
function toPortableName(
  identifier: string,
  innerFirst: readonly (readonly [placeholder: string, folder: string])[]
): string {
  return innerFirst.reduce(
    (name, [placeholder, folder]) => name.replaceAll(folder, placeholder),
    identifier
      .replace(/\|[\da-f]{16,}$/, '')
      .replace(/\?\?ruleSet\[[^!|]*/g, '')
  )
}

function compareNames(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1
}

function createId(name: string, taken: Set<string>): string {
  const digest = createHash('sha256').update(name).digest('base64url')
  let length = ID_LENGTH
  while (taken.has(digest.slice(0, length)) && length < digest.length) {
    length += 1
  }
  const id = digest.slice(0, length)
  taken.add(id)
  return id
}
