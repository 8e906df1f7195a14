import type { Element, Nodes, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm'
import type { VFile } from 'vfile'
import type { Heading } from '../../model/toc.ts'
import { findComponent } from '../components/pageComponents.ts'
import { isJsxElement } from '../element.ts'
import type { CompilerSetup, MarkdownContext } from '../markdownContext.ts'
import {
  createExpressionAttribute,
  createModuleCode,
  parseModule
} from './moduleSyntax.ts'
import { printImports } from './pageImports.ts'

/** Elements that allow only certain children, so no wrapper. */
const STRUCTURAL = new Set(
  'ul ol dl table thead tbody tfoot tr colgroup select svg picture'.split(' ')
)
/** Elements with phrasing content; browsers would move blocks out of them. */
const PHRASING = new Set(
  'p h1 h2 h3 h4 h5 h6 a em strong del code span b i u s sub sup small mark q cite abbr kbd samp var time label button summary caption dt pre'.split(
    ' '
  )
)
/** Elements that must be direct children of their parent. */
const DIRECT_CHILDREN_ONLY = new Set(['summary', 'legend', 'figcaption'])

/** Collects the strings of a page. */
interface Collector extends Pick<CompilerSetup, 'features'> {
  readonly dynamic: ReadonlySet<Nodes>
  readonly strings: string[]
}

/**
 * Turn everything without components into strings of HTML.
 *
 * A page becomes a short list of strings and components, so its chunk is small and
 * hydration is cheap. Each string is a constant object, because React compares
 * `dangerouslySetInnerHTML` by identity.
 */
export function rehypeStatic({
  addFacts,
  setup
}: Pick<MarkdownContext, 'addFacts' | 'setup'>) {
  return (tree: Root, file: VFile) => {
    const collector = {
      features: setup.features,
      dynamic: findDynamicNodes(tree),
      strings: []
    }
    const isModuleCode = (node: RootContent): node is MdxjsEsmHast =>
      node.type === 'mdxjsEsm'
    const moduleCode = tree.children.filter(isModuleCode)
    const content = tree.children.filter(node => !isModuleCode(node))
    const collapsed = collapse(content, 'div', collector)
    const imports = printImports(file)
    const constants = collector.strings.map(
      (html, index) =>
        `const _static${index} = { __html: ${JSON.stringify(html)} }`
    )
    const code = parseModule([...imports, ...constants].join('\n'))
    tree.children = [...moduleCode, createModuleCode(code), ...collapsed]
    const [html = ''] = collector.strings
    const headings = findPlainHeadings(file, moduleCode)
    const isText =
      collapsed.length === 1 &&
      content.every(node => isCollapsible(node, collector))
    if (isText && headings && imports.length === 0) {
      addFacts?.({ text: { headings, html } })
    }
  }
}

/** Find the headings of a page whose module exports nothing else. */
function findPlainHeadings(
  file: VFile,
  moduleCode: readonly MdxjsEsmHast[]
): readonly Heading[] | undefined {
  const statements = moduleCode.flatMap(
    ({ data }) => data?.estree?.body ?? [undefined]
  )
  // Nodes that plugins insert have no position.
  const isWritten = moduleCode.some(({ position }) => position !== undefined)
  if (isWritten || statements.length !== 1) return undefined
  const sources = file.data.headings ?? []
  const headings = sources.flatMap(source =>
    source.kind === 'heading' ? [source.heading] : []
  )
  return headings.length === sources.length ? headings : undefined
}

/** The element around a string of blocks or of phrasing content. */
type Wrapper = 'div' | 'span'

function collapse(
  nodes: readonly RootContent[],
  wrapper: Wrapper,
  collector: Collector
): RootContent[] {
  const result: RootContent[] = []
  let run: RootContent[] = []
  const endRun = () => {
    result.push(...collapseRun(run, wrapper, collector))
    run = []
  }
  for (const node of nodes) {
    if (isCollapsible(node, collector)) {
      run.push(node)
    } else {
      endRun()
      result.push(collapseInside(node, collector))
    }
  }
  endRun()
  return result
}

function isCollapsible(node: RootContent, { dynamic }: Collector): boolean {
  const isDirectChild =
    node.type === 'element' && DIRECT_CHILDREN_ONLY.has(node.tagName)
  return !dynamic.has(node) && !isDirectChild
}

function collapseRun(
  run: readonly RootContent[],
  wrapper: Wrapper,
  { strings }: Collector
): readonly RootContent[] {
  const isText = run.every(({ type }) => type === 'text')
  const html = toHtml([...run], { allowDangerousHtml: true })
  // Keep spaces between words and components, but not line breaks between blocks.
  const kept =
    wrapper === 'span' ? html : html.replace(/^\s*\n\s*|\s*\n\s*$/g, '')
  if (isText && kept === html) return run
  if (kept.trim() === '') return []
  const name = `_static${strings.length}`
  strings.push(kept)
  return [createStaticElement(wrapper, name)]
}

function createStaticElement(
  wrapper: Wrapper,
  constant: string
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: wrapper,
    attributes: [
      { type: 'mdxJsxAttribute', name: 'data-static', value: '' },
      createExpressionAttribute('dangerouslySetInnerHTML', {
        type: 'Identifier',
        name: constant
      })
    ],
    children: [],
    data: { _mdxExplicitJsx: true }
  }
}

/** Keep a dynamic node, but turn its static children into strings. */
function collapseInside(node: RootContent, collector: Collector): RootContent {
  if (!('children' in node) || isPlainText(node)) return node
  const children = isCustomComponent(node, collector)
    ? keepElements(node, collector)
    : collapseChildren(node, collector)
  // The children of hast nodes are hast nodes since remark-rehype.
  return { ...node, children } as RootContent
}

function collapseChildren(
  node: Extract<RootContent, { children: unknown }>,
  collector: Collector
): RootContent[] {
  const children = node.children as RootContent[] // hast since remark-rehype
  if (node.type === 'element' && STRUCTURAL.has(node.tagName)) {
    return children.map(child => collapseInside(child, collector))
  }
  return collapse(children, findWrapper(node), collector)
}

/** Whether a component isn't the theme's, so it may read its children. */
function isCustomComponent(node: RootContent, collector: Collector): boolean {
  if (!isJsxElement(node)) return false
  const name = node.name ?? ''
  return /^[A-Z]|\./.test(name) && !findComponent(name, collector)?.isProvided
}

/** Keep elements as elements; only raw HTML becomes a string. */
function keepElements(node: RootContent, collector: Collector): RootContent[] {
  if (!('children' in node)) return []
  const children = node.children as RootContent[] // hast since remark-rehype
  const wrapper = findWrapper(node)
  return children.flatMap(child => {
    if (child.type === 'raw') return collapseRun([child], wrapper, collector)
    if (child.type !== 'element') return [collapseInside(child, collector)]
    const inner = keepElements(child, collector)
    return [{ ...child, children: inner } as Element]
  })
}

function findWrapper(node: RootContent): Wrapper {
  const isInText =
    node.type === 'mdxJsxTextElement' ||
    (node.type === 'element' && PHRASING.has(node.tagName))
  return isInText ? 'span' : 'div'
}

function isPlainText({ children }: { readonly children: readonly Nodes[] }) {
  return children.every(({ type }) => type === 'text')
}

/**
 * Find the dynamic nodes: JSX, expressions, and all nodes that contain them.
 */
function findDynamicNodes(tree: Nodes): ReadonlySet<Nodes> {
  const dynamic = new Set<Nodes>()
  addDynamic(tree, dynamic)
  return dynamic
}

function addDynamic(node: Nodes, dynamic: Set<Nodes>): boolean {
  const children = 'children' in node ? (node.children as Nodes[]) : []
  // Don't short-circuit: every child must be visited.
  const hasDynamicChild =
    children.filter(child => addDynamic(child, dynamic)).length > 0
  const isDynamic = hasDynamicChild || node.type.startsWith('mdx')
  if (isDynamic) dynamic.add(node)
  return isDynamic
}
