import path from 'node:path'
import type { LoaderContext, RuleSetRule } from '@rspack/core'
import { findModule } from '../../../core/platform/findModule.ts'
import { clientFolder } from './replacements.ts'

/**
 * Bundler loader for what Docusaurus components import: modules of Docusaurus,
 * and images in the form that the import expects. `import Mark from
 * './mark.svg'` is a component, `require('./photo.png').default` an address.
 */
export default function moduleLoader(
  this: LoaderContext<{ readonly clientFolder: string }>
): string {
  const { resourcePath: file, resourceQuery: query } = this
  const { clientFolder } = this.getOptions()
  if (path.dirname(file) === clientFolder) {
    const names = [...new URLSearchParams(query)].map(
      ([exported, name]) => `${name} as ${exported}`
    )
    return `export { ${names.join(', ')} } from ${JSON.stringify(file)}`
  }
  const isSvg = file.toLowerCase().endsWith('.svg')
  const create = isSvg ? 'createPicture' : 'toPictureUrl'
  const maker = JSON.stringify(path.join(clientFolder, 'createPicture.tsx'))
  const specifier = JSON.stringify(`${file}?asset`)
  return `module.exports = require(${maker}).${create}(require(${specifier}))`
}

/** List the rules for what components import. */
export function listRules(): readonly RuleSetRule[] {
  const rule = {
    type: 'javascript/auto',
    loader: findModule(import.meta.url, 'moduleLoader'),
    options: { clientFolder }
  } as const
  const picture = {
    ...rule,
    exclude: /node_modules/,
    resourceQuery: { not: /^\?asset$/ }
  }
  return [
    { ...rule, include: clientFolder, resourceQuery: /^\?/ },
    // Pages import addresses.
    { ...picture, test: /\.svg$/i, issuer: /\.[jt]sx?$/i },
    {
      ...picture,
      test: /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i,
      dependency: 'commonjs'
    }
  ]
}
