/**
 * The package `toolbox-docs/client`: what the client half of features and the
 * components of a site import. `src/index.ts` is the generator half.
 */
export type { HeadHook, HeadTag } from '../model/head.ts'
export {
  type CategoryCard,
  type CategoryRoute,
  type ContentModule,
  type CountedTag,
  type DocRoute,
  hasMarkdown,
  type LandingRoute,
  type LastUpdated,
  type Page,
  type Route,
  type RouteBase,
  type Routes,
  type ShownUpdate,
  type TagGroup,
  type TagLink,
  type VersionedRoute
} from '../model/route.ts'
export * from '../model/shared.ts'
export type {
  ClientData,
  ClientSite,
  ColorMode,
  DocsVersion,
  Library,
  LibraryGroup,
  LibraryIconName,
  Locale
} from '../model/site.ts'
export type {
  ClientFeature,
  PageProps,
  Slots,
  StartContext
} from './clientFeature.ts'
export { TableOfContents } from './contents/TableOfContents.tsx'
export { Breadcrumbs } from './pages/Breadcrumbs.tsx'
export { Category } from './pages/Category.tsx'
export { Doc } from './pages/Doc.tsx'
export { DocsLayout } from './pages/DocsLayout.tsx'
export { EditRow } from './pages/EditRow.tsx'
export { Landing } from './pages/Landing.tsx'
export { NotFound } from './pages/NotFound.tsx'
export { PageActions } from './pages/PageActions.tsx'
export { PageHeader } from './pages/PageHeader.tsx'
export { Paginator } from './pages/Paginator.tsx'
export { PlainLayout } from './pages/PlainLayout.tsx'
export { ThemedImage } from './pages/ThemedImage.tsx'
export { AnnouncementBar } from './shell/AnnouncementBar.tsx'
export { BackToTop } from './shell/BackToTop.tsx'
export { Footer } from './shell/Footer.tsx'
export { Navbar } from './shell/Navbar.tsx'
export { DocsSidebar } from './sidebar/DocsSidebar.tsx'
export { useColorMode } from './state/colorMode.ts'
export { useHydrated, useLayoutMode } from './state/layoutMode.ts'
export { useCurrentHref, usePage } from './state/PageContext.tsx'
export { useLanguage, useSite, useText } from './state/siteContext.tsx'
export { getStorageSlot, useStorageSlot } from './state/storageSlot.ts'
export { Button } from './ui/Button.tsx'
export { Icon } from './ui/Icon.tsx'
export { Markup } from './ui/Markup.tsx'
export { Modal } from './ui/Modal.tsx'
export { Notice } from './ui/Notice.tsx'
export { PlainLink } from './ui/PlainLink.tsx'
export { TagIndex, TagList } from './ui/TagList.tsx'
