/**
 * Fields of `docusaurus.config`, and what to write instead. Each has its own
 * advice, because moving a website starts with this file.
 */
const answers = {
  themeConfig:
    'Move its fields to the top level: navbar, footer, announcementBar, colorMode, tableOfContents.',
  presets:
    'Remove it: docs and blog are built in; set them up with "docs" and "blog".',
  plugins:
    'Remove it: docs, blog, search and feeds are built in; plugins for Markdown go into "remarkPlugins" and "rehypePlugins".',
  themes: 'Remove it: "components" replaces parts of the theme by name.',
  i18n: 'Write "locales": a list of { name, label }.',
  onBrokenLinks: 'Write links: { brokenLinks: "throw" | "warn" | "ignore" }.',
  onBrokenAnchors:
    'Write links: { brokenAnchors: "throw" | "warn" | "ignore" }.',
  onBrokenMarkdownLinks:
    'Remove it: links to Markdown files are checked like all others.',
  onDuplicateRoutes: 'Remove it: two pages with one address always fail.',
  organizationName: 'Remove it: nothing here deploys to GitHub Pages.',
  projectName: 'Remove it: nothing here deploys to GitHub Pages.',
  trailingSlash:
    'Remove it: only addresses of folders end with a slash, and other forms redirect.',
  customFields: 'Remove it: components import what they need.',
  scripts: 'Remove it: the security policy forbids scripts from other sites.',
  stylesheets: 'Remove it: import styles from a component.',
  headTags: 'Write "head": a list of tags.',
  future: 'Remove it: it opts into versions of another generator.',
  staticDirectories: 'Remove it: files of "static/" are copied.',
  prism: 'Remove it: code blocks need no list of languages.',
  respectPrefersColorScheme:
    'Remove it: readers choose the mode; "defaultMode" is what they see first.'
}

export const movedFields: ReadonlyMap<string, string> = new Map(
  Object.entries(answers)
)
