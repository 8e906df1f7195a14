import type { CompileOptions } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGemoji from 'remark-gemoji'
import remarkGfm from 'remark-gfm'
import type { Pluggable } from 'unified'
import type { MarkdownStage } from '../feature.ts'
import { formatText } from '../model/fillText.ts'
import { rehypeCodeComponents } from './components/rehypeCodeComponents.ts'
import { rehypeComponentSlips } from './components/rehypeComponentSlips.ts'
import { rehypeComponents } from './components/rehypeComponents.ts'
import { rehypeFootnotes } from './elements/rehypeFootnotes.ts'
import { rehypeForbidden } from './elements/rehypeForbidden.ts'
import { rehypeHeadings, rehypeTitle } from './elements/rehypeHeadings.ts'
import { rehypeImages } from './elements/rehypeImages.ts'
import { rehypeLinks } from './elements/rehypeLinks.ts'
import { rehypeLoneInline } from './elements/rehypeLoneInline.ts'
import { rehypeNestedLinks } from './elements/rehypeNestedLinks.ts'
import { rehypeRawHtml } from './elements/rehypeRawHtml.ts'
import { rehypeStyles } from './elements/rehypeStyles.ts'
import { rehypeTables } from './elements/rehypeTables.ts'
import { rehypeTaskLists } from './elements/rehypeTaskLists.ts'
import { rehypeZoom } from './elements/rehypeZoom.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { rehypeHeadingsExport } from './module/rehypeHeadingsExport.ts'
import { rehypeImports } from './module/rehypeImports.ts'
import { rehypeLiteralJsx } from './module/rehypeLiteralJsx.ts'
import { rehypeStatic } from './module/rehypeStatic.ts'
import { rehypeUnknownNames } from './module/rehypeUnknownNames.ts'
import { remarkCjkEmphasis } from './syntax/remarkCjkEmphasis.ts'
import { remarkFrontMatter } from './syntax/remarkFrontMatter.ts'
import { remarkHeadingIds } from './syntax/remarkHeadingIds.ts'
import { remarkHtmlComments } from './syntax/remarkHtmlComments.ts'
import { remarkSlips } from './syntax/remarkSlips.ts'
import { remarkSource } from './syntax/remarkSource.ts'

/** A bundler alias, so that compiled pages don't depend on the project's folder. */
const COMPONENTS_MODULE = '@toolbox/pages/useMDXComponents.ts'

/**
 * Create the options for compiling Markdown to modules.
 *
 * Plugins run in this order: parser extensions, transforms of Markdown blocks,
 * transforms of elements, and last the module code.
 *
 * The loader sets `format` for each file.
 */
export function createMdxOptions(given: MarkdownContext): CompileOptions {
  // The loader serializes its options for every page to compare them.
  const context = { ...given, toJSON: () => undefined }
  const plugins = given.features.map(feature =>
    feature.markdown?.plugins?.(context)
  )
  const at = (stage: MarkdownStage) =>
    plugins.flatMap(each => [...(each?.[stage] ?? [])])
  return {
    development: false,
    providerImportSource: COMPONENTS_MODULE,
    remarkPlugins: [
      remarkFrontmatter,
      remarkFrontMatter,
      remarkGfm,
      remarkCjkEmphasis,
      ...at('syntax'),
      [remarkSource, context],
      remarkHeadingIds,
      [remarkHtmlComments, context],
      ...at('blocks'),
      [remarkSlips, context],
      remarkGemoji,
      ...(context.plugins?.remark ?? [])
    ],
    remarkRehypeOptions: {
      footnoteLabel: context.texts.footnotes,
      footnoteBackLabel: (index, count) =>
        formatText(context.texts.footnoteBack, {
          reference: count > 1 ? `${index + 1}-${count}` : index + 1
        })
    },
    rehypePlugins: [
      [rehypeNestedLinks, context],
      rehypeRawHtml,
      ...(context.plugins?.rehype ?? []),
      ...(context.dialects ?? []).map(
        ({ rehypePlugin }): Pluggable => [rehypePlugin, context]
      ),
      [rehypeImports, context],
      rehypeLiteralJsx,
      [rehypeComponentSlips, context],
      [rehypeForbidden, context],
      [rehypeStyles, context],
      ...at('components'),
      [rehypeComponents, context],
      rehypeLoneInline,
      [rehypeCodeComponents, context],
      [rehypeUnknownNames, context],
      ...at('record'),
      ...at('elements'),
      [rehypeHeadings, context],
      rehypeTitle,
      [rehypeFootnotes, context],
      [rehypeImages, context],
      [rehypeLinks, context],
      [rehypeZoom, context.texts],
      [rehypeTables, context.texts],
      [rehypeTaskLists, context.texts],
      ...at('finish'),
      rehypeHeadingsExport,
      [rehypeStatic, context]
    ]
  }
}
