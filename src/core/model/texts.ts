/**
 * All UI texts, in English. The bundler inlines each text in the site's
 * language (see rspack.config.ts), so import them as `texts` or by name. To add
 * a text, add a line here.
 *
 * `{name}` is a placeholder; `one|other` are plural forms, in the order of the
 * language's plural rules (behavior 2.9.20).
 */

// Shell
export const skipToContent = 'Skip to main content'
export const mainNavigation = 'Main'
export const close = 'Close'
export const menu = 'Menu'
export const mainMenu = 'Main menu'
export const toggleMenu = 'Toggle navigation bar'
export const closeMenu = 'Close navigation bar'
export const backToMainMenu = 'Back to main menu'
export const switchColorMode =
  'Switch between dark and light mode (currently {mode})'
export const lightMode = 'light mode'
export const darkMode = 'dark mode'
export const versions = 'Versions'
export const languages = 'Languages'
export const opensNewTab = '(opens in a new tab)'
export const scrollToTop = 'Scroll back to top'
export const loading = 'Loading'

// Docs
export const docsSidebar = 'Docs sidebar'
export const collapseSidebar = 'Collapse sidebar'
export const expandSidebar = 'Expand sidebar'
export const collapseCategory = "Collapse sidebar category '{label}'"
export const expandCategory = "Expand sidebar category '{label}'"
export const breadcrumbs = 'Breadcrumbs'
export const homePage = 'Home page'
export const docsPages = 'Docs pages'
export const previous = 'Previous'
export const next = 'Next'
export const onThisPage = 'On this page'
export const tableOfContents = 'Table of contents'
export const editThisPage = 'Edit this page'
export const reportPage = 'Report a problem'
export const reportBuild = 'Build'
export const copyAsMarkdown = 'Copy as Markdown'
export const viewAsMarkdown = 'View as Markdown'
export const changesTitle = 'What’s new'
export const changesEmpty = 'No release has changed a text yet.'
export const changesFeeds = 'Follow the changes in a feed reader:'
export const wholePage = 'New or rewritten page'
export const newSinceVisit = 'New since your last visit'
export const newBlocks =
  '1 part is new since your last visit|{count} parts are new since your last visit'
export const allChanges = 'All changes'
export const markAllRead = 'Mark all as read'
export const lastUpdated = 'Last updated{atDate}{byUser}'
export const atDate = ' on {date}'
export const byUser = ' by {user}'
export const tags = 'Tags:'
export const allTags = 'Tags'
export const viewAllTags = 'View all tags'
export const docsTagged = 'One doc tagged|{count} docs tagged'
export const docTagTitle = '{nDocsTagged} with "{tagName}"'
export const itemCount = '1 item|{count} items'
export const unlistedTitle = 'Unlisted page'
export const unlistedText =
  'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.'
export const draftTitle = 'Draft page'
export const draftText =
  'This page is a draft. It will only be visible in dev and be excluded from the production build.'

// Docs versions
export const version = 'Version'
export const versionBadge = 'Version: {versionLabel}'
export const unreleasedVersion =
  'This is unreleased documentation for {siteTitle} {versionLabel} version.'
export const unmaintainedVersion =
  'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
export const latestVersionSuggestion =
  'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'
export const latestVersion = 'latest version'

// Blog
export const recentPosts = 'Recent posts'
export const recentPostsNavigation = 'Blog recent posts navigation'
export const blogListNavigation = 'Blog list page navigation'
export const newerEntries = 'Newer entries'
export const feeds = 'Follow this blog in a feed reader:'
export const olderEntries = 'Older entries'
export const blogPostNavigation = 'Blog post page navigation'
export const newerPost = 'Newer post'
export const olderPost = 'Older post'
export const readMore = 'Read more'
export const readMoreAbout = 'Read more about {title}'
export const readingTime = 'One min read|{readingTime} min read'
export const postCount = 'One post|{count} posts'
export const archiveTitle = 'Archive'
export const archiveText = 'Archive'
export const postsByYear = 'Posts by year'
export const authors = 'Authors'
export const authorsText = 'The people who write this blog.'
export const authorTitle = '{authorName} - {nPosts}'
export const viewAllAuthors = 'View all authors'
export const noPostsOfAuthor = 'This author has not written any posts yet.'
export const postTagTitle = '{nPosts} tagged with "{tagName}"'

// Content
export const directLink = 'Direct link to {heading}'
export const copy = 'Copy'
export const copyCode = 'Copy code to clipboard'
export const copied = 'Copied'
export const toggleWordWrap = 'Toggle word wrap'
export const showAllLines = 'Show all {count} lines'
export const diagram = 'Diagram'
export const details = 'Details'
export const image = 'Image'
export const enlargeImage = 'Enlarge image'
export const enlargeNamedImage = 'Enlarge image: {alt}'
export const table = 'Table'
export const namedTable = 'Table: {heading}'
export const apiJump = 'Jump to'
export const apiName = 'Name'
export const apiType = 'Type'
export const apiDefault = 'Default'
export const apiMeaning = 'Meaning'
export const apiRequired = 'required'
export const apiOptional = 'optional'
export const apiSince = 'since {version}'
export const apiReturns = 'Returns'
export const apiThrows = 'Throws'
export const apiDeprecated = 'Deprecated'
export const apiBases = 'Plus all members of {types}.'
export const apiFilter = 'Filter'
export const apiFilterHint = 'Filter {count} entries or members'
export const apiUses = 'Used in: {pages}'
export const taskDone = 'Done'
export const taskToDo = 'To do'
export const footnotes = 'Footnotes'
export const footnoteBack = 'Back to reference {reference}'
export const note = 'note'
export const tip = 'tip'
export const info = 'info'
export const warning = 'warning'
export const danger = 'danger'
export const caution = 'caution'
export const important = 'important'
export const success = 'success'
export const secondary = 'secondary'

// Search
export const searchButton = 'Search'
export const searchLabel = 'Search the documentation'
export const searchPlaceholder = 'Search for a name, error or question'
export const searchResults = 'Search results'
export const searchResultCount = '1 result|{count} results'
export const searchNothing = 'Nothing found for “{query}”'
export const searchNothingHint =
  'Try fewer words, other words, or part of a name.'
export const searchFailed =
  'The search couldn’t be loaded. Keep typing to try again.'
export const searchClosed = 'The search couldn’t be loaded.'
export const searchRecent = 'Recently opened'
export const searchRecentNone = 'Search pages, names, code and errors.'
export const searchClose = 'Close search'
export const searchKeySelect = 'select'
export const searchKeyOpen = 'open'
export const searchKeyClose = 'close'

// Error pages
export const notFoundTitle = 'Page Not Found'
export const notFoundText = 'We could not find what you were looking for.'
export const notFoundAdvice =
  'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.'
export const notFoundNearest = 'Did you mean'
export const notFoundStarts = 'Places to start'
export const offlineTitle = 'You are offline'
export const offlineText =
  'This page isn’t saved on this device, so it can’t be shown without a connection. It loads as soon as you’re back online.'
export const savedPages = 'Pages you can read now'
export const noSavedPages = 'No pages are saved on this device yet.'

// Offline reading
export const offlineReading = 'Offline reading'
export const offlineReadingText =
  'Save all pages on this device. You can then read and search them without a connection.'
export const saveForOffline = 'Save for offline'
export const savedVersion =
  'Version {version} of the docs is saved. Other versions need a connection.'
export const pageCount = '1 page|{count} pages'
export const saveAll = 'Save all pages'
export const update = 'Update'
export const remove = 'Remove'
export const savingAll = 'Saving all pages'
export const isSaved = 'Saved'
export const isOutdated = 'Saved, and an update is available'
export const copySaved = 'All pages are saved.'
export const copyRemoved = 'The saved pages have been removed.'
export const savingFull =
  'Not saved: this device has no room for all pages. Free some space, then try again.'
export const savingFailed =
  'Not saved: a file could not be downloaded. Check your connection, then try again.'
export const offerUnreachable =
  'Nothing can be saved now: the site does not answer. You can save pages as soon as you are back online.'
export const savingUnavailable =
  'Nothing can be saved here. Browsers save pages only from a secure address (https), and only if the site may store data on this device. Allow that, then reload this page.'
export const savingNeedsScript = 'Saving pages needs JavaScript.'

// Crashes
export const crashTitle = 'This page crashed.'
export const crashTabTitle = 'Page Error'
export const tryAgain = 'Try again'
export const retry = 'Retry'
export const pageMoved = 'This page has moved.'

// Freshness
export const freshness = 'Freshness'
export const freshnessNotice = 'This page may be outdated'
export const freshnessMoved =
  'Changed since the page was last confirmed: {symbols}.'
export const freshnessDetails = 'What changed'
export const freshnessNone = 'All pages match what they document.'
export const freshnessCurrent = 'Up to date:'
export const freshnessEdited = 'The page has been edited since.'
export const freshnessUnrecorded = 'The page has not been confirmed yet.'
export const freshnessChanged = '{symbol} has changed.'
export const freshnessRemoved = '{symbol} has been removed.'
export const freshnessRenamed = '{symbol} has been renamed to {newName}.'
export const freshnessNew = '{symbol} is new.'
export const freshnessOwner = 'Owner: {owner}.'
export const freshnessNoOwner = 'No owner'
export const freshnessReviewed = 'Reviewed on {date}.'
