import { compile, run } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { VFile } from 'vfile'
import { features } from '../../features.ts'
import { locateBuiltIn } from '../content/read/loadFeatures.ts'
import type { LoadedFeature } from '../feature.ts'
import { englishTexts } from '../model/catalogue.ts'
import type { Heading } from '../model/toc.ts'
import { createTestCache } from '../platform/cache/testCache.fixture.ts'
import { configureMdx } from './configureMdx.ts'
import type {
  CompilerSetup,
  MarkdownContext,
  PageDiagnostic
} from './markdownContext.ts'

const cache = createTestCache()

/** The parts of a context that a test replaces. */
interface GivenContext extends Partial<Omit<MarkdownContext, 'setup'>> {
  readonly setup?: Partial<CompilerSetup>
}

/** A compiled and rendered page. */
interface RenderedMarkdown {
  readonly html: string
  readonly headings: readonly Heading[]
  /** `line:column severity: message` of each diagnostic. */
  readonly diagnostics: readonly string[]
}

/** Create a feature that only has components. */
export function createTestFeature(
  components: NonNullable<LoadedFeature['components']>
): LoadedFeature {
  return { name: 'test', folder: '/test', alias: '@test', components }
}

/** Create a context in which all `.mdx` files are pages. */
export function createTestContext(
  report: (diagnostic: PageDiagnostic) => void = () => {}
): MarkdownContext {
  return {
    setup: { features: features.map(locateBuiltIn), cache },
    data: {},
    baseUrl: '/base/',
    contentDir: '/content',
    texts: englishTexts,
    report,
    resolveLink: link => {
      if (/^[a-z]+:/.test(link)) return { kind: 'external' }
      if (/\.zip(?:#|$)/.test(link))
        return { kind: 'asset', sourceFile: 'a.zip' }
      const isPage = /\.mdx(#|$)/.test(link)
      const href = link.replace(/^\.\//, '/base/').replace('.mdx', '')
      return { kind: isPage ? 'page' : 'unchanged', href }
    }
  }
}

function replaceParts(
  context: MarkdownContext,
  given: GivenContext
): MarkdownContext {
  const setup = { ...context.setup, ...given.setup }
  return { ...context, ...given, setup }
}

/** Compile a page and return its module's code. */
export async function compileMarkdown(
  source: string,
  given: GivenContext = {}
): Promise<string> {
  const file = new VFile({ path: '/content/docs/page.mdx', value: source })
  const context = replaceParts(createTestContext(), given)
  return String(await compile(file, configureMdx(context)))
}

/** Replace the theme's components with custom elements. */
function provide() {
  return { Own: 'x-own', Tabs: 'x-tabs', TabItem: 'x-tab' }
}

/**
 * Compile and render a page, without its outermost wrapper.
 *
 * @param given.path absolute
 */
export async function renderMarkdown(
  source: string,
  format: 'md' | 'mdx' = 'mdx',
  given: GivenContext & { readonly path?: string } = {}
): Promise<RenderedMarkdown> {
  const diagnostics: string[] = []
  const context = createTestContext(({ place, severity, message }) => {
    const { line, column } = place
    diagnostics.push(`${line}:${column} ${severity}: ${message}`)
  })
  const path = given.path ?? `/content/docs/page.${format}`
  const code = await compile(new VFile({ path, value: source }), {
    ...configureMdx(replaceParts(context, given)),
    format,
    outputFormat: 'function-body'
  })
  const module = await run(code, { ...runtime, useMDXComponents: provide })
  const markup = renderToStaticMarkup(createElement(module.default))
  return {
    html: markup.replace(/^<div data-static="">|<\/div>$/g, ''),
    headings: module.headings as readonly Heading[], // by rehypeHeadingsExport
    diagnostics
  }
}
