import { fileURLToPath } from 'node:url'
import type { CompileOptions } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { rehypeCode } from './code/rehypeCode.ts'
import { remarkPackageManager } from './code/remarkPackageManager.ts'
import { rehypeComponents } from './components/rehypeComponents.ts'
import { rehypeHeadings } from './elements/rehypeHeadings.ts'
import { rehypeImages } from './elements/rehypeImages.ts'
import { rehypeLinks } from './elements/rehypeLinks.ts'
import { rehypeRawHtml } from './elements/rehypeRawHtml.ts'
import { rehypeTables } from './elements/rehypeTables.ts'
import { rehypeTaskLists } from './elements/rehypeTaskLists.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { rehypeHeadingsExport } from './module/rehypeHeadingsExport.ts'
import { rehypeLiteralJsx } from './module/rehypeLiteralJsx.ts'
import { rehypeStatic } from './module/rehypeStatic.ts'
import { remarkAdmonitions } from './syntax/remarkAdmonitions.ts'
import { remarkAlerts } from './syntax/remarkAlerts.ts'
import { remarkContainers } from './syntax/remarkContainers.ts'
import { remarkFrontMatter } from './syntax/remarkFrontMatter.ts'
import { remarkHeadingIds } from './syntax/remarkHeadingIds.ts'
import { remarkHtmlComments } from './syntax/remarkHtmlComments.ts'
import { remarkSource } from './syntax/remarkSource.ts'

export type { MarkdownContext, ResolvedLink } from './markdownContext.ts'

const COMPONENTS_MODULE = fileURLToPath(
  new URL('../../client/theme/mdx/useMDXComponents.ts', import.meta.url)
)

/**
 * Create the options with which Markdown compiles to modules.
 *
 * The list below is the order in which a page is worked on: what the parser
 * accepts, what Markdown means, what its elements become, and last what the
 * module holds. Create the options once for a build; the highlighter is kept.
 *
 * `format` is the loader's to set, for each file: `md` or `mdx`.
 */
export function createMdxOptions(context: MarkdownContext): CompileOptions {
  return {
    development: context.jsxDev,
    providerImportSource: context.componentsModule ?? COMPONENTS_MODULE,
    remarkPlugins: [
      remarkSource,
      remarkFrontmatter,
      remarkFrontMatter,
      remarkGfm,
      remarkHeadingIds,
      remarkHtmlComments,
      remarkContainers,
      [remarkAdmonitions, context],
      remarkAlerts,
      remarkPackageManager
    ],
    rehypePlugins: [
      rehypeRawHtml,
      [rehypeLiteralJsx, context],
      [rehypeComponents, context],
      [rehypeCode, context],
      rehypeHeadings,
      [rehypeImages, context],
      [rehypeLinks, context],
      rehypeTables,
      rehypeTaskLists,
      rehypeHeadingsExport,
      rehypeStatic
    ]
  }
}
