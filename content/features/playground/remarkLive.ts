import path from 'node:path'
import type { Code, Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm'
import type { MarkdownContext } from 'toolbox-docs'
import type { VFile } from 'vfile'
import { type LiveMeta, readLiveMeta } from './readLiveMeta.ts'

/** A code fence and its place. */
interface Fence {
  readonly code: Code
  readonly parent: Parents
  readonly meta: LiveMeta
}

const LANGUAGES = ['ts', 'tsx']

/**
 * Add a component below each `live` code fence, which runs its code. The module of
 * the component comes from `sampleLoader.mjs`, which reads the lines of the fence
 * from the page, so that there's no second copy of the code.
 */
export function remarkLive(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const fences = listFences(tree)
    const live = fences.filter(({ meta }) => meta.isLive)
    for (const [index, fence] of live.entries()) {
      fence.code.meta = fence.meta.rest
      const mistake = findMistake(fence)
      if (mistake) {
        const { line, column } = fence.code.position?.start ?? {}
        const place = { file: file.path, line, column }
        context.report({ kind: 'syntax', severity: 'error', place, ...mistake })
        continue
      }
      const name = `Playground${index}`
      const siblings: Nodes[] = fence.parent.children
      siblings.splice(siblings.indexOf(fence.code) + 1, 0, createElement(name))
      tree.children.push(
        createImport(name, nameModule(fence, fences, { context, file }))
      )
    }
  }
}

function listFences(tree: Root): readonly Fence[] {
  const fences: Fence[] = []
  const visit = (node: Nodes, parent: Parents) => {
    if (node.type === 'code') {
      fences.push({ code: node, parent, meta: readLiveMeta(node.meta ?? '') })
    }
    if (!('children' in node)) return
    for (const child of node.children) visit(child, node)
  }
  visit(tree, tree)
  return fences
}

function findMistake({ code, meta }: Fence) {
  if (code.lang !== 'tsx') {
    return {
      message: `"live" runs components, and this code block's language is "${code.lang ?? ''}".`,
      hint: 'Write "tsx", or remove "live".'
    }
  }
  if (meta.isIncluded) {
    return {
      message: '"live" can\'t run code from another file.',
      hint: 'Write the code into the page, or remove "live".'
    }
  }
  if (meta.props !== undefined && !isObject(meta.props)) {
    return {
      message: `The value of "live" isn't a JSON object: ${meta.props}`,
      hint: 'Write the values of the component\'s props, as in live=\'{"title": "Pay the rent"}\'.'
    }
  }
  return undefined
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/**
 * Name the module of a sample for the bundler: the name that decides how it
 * compiles, the loader, and the page with what the loader needs to know.
 */
function nameModule(
  { code, meta }: Fence,
  fences: readonly Fence[],
  { context, file }: { readonly context: MarkdownContext; readonly file: VFile }
): string {
  const own = context.setup.features.find(({ name }) => name === 'playground')
  const loader = path.join(own?.folder ?? '', 'sampleLoader.mjs')
  const query = new URLSearchParams([
    ['run', printLines(code)],
    ['props', meta.props ?? '{}'],
    ...fences.flatMap(({ code, meta: { title } }) =>
      LANGUAGES.includes(code.lang ?? '') && title?.startsWith('src/')
        ? [[title, printLines(code)]]
        : []
    )
  ] as [string, string][])
  const from = path.relative(path.dirname(file.path), loader)
  return `./sample.ts!=!${toRelative(from)}!./${path.basename(file.path)}?${query}`
}

/** Print the numbers of the first and the last line between the fences. */
function printLines({ position }: Code): string {
  const { start, end } = position ?? { start: { line: 0 }, end: { line: 0 } }
  return `${start.line + 1}-${end.line - 1}`
}

function toRelative(file: string): string {
  const posix = file.split(path.sep).join('/')
  return posix.startsWith('.') ? posix : `./${posix}`
}

function createElement(name: string): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: [], children: [] }
}

function createImport(name: string, request: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              {
                type: 'ImportDefaultSpecifier',
                local: { type: 'Identifier', name }
              }
            ],
            source: { type: 'Literal', value: request }
          }
        ]
      }
    }
  }
}
