/** Folders of a locale in which Docusaurus' plugins look for translations. */
export const translationFolders = {
  docs: (version: string) =>
    `docusaurus-plugin-content-docs/${version === 'current' ? version : `version-${version}`}`,
  blog: 'docusaurus-plugin-content-blog',
  pages: 'docusaurus-plugin-content-pages'
}
