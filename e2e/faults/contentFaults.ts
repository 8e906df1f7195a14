import { conformance, type Fault, scenario, unit } from './fault.ts'

/** Mistakes in what pages hold. */
export const contentFaults: readonly Fault[] = [
  {
    name: 'long labels of a table are cut to the room of short ones',
    file: 'src/core/markdown/elements/rehypeTables.ts',
    find: 'label.length <= SHORT_LABEL',
    replace: 'label.length > 0',
    caughtBy: unit(
      'core/markdown/renderMarkdown.test.ts',
      'a table whose cells have labels'
    )
  },
  {
    name: 'labels of a narrow sequence run into each other',
    file: 'src/features/diagrams/generator/narrowLanes.ts',
    find: 'Math.max(boxes, ...rooms)',
    replace: 'boxes',
    caughtBy: unit(
      'features/diagrams/generator/narrowLanes.test.ts',
      'actors are further apart for a label between them'
    )
  },
  {
    name: 'labels of a sequence cut their arrows',
    file: 'src/features/diagrams/generator/arrangeSequence.ts',
    find: "'$3$2$1'",
    replace: "'$1$2$3'",
    caughtBy: unit(
      'features/diagrams/generator/arrangeSequence.test.ts',
      'labels below arrows'
    )
  },
  {
    name: 'pages of categories are among other pages offline',
    file: 'src/features/offline/client/groupPages.ts',
    find: " ?? bySidebar.get(page.sidebar ?? '')",
    replace: '',
    caughtBy: unit(
      'features/offline/client/groupPages.test.ts',
      'a page of no folder belongs to those with its sidebar'
    )
  },
  {
    name: 'posts are among other pages offline',
    file: 'src/features/offline/client/groupPages.ts',
    find: ' ?? owners.get(readFolders(href, 1))',
    replace: '',
    caughtBy: unit(
      'features/offline/client/groupPages.test.ts',
      'a page belongs to a topic: at the top'
    )
  },
  {
    name: 'the copy button copies the numbers of lines',
    file: 'src/features/code/generator/renderCode.ts',
    find: 'renderPrompt(line) +',
    replace: 'String(index + 1) + renderPrompt(line) +',
    caughtBy: unit('features/code/generator/renderCode.test.ts', '')
  },
  {
    name: 'the copy button copies prompts',
    file: 'src/features/code/client/copyCode.ts',
    find: "'.code-prompt, ",
    replace: "'",
    caughtBy: scenario('codeBlocks', '2.9.9 Only the code', 'everything')
  },
  {
    name: 'the copy button copies tooltips',
    file: 'src/features/code/client/copyCode.ts',
    find: '.symbol-tooltip, ',
    replace: '',
    caughtBy: scenario('codeBlocks', '2.9.9 Only the code', 'everything')
  },
  {
    name: 'a draft is published',
    file: 'src/core/site/createDocs.ts',
    find: 'withDrafts || frontMatter.draft !== true',
    replace: 'true',
    caughtBy: unit('core/routes/createRoutes.test.ts', '')
  },
  {
    name: 'an unlisted doc is in the sitemap',
    file: 'src/core/build/output/createSitemap.ts',
    find: '!isUnlisted && ',
    replace: '',
    caughtBy: conformance(
      'hiddenDocs',
      '2.5.6 the sitemap omits unlisted docs and drafts',
      'handbook'
    )
  },
  {
    name: 'an unlisted doc does not ask search engines to stay away',
    file: 'src/core/model/head.ts',
    find: '(route.isUnlisted || site.noIndex',
    replace: '(site.noIndex',
    caughtBy: conformance(
      'hiddenDocs',
      '2.5.6 an unlisted doc asks search engines',
      'handbook'
    )
  },
  {
    name: 'an unlisted post is in the feeds',
    file: 'src/features/blog/generator/createFeeds.ts',
    find: '.filter(({ isUnlisted }) => !isUnlisted)',
    replace: '',
    caughtBy: conformance(
      'feeds',
      '10.1 drafts and unlisted posts are left out',
      'handbook'
    )
  },
  {
    name: 'breadcrumbs lead to an unlisted page',
    file: 'src/core/routes/createBreadcrumbs.ts',
    find: ' || isUnlisted',
    replace: '',
    caughtBy: conformance(
      'docNeighbours',
      '2.5.8 a category whose page is unlisted',
      'handbook'
    )
  },
  {
    name: 'a doc cannot choose the page after it',
    file: 'src/core/routes/resolveNeighbours.ts',
    find: 'if (id === undefined) return ordered',
    replace: 'if (id === undefined || id === null) return ordered',
    caughtBy: conformance(
      'docNeighbours',
      '2.5.4 a page may hide its next page',
      'handbook'
    )
  },
  {
    name: 'a page cannot choose the levels of its contents',
    file: 'src/core/model/toc.ts',
    find: 'level <= levels.max',
    replace: 'level <= 3',
    caughtBy: unit('core/model/toc.test.ts', '')
  },
  {
    name: 'an entry of the list shows the whole post',
    file: 'src/features/blog/generator/createPostListRoutes.ts',
    find: 'isExcerpt: true',
    replace: 'isExcerpt: false',
    caughtBy: conformance(
      'blogList',
      '2.4.7 an entry ends at the truncation marker',
      'handbook'
    )
  },
  {
    name: 'newer and older entries are swapped',
    file: 'src/features/blog/generator/createPostListRoutes.ts',
    find: 'const newer = pathnames[index - 1]',
    replace: 'const newer = pathnames[index + 1]',
    caughtBy: conformance(
      'blogList',
      '2.4.6 the first page links only to older entries',
      'handbook'
    )
  },
  {
    name: 'a feed holds addresses that readers of feeds cannot follow',
    file: 'src/features/blog/generator/createFeeds.ts',
    find: 'properties[name] = resolve(value)',
    replace: 'value',
    caughtBy: conformance(
      'feeds',
      '10.1 every address in the texts of the rss feed is absolute',
      'own'
    )
  },
  {
    name: 'a link to another site replaces the page',
    file: 'src/core/markdown/elements/rehypeLinks.ts',
    find: "link.properties.target ??= '_blank'",
    replace: '',
    caughtBy: unit('core/markdown/renderMarkdown.test.ts', '')
  },
  {
    name: 'pictures are loaded before they are seen',
    file: 'src/core/markdown/elements/rehypeImages.ts',
    find: "image.properties.loading ??= 'lazy'",
    replace: '',
    caughtBy: unit('core/markdown/elements/rehypeImages.test.ts', '')
  },
  {
    name: 'a tag of unlisted pages alone has a page',
    file: 'src/features/tags/generator/createTags.ts',
    find: 'if (frontMatter.unlisted === true) continue',
    replace: '',
    caughtBy: conformance(
      'tags',
      '2.4.16 tags are listed under their upper-case',
      'tags'
    )
  },
  {
    name: 'Arabic runs from left to right',
    file: 'src/core/site/createLocale.ts',
    find: "'rtl'",
    replace: "'ltr'",
    caughtBy: unit('core/site/createLocale.test.ts', '')
  },
  {
    name: 'search engines are told of one language alone',
    file: 'src/core/routes/linkLocales.ts',
    find: 'if (locales.length < 2)',
    replace: 'if (locales.length < 9)',
    caughtBy: unit('core/routes/linkLocales.test.ts', '')
  },
  {
    name: 'the author of the last update is not told',
    file: 'src/core/client/pages/EditRow.tsx',
    find: 'byUser: author !== undefined',
    replace: 'byUser: author === undefined',
    caughtBy: conformance(
      'docPage',
      '2.5.5 the last update is shown',
      'handbook'
    )
  },
  {
    name: 'an enlarged picture stays when the reader goes back',
    file: 'src/core/client/pages/zoomImage.ts',
    find: "window.addEventListener('popstate', leave, { once: true })",
    replace: '',
    caughtBy: scenario(
      'pictures',
      '2.9.18 A reader enlarges an image',
      'everything'
    )
  },
  {
    name: 'the button for wrapping never shows',
    file: 'src/features/code/client/wrapCode.ts',
    find: "button.hidden = !block.hasAttribute('data-wrap') && !overflowing.has(pre)",
    replace: 'button.hidden = true',
    caughtBy: scenario('codeButtons', '2.9.10 A reader wraps', 'handbook')
  },
  {
    name: 'a date is that of the machine that builds',
    file: 'src/core/site/formatDate.ts',
    find: ",\n    timeZone: 'UTC'",
    replace: '',
    caughtBy: unit('core/site/formatDate.test.ts', '')
  },
  {
    name: 'a time without a zone is that of the machine that builds',
    file: 'src/core/content/schema/parseDate.ts',
    find: 'hasTime && !hasZone',
    replace: '!hasTime',
    caughtBy: unit('core/content/schema/parseDate.test.ts', '')
  },
  {
    name: 'a page has the date of its first commit',
    file: 'src/core/content/read/readGitDates.ts',
    find: '      if (dates.has(key)) continue\n',
    replace: '',
    caughtBy: unit('core/content/read/readGitDates.test.ts', '')
  },
  {
    name: 'the landing page shows an unlisted post',
    file: 'src/core/routes/createRoutes.ts',
    find: '      .filter(({ isUnlisted }) => !isUnlisted)\n',
    replace: '',
    caughtBy: unit('core/routes/createRoutes.test.ts', 'in no other')
  },
  {
    name: 'the search finds unlisted docs',
    file: 'src/features/search/generator/listSearchedPages.ts',
    find: '!route.isUnlisted && ',
    replace: '',
    caughtBy: conformance(
      'hiddenDocs',
      '2.5.6 the search knows neither',
      'handbook'
    )
  },
  {
    name: 'search engines are told that the last language is the default',
    file: 'src/core/model/head.ts',
    find: "{ ...first, hreflang: 'x-default' }",
    replace: "{ ...(others.at(-1) ?? first), hreflang: 'x-default' }",
    caughtBy: conformance(
      'locales',
      '10.2 the head lists every locale',
      'versionsAndLocales'
    )
  },
  {
    name: 'the not-found page claims an address',
    file: 'src/core/model/head.ts',
    find: "(route.kind === 'notFound' ? []",
    replace: "(route.kind === 'offline' ? []",
    caughtBy: unit('core/model/head.test.ts', 'has no address of its own')
  },
  {
    name: 'feeds grow with every post',
    file: 'src/features/blog/generator/createFeeds.ts',
    find: '    .slice(0, site.content.config.blog.feedLimit)\n',
    replace: '',
    caughtBy: unit(
      'features/blog/generator/createFeeds.test.ts',
      'as the site says'
    )
  },
  {
    name: 'the picture of what a sample shows is left out',
    file: 'src/features/components/generator/createHero.ts',
    find: 'content.slice(end)',
    replace: 'content.slice(end, end + 1)',
    caughtBy: unit(
      'features/components/generator/createHero.test.ts',
      'what follows the sample'
    )
  },
  {
    name: 'an excerpt of the search begins with a default',
    file: 'src/features/search/generator/rehypeSearchParts.ts',
    find: ", 'api-default'",
    replace: '',
    caughtBy: unit(
      'features/search/generator/rehypeSearchParts.test.ts',
      'types and defaults'
    )
  },
  {
    name: 'an Arabic date falls apart on a page that is not translated',
    file: 'src/core/client/styles/base.css',
    find: 'samp, pre, time)',
    replace: 'samp, pre)',
    caughtBy: scenario('locales', '3.6 An Arabic page', 'versionsAndLocales')
  }
]
