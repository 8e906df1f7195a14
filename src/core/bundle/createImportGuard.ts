import path from 'node:path'
import type { Compiler, RspackPluginInstance } from '@rspack/core'
import { isWithinSite } from '../content/siteBounds.ts'

/**
 * Create the plugin that prevents bundling files from outside the site: pages
 * and components can import only packages and files of the website.
 *
 * @param contentDir absolute
 * @param docFolders relative to the content folder
 * @param generatorFolders absolute
 * @param aliases names that the bundler resolves to files of the website
 */
export function createImportGuard(
  contentDir: string,
  {
    docFolders,
    generatorFolders,
    aliases
  }: {
    readonly docFolders: readonly string[]
    readonly generatorFolders: readonly string[]
    readonly aliases: readonly string[]
  }
): RspackPluginInstance {
  const isGeneratorFile = (file: string) =>
    generatorFolders.some(folder => file.startsWith(folder + path.sep))
  return {
    apply(compiler: Compiler) {
      compiler.hooks.normalModuleFactory.tap('createImportGuard', factory => {
        factory.hooks.afterResolve.tapPromise(
          'createImportGuard',
          async data => {
            const { request, contextInfo, createData } = data
            const resource = createData?.resource?.replace(/[?#].*$/s, '') ?? ''
            if (!path.isAbsolute(resource)) return
            if (isPackage(request, aliases) || isGeneratorFile(resource)) return
            // Imports inside packages are unrestricted.
            if (/[\\/]node_modules[\\/]/.test(contextInfo.issuer)) return
            if (isWithinSite(resource, contentDir, docFolders)) return
            throw new Error(
              `"${request.replace(/^.*!/, '')}" points to a file outside the website`
            )
          }
        )
      })
    }
  }
}

/** Whether an import names a package, wherever it's installed. */
function isPackage(request: string, aliases: readonly string[]): boolean {
  const name = request.replace(/^.*!/, '')
  const isPath = /^(?:\.{0,2}\/|\.\.?$|@site\/|[a-z]:)/i.test(name)
  return !isPath && !aliases.some(alias => name.startsWith(`${alias}/`))
}
