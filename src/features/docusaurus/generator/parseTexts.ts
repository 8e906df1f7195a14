import { findUnknownPlaceholder } from '../../../core/content/read/readTexts.ts'
import {
  englishTexts,
  type TextName,
  type Texts
} from '../../../core/model/catalogue.ts'

/** Our text names, by the ids in Docusaurus's `code.json`. */
const names: Readonly<Record<string, TextName>> = {
  'theme.common.skipToMainContent': 'skipToContent',
  'theme.AnnouncementBar.closeButtonAriaLabel': 'close',
  'theme.NavBar.navAriaLabel': 'mainNavigation',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'toggleMenu',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'closeMenu',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': 'backToMainMenu',
  'theme.colorToggle.ariaLabel': 'switchColorMode',
  'theme.colorToggle.ariaLabel.mode.light': 'lightMode',
  'theme.colorToggle.ariaLabel.mode.dark': 'darkMode',
  'theme.navbar.mobileVersionsDropdown.label': 'versions',
  'theme.navbar.mobileLanguageDropdown.label': 'languages',
  'theme.IconExternalLink.ariaLabel': 'opensNewTab',
  'theme.BackToTopButton.buttonAriaLabel': 'scrollToTop',
  'theme.docs.sidebar.navAriaLabel': 'docsSidebar',
  'theme.docs.sidebar.collapseButtonAriaLabel': 'collapseSidebar',
  'theme.docs.sidebar.expandButtonAriaLabel': 'expandSidebar',
  'theme.DocSidebarItem.collapseCategoryAriaLabel': 'collapseCategory',
  'theme.DocSidebarItem.expandCategoryAriaLabel': 'expandCategory',
  'theme.docs.breadcrumbs.navAriaLabel': 'breadcrumbs',
  'theme.docs.breadcrumbs.home': 'homePage',
  'theme.docs.paginator.navAriaLabel': 'docsPages',
  'theme.docs.paginator.previous': 'previous',
  'theme.docs.paginator.next': 'next',
  'theme.TOCCollapsible.toggleButtonLabel': 'onThisPage',
  'theme.common.editThisPage': 'editThisPage',
  'theme.lastUpdated.lastUpdatedAtBy': 'lastUpdated',
  'theme.lastUpdated.atDate': 'atDate',
  'theme.lastUpdated.byUser': 'byUser',
  'theme.tags.tagsListLabel': 'tags',
  'theme.tags.tagsPageTitle': 'allTags',
  'theme.tags.tagsPageLink': 'viewAllTags',
  'theme.docs.tagDocListPageTitle': 'docTagTitle',
  'theme.docs.tagDocListPageTitle.nDocsTagged': 'docsTagged',
  'theme.docs.DocCard.categoryDescription.plurals': 'itemCount',
  'theme.contentVisibility.unlistedBanner.title': 'unlistedTitle',
  'theme.contentVisibility.unlistedBanner.message': 'unlistedText',
  'theme.contentVisibility.draftBanner.title': 'draftTitle',
  'theme.contentVisibility.draftBanner.message': 'draftText',
  'theme.docs.versionBadge.label': 'versionBadge',
  'theme.docs.versions.unreleasedVersionLabel': 'unreleasedVersion',
  'theme.docs.versions.unmaintainedVersionLabel': 'unmaintainedVersion',
  'theme.docs.versions.latestVersionSuggestionLabel': 'latestVersionSuggestion',
  'theme.docs.versions.latestVersionLinkLabel': 'latestVersion',
  'theme.blog.sidebar.navAriaLabel': 'recentPostsNavigation',
  'theme.blog.paginator.navAriaLabel': 'blogListNavigation',
  'theme.blog.paginator.newerEntries': 'newerEntries',
  'theme.blog.paginator.olderEntries': 'olderEntries',
  'theme.blog.post.paginator.navAriaLabel': 'blogPostNavigation',
  'theme.blog.post.paginator.newerPost': 'newerPost',
  'theme.blog.post.paginator.olderPost': 'olderPost',
  'theme.blog.post.readMore': 'readMore',
  'theme.blog.post.readMoreLabel': 'readMoreAbout',
  'theme.blog.post.readingTime.plurals': 'readingTime',
  'theme.blog.archive.title': 'archiveTitle',
  'theme.blog.archive.description': 'archiveText',
  'theme.blog.authorsList.pageTitle': 'authors',
  'theme.blog.authorsList.viewAll': 'viewAllAuthors',
  'theme.blog.author.pageTitle': 'authorTitle',
  'theme.blog.author.noPosts': 'noPostsOfAuthor',
  'theme.blog.tagTitle': 'postTagTitle',
  'theme.blog.post.plurals': 'postCount',
  'theme.common.headingLinkTitle': 'directLink',
  'theme.CodeBlock.copy': 'copy',
  'theme.CodeBlock.copyButtonAriaLabel': 'copyCode',
  'theme.CodeBlock.copied': 'copied',
  'theme.CodeBlock.wordWrapToggle': 'toggleWordWrap',
  'theme.admonition.note': 'note',
  'theme.admonition.tip': 'tip',
  'theme.admonition.info': 'info',
  'theme.admonition.warning': 'warning',
  'theme.admonition.danger': 'danger',
  'theme.admonition.caution': 'caution',
  'theme.NotFound.title': 'notFoundTitle',
  'theme.NotFound.p1': 'notFoundText',
  'theme.NotFound.p2': 'notFoundAdvice',
  'theme.ErrorPageContent.title': 'crashTitle',
  'theme.ErrorPageContent.tryAgain': 'tryAgain'
}

/**
 * Convert messages of Docusaurus's `code.json` to our texts. Other ids belong
 * to components that don't exist here.
 *
 * @param messages by id
 */
export function parseTexts(
  messages: Readonly<Record<string, string>>
): Partial<Texts> {
  const entries = Object.entries(messages).flatMap(([id, text]) => {
    const name = Object.hasOwn(names, id) ? names[id] : undefined
    const isValid =
      name !== undefined &&
      findUnknownPlaceholder(text, englishTexts[name]) === undefined
    return isValid ? [[name, text] as const] : []
  })
  return Object.fromEntries(entries)
}
