import type { Properties, Root } from 'hast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { find, html } from 'property-information'
import type { VFile } from 'vfile'
import { decodeLinkIfValid } from '../../model/paths.ts'
import { isJsxElement } from '../element.ts'
import { ID_REFERENCES } from '../idReferences.ts'
import { walkNodes } from '../walkTree.ts'
import { createModuleCode, findPartials, parseModule } from './moduleSyntax.ts'

/**
 * Make the ids of a partial's further copies unique, and import those copies where
 * a page includes them. The first copy keeps its ids, because links lead to them.
 */
export function rehypeCopies() {
  return (tree: Root, file: VFile) => {
    const { copies } = file.data
    if (copies === undefined) return
    if (copies.current !== undefined) renameIds(tree, file, copies.current)
    importCopies(tree, copies.locate)
  }
}

function renameIds(tree: Root, file: VFile, copy: string): void {
  const ids = new Set<string>()
  changeAttributes(tree, (name, value) => {
    if (name === 'id') ids.add(value)
    return value
  })
  const rename = (id: string) => (ids.has(id) ? `${id}--${copy}` : id)
  changeAttributes(tree, (name, value) => {
    if (name === 'id') return rename(value)
    if (ID_REFERENCES.has(find(html, name).property)) {
      return value.replace(/\S+/g, rename)
    }
    if (value.startsWith('#') && ids.has(decodeLinkIfValid(value.slice(1)))) {
      return `${value}--${copy}`
    }
    return value.replace(/url\(#([^)]*)\)/g, (_, id) => `url(#${rename(id)})`)
  })
  file.data.headings = (file.data.headings ?? []).map(source => {
    if (source.kind === 'partial') return source
    const { heading } = source
    return { ...source, heading: { ...heading, id: rename(heading.id) } }
  })
}

/** Replace the attributes of all elements; expressions stay as they are. */
function changeAttributes(
  tree: Root,
  change: (name: string, value: string) => string
): void {
  walkNodes(tree, node => {
    if (node.type === 'element') changeProperties(node.properties, change)
    if (!isJsxElement(node)) return undefined
    for (const attribute of node.attributes.filter(isPlain)) {
      attribute.value = change(attribute.name, attribute.value)
    }
    return undefined
  })
}

function changeProperties(
  properties: Properties,
  change: (name: string, value: string) => string
): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string') properties[name] = change(name, value)
    if (!Array.isArray(value)) continue
    properties[name] = value.map(part => change(name, String(part)))
  }
}

function isPlain(attribute: {
  readonly type: string
}): attribute is MdxJsxAttribute & { value: string } {
  const { type, value } = attribute as MdxJsxAttribute
  return type === 'mdxJsxAttribute' && typeof value === 'string'
}

function importCopies(
  tree: Root,
  locate: (specifier: string, index: number) => string
): void {
  const partials = findPartials(tree)
  const imports: string[] = []
  let index = 0
  walkNodes(tree, node => {
    const name = (isJsxElement(node) && node.name) || ''
    const specifier = partials.get(name)
    if (!isJsxElement(node) || specifier === undefined) return undefined
    const request = locate(specifier, index)
    if (request !== specifier) {
      node.name = `${name}_${index}`
      imports.push(`import ${node.name} from ${JSON.stringify(request)}`)
    }
    index += 1
    return undefined
  })
  if (imports.length > 0) {
    tree.children.unshift(createModuleCode(parseModule(imports.join('\n'))))
  }
}
