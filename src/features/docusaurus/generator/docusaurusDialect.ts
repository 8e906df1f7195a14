import type { Dialect } from '../../../core/bundle/dialect.ts'
import { classifyLines } from '../../../core/content/read/markdownLines.ts'
import { findLayout } from './findLayout.ts'
import { listRules } from './moduleLoader.ts'
import { readTranslations, translationFolders } from './readTexts.ts'
import { rehypeDocusaurus } from './rehypeDocusaurus.ts'
import { listAliases } from './replacements.ts'

/** Common fields of `docusaurus.config`, and what to write instead. */
const movedFields = {
  themeConfig:
    'Move its fields to the top level: navbar, footer, announcementBar, colorMode, tableOfContents.',
  presets:
    'Remove it. Docs and blog are built in and configured with "docs" and "blog".',
  plugins:
    'Remove it. Docs, blog, search and feeds are built in. List Markdown plugins in "remarkPlugins" and "rehypePlugins".',
  themes: 'Remove it. To replace parts of the theme, use "components".',
  i18n: 'Use "locales" instead, a list of { name, label }.',
  onBrokenLinks: 'Use links: { brokenLinks: "throw" | "warn" | "ignore" }.',
  onBrokenAnchors: 'Use links: { brokenAnchors: "throw" | "warn" | "ignore" }.',
  trailingSlash:
    'Remove it. Only addresses of folders end with a slash. Other forms redirect.',
  scripts: 'Remove it. The security policy forbids scripts from other sites.',
  headTags: 'Use "head" instead, a list of tags.',
  respectPrefersColorScheme:
    'Remove it. Readers choose the mode, starting with "defaultMode".'
}

const OPENING = /^ {0,3}(?:`{3,}|~{3,})\s*mdx-code-block(?![\w-])/

/**
 * Make the content of ```` ```mdx-code-block ```` fences part of the page.
 *
 * Authors use them to hide MDX from editors that only support Markdown. The
 * fence lines become empty, so that places in messages stay correct.
 */
export function unwrapMdxFences(source: string): string {
  if (!source.includes('mdx-code-block')) return source
  let isUnwrapped = false
  const lines = classifyLines(source).map(({ text, role }) => {
    if (role === 'opening') isUnwrapped = OPENING.test(text)
    const isFence = role === 'opening' || role === 'closing'
    return isFence && isUnwrapped ? '' : text
  })
  return lines.join('\n')
}

/** The dialect of Docusaurus websites. */
export const docusaurusDialect: Dialect = {
  findLayout,
  movedFields: new Map(Object.entries(movedFields)),
  rewriteSource: unwrapMdxFences,
  translations: { ...translationFolders, readTexts: readTranslations },
  rehypePlugin: rehypeDocusaurus,
  listAliases,
  listRules
}
