/**
 * The package `toolbox-docs/client`: what the client half of features and the
 * components of a site import. `src/index.ts` is the generator half.
 */
export type * from '../model/route.ts'
export * from '../model/shared.ts'
export type * from '../model/site.ts'
export type * from './clientFeature.ts'
export { DocsPage } from './pages/DocsPage.tsx'
export { PageActions } from './pages/PageActions.tsx'
export { PageHeader } from './pages/PageHeader.tsx'
export { PlainLayout } from './pages/PlainLayout.tsx'
export { ThemedImage } from './pages/ThemedImage.tsx'
export { useColorMode } from './state/colorMode.ts'
export { useHydrated, useLayoutMode } from './state/layoutMode.ts'
export { useCurrentHref, usePage } from './state/PageContext.tsx'
export { useLanguage, useSite } from './state/siteContext.tsx'
export { getStorageSlot, useStorageSlot } from './state/storageSlot.ts'
export { Icon } from './ui/Icon.tsx'
export { Markup } from './ui/Markup.tsx'
export { Modal } from './ui/Modal.tsx'
export { Notice } from './ui/Notice.tsx'
export { PlainLink } from './ui/PlainLink.tsx'
export { TagIndex, TagList } from './ui/TagList.tsx'
