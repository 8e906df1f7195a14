/**
 * Theme parts that a site may replace: name → file below `src/client` that
 * exports the component of that name.
 */
export const THEME_PARTS = {
  AnnouncementBar: 'theme/Shell/AnnouncementBar.tsx',
  BackToTop: 'theme/BackToTop/BackToTop.tsx',
  BlogList: 'pages/BlogList.tsx',
  BlogPost: 'pages/BlogPost.tsx',
  Breadcrumbs: 'theme/Breadcrumbs.tsx',
  Category: 'pages/Category.tsx',
  Doc: 'pages/Doc.tsx',
  DocsSidebar: 'theme/Sidebar/DocsSidebar.tsx',
  EditRow: 'pages/EditRow.tsx',
  Footer: 'theme/Shell/Footer.tsx',
  Landing: 'pages/Landing.tsx',
  Navbar: 'theme/Navbar/Navbar.tsx',
  NotFound: 'pages/NotFound.tsx',
  Paginator: 'theme/Paginator.tsx',
  TableOfContents: 'theme/TableOfContents/TableOfContents.tsx'
} as const

type ThemePart = keyof typeof THEME_PARTS

/** Tell whether a component in `site.ts` replaces a part of the theme. */
export function isThemePart(name: string): name is ThemePart {
  return Object.hasOwn(THEME_PARTS, name)
}
