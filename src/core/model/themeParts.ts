/**
 * Core components that a site can replace, besides those of features: name →
 * file in `src` that exports the component.
 */
export const THEME_PARTS = {
  AnnouncementBar: 'core/client/shell/AnnouncementBar.tsx',
  BackToTop: 'core/client/shell/BackToTop.tsx',
  Breadcrumbs: 'core/client/pages/Breadcrumbs.tsx',
  Category: 'core/client/pages/Category.tsx',
  Doc: 'core/client/pages/Doc.tsx',
  DocsSidebar: 'core/client/sidebar/DocsSidebar.tsx',
  EditRow: 'core/client/pages/EditRow.tsx',
  Footer: 'core/client/shell/Footer.tsx',
  Landing: 'core/client/pages/Landing.tsx',
  Navbar: 'core/client/shell/Navbar.tsx',
  NotFound: 'core/client/pages/NotFound.tsx',
  Paginator: 'core/client/pages/Paginator.tsx',
  TableOfContents: 'core/client/contents/TableOfContents.tsx'
} as const
