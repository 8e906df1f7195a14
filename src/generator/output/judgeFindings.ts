import { SiteError, SiteErrors } from '../../model/errors.ts'
import { createHref, type Href } from '../../model/paths.ts'
import type { Content } from '../content/content.ts'
import { listFiles } from '../content/listFiles.ts'
import type { Level } from '../content/siteConfig.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import type { Redirect } from '../routes/createRoutes.ts'
import { checkLinks } from './checkLinks.ts'
import { findForbiddenAttributes } from './findForbiddenAttributes.ts'
import { judgeMarkdown } from './judgeMarkdown.ts'

/**
 * Weigh what the finished pages showed: links, anchors, pictures and forbidden
 * attributes, each by the level that the site sets.
 *
 * @param folder holds the files of this base
 * @returns what is only to be said
 * @throws SiteErrors with all that fails the build
 */
export async function judgeFindings(options: {
  readonly content: Content
  readonly pages: readonly RenderedPage[]
  readonly redirects: readonly Redirect[]
  /** Pages of the other locales, with their bases. */
  readonly otherLocales: readonly Href[]
  readonly baseUrl: string
  readonly folder: string
  readonly markdown: readonly MarkdownFinding[]
}): Promise<readonly SiteError[]> {
  const { content, pages, baseUrl } = options
  const { isBare, config } = content
  // Nobody has chosen strictness for a folder of nothing but Markdown.
  const usual: Level = isBare ? 'warn' : 'throw'
  const files = await listFiles(options.folder)
  const { links, anchors } = checkLinks(pages, baseUrl, [
    ...[...files, ...options.redirects.map(({ from }) => from)].map(path =>
      createHref(baseUrl, path)
    ),
    ...options.otherLocales
  ])
  const weighed: readonly (readonly [Level, readonly SiteError[]])[] = [
    [config.links.brokenLinks ?? usual, links],
    [config.links.brokenAnchors, anchors],
    ...judgeMarkdown(options.markdown, content.root, {
      images: config.links.missingImages ?? usual,
      usual
    }),
    ['throw', findAttributes(pages)]
  ]
  const of = (wanted: Level) =>
    weighed.flatMap(([level, errors]) => (level === wanted ? errors : []))
  const failures = of('throw')
  if (failures.length > 0) throw new SiteErrors(failures)
  return of('warn')
}

/** The security policy lets no `style` or `on…` attribute work. */
function findAttributes(pages: readonly RenderedPage[]): readonly SiteError[] {
  return pages.flatMap(({ html, planned, record }) =>
    findForbiddenAttributes(html).map(
      ({ tag, attribute, value }) =>
        new SiteError(
          `The page holds <${tag} ${attribute}="${value.slice(0, 60)}">.`,
          {
            place: { file: planned.source?.file ?? record.pathname },
            remedy:
              'The security policy forbids the attribute: use a class instead.'
          }
        )
    )
  )
}
