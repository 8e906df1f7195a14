import path from 'node:path'
import { parse } from '@babel/parser'
import type { Node, ObjectExpression } from '@babel/types'

/** The docs that a website's configuration describes: one instance per plugin. */
export interface DocsInstance {
  /** Undefined for the main docs. */
  readonly id?: string | undefined
  /** Relative to the website. */
  readonly path?: string | undefined
  /** The first part of their addresses, without slashes. */
  readonly routeBasePath?: string | undefined
}

/** The part of a configuration that we use. */
interface ParsedConfig {
  readonly title?: string | undefined
  /** In the order of the file. */
  readonly instances: readonly DocsInstance[]
}

/**
 * Find a website's title and docs in the source of its `docusaurus.config`.
 *
 * The file isn't run, because it imports themes and plugins that aren't installed.
 * Only literals count, wherever in the file they are.
 */
export function parseDocusaurusConfig(source: string): ParsedConfig {
  const objects: ObjectExpression[] = []
  const instances: DocsInstance[] = []
  for (const node of listNodes(parseScript(source))) {
    if (node.type === 'ObjectExpression') {
      objects.push(node)
      const docs = findValue(node, 'docs')
      // `docs` of the theme's configuration has none of these.
      const own = docs?.type === 'ObjectExpression' && readInstance(docs)
      if (own && (own.path || own.routeBasePath !== undefined)) {
        instances.push(own)
      }
    }
    if (node.type !== 'ArrayExpression') continue
    const [name, options] = node.elements
    const isDocs = readText(name)?.endsWith('plugin-content-docs')
    if (isDocs && options?.type === 'ObjectExpression') {
      instances.push(readInstance(options))
    }
  }
  const isSite = (object: ObjectExpression) =>
    ['baseUrl', 'presets', 'themeConfig', 'url'].some(key =>
      findValue(object, key)
    )
  const titled = objects.filter(object => findValue(object, 'title'))
  const site = titled.find(isSite) ?? titled[0]
  return { title: site && readText(findValue(site, 'title')), instances }
}

function readInstance(options: ObjectExpression): DocsInstance {
  const read = (name: string) => readText(findValue(options, name))
  const id = read('id')
  return {
    id: id === 'default' ? undefined : id,
    path: read('path'),
    routeBasePath: read('routeBasePath')?.replace(/^\/+|\/+$/g, '')
  }
}

function parseScript(source: string): Node | undefined {
  try {
    return parse(source, {
      sourceType: 'unambiguous',
      plugins: ['typescript'],
      errorRecovery: true
    }).program
  } catch {
    return undefined
  }
}

/** List a tree's nodes, outer ones first. */
function listNodes(root: Node | undefined): readonly Node[] {
  const nodes = root === undefined ? [] : [root]
  for (const node of nodes) {
    nodes.push(...Object.values(node).flat().filter(isNode))
  }
  return nodes
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function findValue(object: ObjectExpression, name: string): Node | undefined {
  for (const property of object.properties) {
    if (property.type !== 'ObjectProperty') continue
    const { key, value } = property
    const isKey =
      (key.type === 'Identifier' && key.name === name) ||
      (key.type === 'StringLiteral' && key.value === name)
    if (isKey) return value
  }
  return undefined
}

/** Read a text, also of `require.resolve('x')` and `path.join(__dirname, 'x')`. */
function readText(node: Node | null | undefined): string | undefined {
  switch (node?.type) {
    case 'StringLiteral':
      return node.value
    case 'TemplateLiteral':
      return node.expressions.length === 0
        ? (node.quasis[0]?.value.cooked ?? undefined)
        : undefined
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return readText(node.expression)
    case 'CallExpression': {
      const [first, ...rest] = node.arguments
      const isFolder =
        first?.type === 'Identifier' && first.name === '__dirname'
      const parts = (isFolder ? rest : node.arguments).map(readText)
      const known = parts.filter(part => part !== undefined)
      const isKnown = known.length === parts.length && known.length > 0
      return isKnown ? path.join(...known) : undefined
    }
    default:
      return undefined
  }
}
