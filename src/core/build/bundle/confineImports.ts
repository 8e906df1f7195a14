import path from 'node:path'
import type { Compiler, RspackPluginInstance } from '@rspack/core'
import { isWithinSite } from '../../content/siteBounds.ts'

/**
 * Create the plugin that refuses to bundle files from outside the site: pages
 * and components may import packages and files of the website.
 *
 * @param contentDir absolute
 * @param own absolute folders of the program itself
 * @param aliases names under which the bundler finds files of the website
 */
export function confineImports(
  contentDir: string,
  {
    own,
    aliases
  }: { readonly own: readonly string[]; readonly aliases: readonly string[] }
): RspackPluginInstance {
  const isOwn = (file: string) =>
    own.some(folder => file.startsWith(folder + path.sep))
  return {
    apply(compiler: Compiler) {
      compiler.hooks.normalModuleFactory.tap('confineImports', factory => {
        factory.hooks.afterResolve.tapPromise('confineImports', async data => {
          const { request, contextInfo, createData } = data
          const resource = createData?.resource?.replace(/[?#].*$/s, '') ?? ''
          if (!path.isAbsolute(resource)) return
          if (isPackage(request, aliases) || isOwn(resource)) return
          // Packages may import whatever they like from themselves.
          if (/[\\/]node_modules[\\/]/.test(contextInfo.issuer)) return
          if (isWithinSite(resource, contentDir)) return
          throw new Error(
            `"${request.replace(/^.*!/, '')}" points to a file outside the website`
          )
        })
      })
    }
  }
}

/** Tell whether an import names a package, wherever that is installed. */
function isPackage(request: string, aliases: readonly string[]): boolean {
  const name = request.replace(/^.*!/, '')
  const isPath = /^(?:\.{0,2}\/|\.\.?$|@site\/|[a-z]:)/i.test(name)
  return !isPath && !aliases.some(alias => name.startsWith(`${alias}/`))
}
