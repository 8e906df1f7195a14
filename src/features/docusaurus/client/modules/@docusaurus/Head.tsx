/**
 * Render nothing: a page's head tags come from its front matter.
 *
 * The default export of modules that import `@docusaurus/Head`.
 */
export default function Head() {
  return null
}
