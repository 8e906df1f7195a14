import type { CompileOptions } from '@mdx-js/mdx'
import type { Root } from 'hast'
import { h } from 'hastscript'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Pluggable } from 'unified'
import type { MarkdownStage } from '../feature.ts'
import type { Texts } from '../model/catalogue.ts'
import { formatText } from '../model/fillText.ts'
import { rehypeCodeComponents } from './components/rehypeCodeComponents.ts'
import {
  rehypeAttributes,
  rehypeComponents
} from './components/rehypeComponents.ts'
import { isElement, wrapElement } from './element.ts'
import { rehypeFootnotes } from './elements/rehypeFootnotes.ts'
import { rehypeForbidden } from './elements/rehypeForbidden.ts'
import { rehypeHeadings, rehypeTitle } from './elements/rehypeHeadings.ts'
import { rehypeImages } from './elements/rehypeImages.ts'
import { rehypeLinks } from './elements/rehypeLinks.ts'
import { rehypeNestedLinks } from './elements/rehypeNestedLinks.ts'
import { rehypePictures } from './elements/rehypePictures.ts'
import { rehypeRawHtml } from './elements/rehypeRawHtml.ts'
import { rehypeStyles } from './elements/rehypeStyles.ts'
import { rehypeTables } from './elements/rehypeTables.ts'
import { rehypeZoom } from './elements/rehypeZoom.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { recmaImports } from './module/pageImports.ts'
import { rehypeCopies } from './module/rehypeCopies.ts'
import { rehypeHeadingsExport } from './module/rehypeHeadingsExport.ts'
import { rehypeImports } from './module/rehypeImports.ts'
import { rehypeLiteralJsx } from './module/rehypeLiteralJsx.ts'
import { rehypeStatic } from './module/rehypeStatic.ts'
import { rehypeUnknownNames } from './module/rehypeUnknownNames.ts'
import { remarkEmoji } from './syntax/remarkEmoji.ts'
import { remarkPageSyntax } from './syntax/remarkPageSyntax.ts'
import { remarkSource } from './syntax/remarkSource.ts'
import { remarkTypos } from './syntax/remarkTypos.ts'
import { walkElements } from './walkTree.ts'

/** A bundler alias, so that compiled pages don't depend on the project's folder. */
const COMPONENTS_MODULE = '@toolbox/pages/useMDXComponents.ts'

/**
 * Configure the compiler that turns Markdown into modules.
 *
 * Plugins run in this order: parser extensions, transforms of Markdown blocks,
 * transforms of elements, and last the module code.
 *
 * The loader sets `format` for each file.
 */
export function configureMdx(given: MarkdownContext): CompileOptions {
  // The loader serializes its options for every page to compare them.
  const context = { ...given, toJSON: () => undefined }
  const plugins = given.setup.features.map(feature =>
    feature.markdown?.plugins?.({ ...context, folder: feature.folder })
  )
  const listPlugins = (stage: MarkdownStage) =>
    plugins.flatMap(each => [...(each?.[stage] ?? [])])
  return {
    development: false,
    providerImportSource: COMPONENTS_MODULE,
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      ...listPlugins('syntax'),
      [remarkSource, context],
      [remarkPageSyntax, context],
      ...listPlugins('blocks'),
      [remarkTypos, context],
      remarkEmoji,
      ...(context.setup.plugins?.remark ?? [])
    ],
    remarkRehypeOptions: {
      footnoteLabel: context.texts.footnotes,
      // Some phones show the plain arrow as an emoji.
      footnoteBackContent: (_, count) => [
        { type: 'text', value: '\u21A9\uFE0E' },
        ...(count > 1 ? [h('sup', String(count))] : [])
      ],
      footnoteBackLabel: (index, count) =>
        formatText(context.texts.footnoteBack, {
          reference: count > 1 ? `${index + 1}-${count}` : index + 1
        })
    },
    rehypePlugins: [
      [rehypeNestedLinks, context],
      rehypeRawHtml,
      ...(context.setup.plugins?.rehype ?? []),
      ...(context.setup.dialects ?? []).map(
        ({ rehypePlugin }): Pluggable => [rehypePlugin, context]
      ),
      [rehypeImports, context],
      rehypeLiteralJsx,
      [rehypeAttributes, context],
      [rehypeForbidden, context],
      rehypeStyles,
      ...listPlugins('components'),
      [rehypeComponents, context],
      rehypeLoneInline,
      [rehypeCodeComponents, context],
      [rehypeUnknownNames, context],
      ...listPlugins('record'),
      ...listPlugins('elements'),
      [rehypeHeadings, context],
      rehypeTitle,
      [rehypeFootnotes, context],
      [rehypePictures, context],
      [rehypeImages, context],
      [rehypeLinks, context],
      [rehypeZoom, context.texts],
      [rehypeTables, context.texts],
      [rehypeTaskLists, context.texts],
      ...listPlugins('finish'),
      rehypeCopies,
      rehypeHeadingsExport,
      [rehypeStatic, context]
    ],
    recmaPlugins: [recmaImports]
  }
}

/** Inline elements that authors put on their own lines. */
const INLINE = ['a', 'img', 'picture', 'span', 'kbd', 'small']

/** Wrap inline elements on their own line in paragraphs, as Markdown does. */
function rehypeLoneInline() {
  return (tree: Root) => {
    tree.children = tree.children.map(node =>
      isElement(node, ...INLINE) ? wrapElement('p', node) : node
    )
  }
}

/** Label the checkboxes of task lists for screen readers. */
function rehypeTaskLists(texts: Texts) {
  return (tree: Root) => {
    walkElements(tree, ({ tagName, properties }) => {
      if (tagName === 'input' && properties.type === 'checkbox') {
        properties.ariaLabel ??= properties.checked
          ? texts.taskDone
          : texts.taskToDo
      }
    })
  }
}
