/**
 * Show nothing: the tags of a page's head come from its front matter.
 *
 * The default export of modules that import `@docusaurus/Head`.
 */
export default function Head() {
  return null
}
