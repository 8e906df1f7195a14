import path from 'node:path'
import type { RuleSetRule } from '@rspack/core'
import { projectRoot } from '../../../core/build/projectRoot.ts'
import { findModule } from '../../../core/build/threads.ts'

/**
 * Create the rules for images that components import; pages import addresses.
 */
export function createPictureRules(): readonly RuleSetRule[] {
  const rule = {
    exclude: /node_modules/,
    resourceQuery: { not: /^\?asset$/ },
    type: 'javascript/auto',
    loader: findModule(import.meta.url, 'pictureLoader'),
    options: {
      maker: path.join(
        projectRoot,
        'src/features/docusaurus/client/createPicture.tsx'
      )
    }
  } as const
  return [
    { ...rule, test: /\.svg$/i, issuer: /\.[jt]sx?$/i },
    {
      ...rule,
      test: /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i,
      dependency: 'commonjs'
    }
  ]
}
