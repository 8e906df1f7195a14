import type { LoaderContext } from '@rspack/core'
import {
  relativizePlace,
  renderDiagnostic
} from '../markdown/pageDiagnostic.ts'
import type { CompilePage } from '../pages/createCachedCompiler.ts'
import { parseContentRequest } from '../site/routes/contentRequest.ts'
import type { BundleOptions } from './planBundle.ts'

/** What `configureContent.ts` passes to the loader. */
interface MarkdownLoaderOptions {
  readonly compilePage: CompilePage
  /** Absolute. */
  readonly contentDir: string
  /** In development, a page that doesn't compile shows its error; in builds, it's empty. */
  readonly mode: BundleOptions['mode']
}

/**
 * Bundler loader that returns a page's compiled module.
 *
 * If a page doesn't compile, the error is reported, and the bundler continues
 * with the others.
 */
export default function markdownLoader(
  this: LoaderContext<MarkdownLoaderOptions>,
  source: string
): void {
  const callback = this.async()
  const { compilePage, contentDir, mode } = this.getOptions()
  const isDevelopment = mode === 'development'
  const request = parseContentRequest(this.resourcePath + this.resourceQuery)
  // In development, pages also depend on the site, not only on files; the cache
  // knows whether they have changed.
  if (isDevelopment) this.cacheable(false)
  compilePage({ ...request, source }).then(page => {
    for (const name of page.files) this.addDependency(name)
    for (const name of page.missing) this.addMissingDependency(name)
    if ('code' in page.result) return callback(null, page.result.code)
    const diagnostic = relativizePlace(page.result.error, contentDir)
    const html = isDevelopment ? renderDiagnostic(diagnostic, contentDir) : ''
    callback(null, createDiagnosticModule(html))
  }, callback)
}

/** Create the module that stands in for a page until its text compiles. */
function createDiagnosticModule(html: string): string {
  return `import { jsx } from 'react/jsx-runtime'
const markup = { __html: ${JSON.stringify(html)} }
export const headings = []
export default function MDXContent() {
  return jsx('div', { dangerouslySetInnerHTML: markup })
}
`
}
