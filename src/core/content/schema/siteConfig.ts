import type { z } from 'zod'
import type { DocsVersion } from '../../model/site.ts'
import type { SiteKeys } from './featureKeys.ts'
import type { siteConfigSchema } from './siteConfigSchema.ts'

type Input = z.input<typeof siteConfigSchema>
/** Keys of an object in the configuration. */
type Part<Key extends keyof Input> = NonNullable<Input[Key]>

/**
 * The configuration as written in `content/site.ts`. Editors show these sentences.
 * The types are those of the schema, whose declarations have no comments.
 */
export interface SiteConfig extends SiteKeys {
  /** Name of the site, in the navbar, titles of browser tabs and link previews. */
  readonly title: Input['title']
  /** What the site is about, in a few words. */
  readonly tagline?: Input['tagline']
  /** Where the site is published, without a path: `https://docs.example.com`. */
  readonly url?: Input['url']
  /** Path below which the site is published: `/` or `/docs/`. */
  readonly baseUrl?: Input['baseUrl']
  /** What separates the title of a page from that of the site. */
  readonly titleDelimiter?: Input['titleDelimiter']
  /** Icon in browser tabs: a file of `static/`, such as `favicon.svg`. */
  readonly favicon?: Input['favicon']
  /** The bar at the top of every page: title, logo and links. */
  readonly navbar?: NavbarConfig
  /** The footer of every page: links, a logo and a copyright notice. */
  readonly footer?: Input['footer']
  /** The documented libraries in groups; readers switch between them above the sidebar. */
  readonly libraries?: Input['libraries']
  /** A message above the navbar, which readers can close. */
  readonly announcementBar?: AnnouncementBarConfig
  /** Light and dark mode. */
  readonly colorMode?: ColorModeConfig
  /** Heading levels in the contents lists of pages. */
  readonly tableOfContents?: Input['tableOfContents']
  /** Where docs are, their versions, and what their pages show. */
  readonly docs?: DocsConfig
  /** The languages of the site; the first one is the default. */
  readonly locales?: Input['locales']
  /** What a build does about broken links and missing images. */
  readonly links?: LinksConfig
  /** How pages are read. */
  readonly markdown?: MarkdownConfig
  /** Earlier addresses, and where they lead now. */
  readonly redirects?: Input['redirects']
  /**
   * Features by name: `false` switches a built-in one off. The name of a module or a
   * package adds a feature: with `true`, or with an object of options.
   */
  readonly features?: Input['features']
  /** Remark plugins that run after the generator's. */
  readonly remarkPlugins?: Input['remarkPlugins']
  /** Rehype plugins; they get raw HTML as elements, and run before the generator's. */
  readonly rehypePlugins?: Input['rehypePlugins']
  /**
   * Components by name, each with its module. One with the name of a theme part
   * replaces it; pages use the others without an import.
   */
  readonly components?: Input['components']
  /** Elements in the head of every page: meta tags, links and scripts. */
  readonly head?: Input['head']
  /** Meta tags of every page, unless a page has one of the same name. */
  readonly metadata?: Input['metadata']
  /** Whether search engines ignore the whole site. */
  readonly noIndex?: Input['noIndex']
}

/** `navbar` in `site.ts`. */
export interface NavbarConfig {
  /** Text beside the logo. */
  readonly title?: Part<'navbar'>['title']
  /** Image that leads to the home page. */
  readonly logo?: Part<'navbar'>['logo']
  /** A short text next to the title, such as a version. */
  readonly badge?: Part<'navbar'>['badge']
  /** Colors that differ from those of the page. */
  readonly style?: Part<'navbar'>['style']
  /** Whether the navbar hides while the reader scrolls down. */
  readonly hideOnScroll?: Part<'navbar'>['hideOnScroll']
  /** Links, dropdowns, and items of features, from left to right. */
  readonly items?: Part<'navbar'>['items']
}

/** `announcementBar` in `site.ts`. */
export interface AnnouncementBarConfig {
  /** Change it with the message: readers who closed the bar then see it again. */
  readonly id?: Part<'announcementBar'>['id']
  /** The message, as HTML. */
  readonly content: Part<'announcementBar'>['content']
  /** Background color, instead of that of `tone`. */
  readonly backgroundColor?: Part<'announcementBar'>['backgroundColor']
  /** Text color, instead of that of `tone`. */
  readonly textColor?: Part<'announcementBar'>['textColor']
  /** Colors that say how important the message is. */
  readonly tone?: Part<'announcementBar'>['tone']
  /** Whether readers can close the bar. */
  readonly isCloseable?: Part<'announcementBar'>['isCloseable']
}

/** `colorMode` in `site.ts`. */
export interface ColorModeConfig {
  /** Mode that readers see until they choose one. */
  readonly defaultMode?: Part<'colorMode'>['defaultMode']
  /** Whether the button that switches the mode is missing. */
  readonly disableSwitch?: Part<'colorMode'>['disableSwitch']
}

/** `docs` in `site.ts`. */
export interface DocsConfig {
  /** First part of the addresses of docs; by default, `docs`. */
  readonly path?: Part<'docs'>['path']
  /** Id of the doc that links to the docs lead to. */
  readonly mainDocId?: Part<'docs'>['mainDocId']
  /** Address of the docs folder in a repository, for links that edit a page. */
  readonly editUrl?: Part<'docs'>['editUrl']
  /** Whether docs show the date of their last change. */
  readonly showLastUpdate?: Part<'docs'>['showLastUpdate']
  /** Whether docs show the author of their last change. */
  readonly showLastUpdateAuthor?: Part<'docs'>['showLastUpdateAuthor']
  /** Versions of the docs, with the newest one first. */
  readonly versions?: Part<'docs'>['versions']
  /** Name of the version whose addresses have no version. */
  readonly lastVersion?: Part<'docs'>['lastVersion']
  /** Where browsers keep the version that a reader has chosen. */
  readonly versionPersistence?: Part<'docs'>['versionPersistence']
  /** Whether opening a category of the sidebar closes the others. */
  readonly autoCollapseCategories?: Part<'docs'>['autoCollapseCategories']
  /** Whether readers can hide the sidebar. */
  readonly hideableSidebar?: Part<'docs'>['hideableSidebar']
}

/** `links` in `site.ts`: `throw` fails the build. */
export interface LinksConfig {
  /** What to do about links that lead to no page. */
  readonly brokenLinks?: Part<'links'>['brokenLinks']
  /** What to do about links to headings that their page lacks. */
  readonly brokenAnchors?: Part<'links'>['brokenAnchors']
  /** What to do about images that don't exist. */
  readonly missingImages?: Part<'links'>['missingImages']
}

/** `markdown` in `site.ts`. */
export interface MarkdownConfig {
  /** Whether pages are Markdown or MDX; `detect` decides by extension and syntax. */
  readonly format?: Part<'markdown'>['format']
  /** Whether `$x$` is a formula, and not only `$$x$$`. */
  readonly singleDollarMath?: Part<'markdown'>['singleDollarMath']
}

/** The validated configuration, before versions are resolved. */
export type ParsedSiteConfig = z.output<typeof siteConfigSchema> & SiteKeys
/** The configuration with all defaults. */
export type ResolvedSiteConfig = Omit<ParsedSiteConfig, 'docs'> & {
  readonly docs: Omit<ParsedSiteConfig['docs'], 'versions'> & {
    readonly versions: readonly VersionConfig[]
  }
}

/** A docs version with all defaults. */
export interface VersionConfig {
  readonly name: string
  readonly label: string
  /** Relative to the content folder. */
  readonly folder: string
  /** Relative to `/docs`; empty for the last version. */
  readonly path: string
  /** Path of the sidebars file relative to the content folder, without extension. */
  readonly sidebars: string
  readonly banner: DocsVersion['banner']
  readonly badge: boolean
  readonly isLast: boolean
}
