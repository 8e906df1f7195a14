/**
 * Theme parts that a site may replace: name → file below `src` that
 * exports the component of that name.
 */
export const THEME_PARTS = {
  AnnouncementBar: 'core/client/shell/AnnouncementBar.tsx',
  BackToTop: 'core/client/shell/BackToTop.tsx',
  BlogList: 'features/blog/client/BlogList.tsx',
  BlogPost: 'features/blog/client/BlogPost.tsx',
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

type ThemePart = keyof typeof THEME_PARTS

/** Tell whether a component in `site.ts` replaces a part of the theme. */
export function isThemePart(name: string): name is ThemePart {
  return Object.hasOwn(THEME_PARTS, name)
}
