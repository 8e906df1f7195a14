/**
 * Fields of `docusaurus.config`, and what to write instead. Each has its own
 * advice, because migrating a website starts with this file.
 */
const advice = {
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
  onBrokenMarkdownLinks:
    'Remove it. Links to Markdown files are checked like all other links.',
  onDuplicateRoutes:
    'Remove it. Two pages with the same address are always an error.',
  organizationName: "Remove it. This generator doesn't deploy to GitHub Pages.",
  projectName: "Remove it. This generator doesn't deploy to GitHub Pages.",
  trailingSlash:
    'Remove it. Only addresses of folders end with a slash. Other forms redirect.',
  customFields: 'Remove it. Import the values in components instead.',
  scripts: 'Remove it. The security policy forbids scripts from other sites.',
  stylesheets: 'Remove it. Import styles in a component instead.',
  headTags: 'Use "head" instead, a list of tags.',
  future: 'Remove it. It configures another generator.',
  staticDirectories: 'Remove it. Files in "static/" are always copied.',
  prism: 'Remove it. Code blocks support all languages by default.',
  respectPrefersColorScheme:
    'Remove it. Readers choose the mode, starting with "defaultMode".'
}

export const movedFields: ReadonlyMap<string, string> = new Map(
  Object.entries(advice)
)
