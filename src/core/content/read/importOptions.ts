import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageRoot } from '../../platform/packageRoot.ts'

/**
 * What a site's modules import by name: the public half for the generator, already
 * loaded if this is the bundle.
 */
const publicModules: Record<string, string> = {
  // An alias also applies to what starts with it, so the longer one comes first.
  'toolbox-docs/client': path.join(packageRoot, 'src/core/client/index.ts'),
  'toolbox-docs': import.meta.url.endsWith('.mjs')
    ? fileURLToPath(new URL('./index.mjs', import.meta.url))
    : path.join(packageRoot, 'src/index.ts')
}

/** Options of jiti for modules of a site, which it never caches. */
export const importOptions = {
  moduleCache: false,
  fsCache: false,
  alias: publicModules,
  // If jiti compiled the bundle, it would be a second copy of the program.
  nativeModules: ['.cache/generator', 'toolbox-docs/generator']
}
