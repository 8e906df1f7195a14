/** Folders in which Docusaurus plugins look for a locale's translations. */
export const translationFolders = {
  docs: (version: string) =>
    `docusaurus-plugin-content-docs/${version === 'current' ? version : `version-${version}`}`,
  blog: 'docusaurus-plugin-content-blog',
  pages: 'docusaurus-plugin-content-pages'
}
