/**
 * Fields of `docusaurus.config`, and where what they say belongs here.
 * One answer a field, because each is the beginning of a move.
 */
const answers = {
  themeConfig:
    'Its fields stand at the top level: navbar, footer, announcementBar, colorMode, tableOfContents.',
  presets:
    'There are no presets: docs and blog are built in, and set by "docs" and "blog".',
  plugins:
    'Remove it: docs, blog, search and feeds are built in; Markdown takes "remarkPlugins" and "rehypePlugins".',
  themes: 'Remove it: "components" replaces parts of the theme by name.',
  i18n: 'Write "locales": a list of { name, label }.',
  onBrokenLinks: 'Write links: { brokenLinks: "throw" | "warn" | "ignore" }.',
  onBrokenAnchors:
    'Write links: { brokenAnchors: "throw" | "warn" | "ignore" }.',
  onBrokenMarkdownLinks:
    'Remove it: links to Markdown files are checked with all others.',
  onDuplicateRoutes: 'Remove it: two pages with one address always fail.',
  organizationName: 'Remove it: nothing here deploys to GitHub Pages.',
  projectName: 'Remove it: nothing here deploys to GitHub Pages.',
  trailingSlash:
    'Remove it: folders have a slash and pages have none; other forms redirect.',
  customFields: 'Remove it: components import what they need.',
  scripts: 'Remove it: the security policy forbids scripts from other sites.',
  stylesheets: 'Remove it: import styles from a component.',
  headTags: 'Write "head": a list of tags.',
  future: 'Remove it: it opts into versions of another generator.',
  staticDirectories: 'Remove it: files of "static/" are copied.',
  prism: 'Remove it: the languages of code blocks need no list.',
  respectPrefersColorScheme:
    'Remove it: the reader chooses, and "defaultMode" is where they start.'
}

export const movedFields: ReadonlyMap<string, string> = new Map(
  Object.entries(answers)
)
